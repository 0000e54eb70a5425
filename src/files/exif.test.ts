import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exifLens, focalLengthsInPixels, hasCameraMakeOrModel } from './exif.ts'
import { photoWithExif } from './position/testing/photo-with.ts'
import { writeTiff } from './tiff.ts'

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } }).jpeg()
const taken = (focal: string, over: Record<string, string> = {}) =>
  picture()
    .withExif({ IFD2: { FocalLengthIn35mmFilm: focal, ...over } })
    .toBuffer()

test('the lens of a photo is read as the camera wrote it', async () => {
  const head = await taken('26', { PixelXDimension: '400', PixelYDimension: '300' })
  expect(exifLens(head)).toEqual({ focal35: 26, zoom: 1, taken: { width: 400, height: 300 } })
})

test('a file without Exif, truncated or of another format has no lens', async () => {
  expect(exifLens(await picture().toBuffer())).toBeUndefined()
  const head = await taken('26')
  for (let end = 0; end < 60; end += 3) expect(exifLens(head.subarray(0, end))).toBeUndefined()
  expect(exifLens(new TextEncoder().encode('II*\0 no picture at all'))).toBeUndefined()
})

test.each([true, false])('an order of bytes, little-endian %s, is read', async (isLittleEndian) => {
  const focal = {
    tag: 0xa405,
    type: 3,
    count: 1,
    data: new Uint8Array(isLittleEndian ? [28, 0] : [0, 28]),
  }
  const photo = await photoWithExif(
    writeTiff(isLittleEndian, [{ tag: 0x8769, directory: [focal] }]),
  )
  expect(exifLens(new Uint8Array(await photo.arrayBuffer()))?.focal35).toBe(28)
})

test('the focal length follows the diagonal, and a cropped picture has none', () => {
  const lens = { focal35: 26, zoom: 1, taken: { width: 4000, height: 3000 } }
  const [whole] = focalLengthsInPixels(lens, { width: 4000, height: 3000 })
  expect(whole).toBeCloseTo((26 / 43.267) * 5000, 0)
  const [small] = focalLengthsInPixels(lens, { width: 300, height: 400 })
  expect(small).toBeCloseTo((26 / 43.267) * 500, 0)
  expect(focalLengthsInPixels(lens, { width: 4000, height: 2250 })).toEqual([])
  const untold = { ...lens, taken: undefined }
  expect(focalLengthsInPixels(untold, { width: 4000, height: 2250 })).toHaveLength(1)
})

test('a digital zoom may be counted already', async () => {
  const lens = exifLens(await taken('26', { DigitalZoomRatio: '150/100' }))
  expect(lens?.zoom).toBe(1.5)
  const [plain = 0, zoomed] = lens ? focalLengthsInPixels(lens, { width: 400, height: 300 }) : []
  expect(zoomed).toBeCloseTo(1.5 * plain)
  expect(exifLens(await taken('26', { DigitalZoomRatio: '0/100' }))?.zoom).toBe(1)
})

const photoNaming = (field: string) =>
  picture()
    .withExif({ IFD0: { [field]: 'Example' } })
    .toBuffer()

test('a photo has a camera model by its maker or its model', async () => {
  for (const field of ['Make', 'Model'])
    expect(hasCameraMakeOrModel(await photoNaming(field))).toBe(true)
})

test('a photo without either, truncated or not JPEG, has none', async () => {
  const others = [photoNaming('Artist'), picture().toBuffer(), picture().png().toBuffer()]
  for (const other of await Promise.all(others)) expect(hasCameraMakeOrModel(other)).toBe(false)
  const head = await photoNaming('Make')
  for (let end = 0; end < 30; end += 3)
    expect(hasCameraMakeOrModel(head.subarray(0, end))).toBe(false)
})
