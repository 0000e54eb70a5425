import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasCamera } from './exif-camera.ts'

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } }).jpeg()

test('a photo names its camera', async () => {
  expect(
    hasCamera(
      await picture()
        .withExif({ IFD0: { Make: 'Example' } })
        .toBuffer(),
    ),
  ).toBe(true)
  expect(
    hasCamera(
      await picture()
        .withExif({ IFD0: { Model: 'X 1' } })
        .toBuffer(),
    ),
  ).toBe(true)
})

test('what names none, is cut off, or is no JPEG has none', async () => {
  expect(hasCamera(await picture().toBuffer())).toBe(false)
  expect(
    hasCamera(
      await picture()
        .withExif({ IFD0: { Artist: 'me' } })
        .toBuffer(),
    ),
  ).toBe(false)
  expect(hasCamera(await picture().png().toBuffer())).toBe(false)
  const head = await picture()
    .withExif({ IFD0: { Make: 'Example' } })
    .toBuffer()
  for (let end = 0; end < 30; end += 3) expect(hasCamera(head.subarray(0, end))).toBe(false)
})
