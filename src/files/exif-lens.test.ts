import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exifLens, focalInPixels } from './exif-lens.ts'

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } }).jpeg()

const taken = (focal: string, over: Record<string, string> = {}) =>
  picture()
    .withExif({ IFD2: { FocalLengthIn35mmFilm: focal, ...over } })
    .toBuffer()

test('the lens of a photo is read as the camera wrote it', async () => {
  const head = await taken('26', { PixelXDimension: '400', PixelYDimension: '300' })
  expect(exifLens(head)).toEqual({ focal35: 26, taken: { width: 400, height: 300 } })
  expect(exifLens(await taken('50'))?.focal35).toBe(50)
})

test('a file without a word of it, cut off, or of another kind says nothing', async () => {
  expect(exifLens(await picture().toBuffer())).toBeUndefined()
  const head = await taken('26')
  for (let end = 0; end < 60; end += 3) expect(exifLens(head.subarray(0, end))).toBeUndefined()
  expect(exifLens(new TextEncoder().encode('II*\0 no picture at all'))).toBeUndefined()
})

test('both orders of bytes are read', () => {
  const short = (tag: number, value: number) => [
    tag >> 8,
    tag & 255,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    value,
    0,
    0,
  ]
  const tiff = [
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0,
  ]
  const exif = [...tiff, 0, 1, ...short(0xa405, 28)]
  const segment = [...new TextEncoder().encode('Exif\0\0'), ...exif]
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment])
  expect(exifLens(head)?.focal35).toBe(28)
})

test('focal length goes by the diagonal; a picture that was cut is not believed', () => {
  const lens = { focal35: 26, taken: { width: 4000, height: 3000 } }
  expect(focalInPixels(lens, { width: 4000, height: 3000 })).toBeCloseTo((26 / 43.267) * 5000, 0)
  expect(focalInPixels(lens, { width: 300, height: 400 })).toBeCloseTo((26 / 43.267) * 500, 0)
  expect(focalInPixels(lens, { width: 4000, height: 2250 })).toBeUndefined()
  expect(focalInPixels({ ...lens, taken: undefined }, { width: 4000, height: 2250 })).toBeDefined()
})
