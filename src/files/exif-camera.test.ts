import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasCamera } from './exif-camera.ts'

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
const photo = (field: string) =>
  picture()
    .jpeg()
    .withExif({ IFD0: { [field]: 'Example' } })
    .toBuffer()

test('a photo names its camera, by its maker or its model', async () => {
  for (const field of ['Make', 'Model']) expect(hasCamera(await photo(field))).toBe(true)
})

test('what names none, is cut off, or is no JPEG has none', async () => {
  const others = [photo('Artist'), picture().jpeg().toBuffer(), picture().png().toBuffer()]
  for (const other of await Promise.all(others)) expect(hasCamera(other)).toBe(false)
  const head = await photo('Make')
  for (let end = 0; end < 30; end += 3) expect(hasCamera(head.subarray(0, end))).toBe(false)
})
