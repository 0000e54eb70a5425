import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageSize } from './image-size.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } })

test.each([
  ['jpeg', blank(1234, 567).jpeg()],
  ['progressive jpeg', blank(1234, 567).jpeg({ progressive: true })],
  ['png', blank(1234, 567).png()],
  ['lossy webp', blank(1234, 567).webp()],
  ['lossless webp', blank(1234, 567).webp({ lossless: true })],
  [
    'extended webp',
    blank(1234, 567)
      .webp()
      .withExif({ IFD0: { Artist: 'A' } }),
  ],
])('%s', async (_, picture) => {
  const file = new Uint8Array(await picture.toBuffer())
  expect(imageSize(file)).toEqual({ width: 1234, height: 567 })
  expect(imageSize(file.subarray(0, 9))).toBeUndefined()
})

test('damage gives no size', () => {
  expect(imageSize(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 1, 0, 0]))).toBeUndefined()
  expect(imageSize(new Uint8Array(0))).toBeUndefined()
})
