import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exifLens } from './exif.ts'
import { copyExif } from './exif-copy.ts'
import { exifTiff, withExif } from './jpeg.ts'
import { photoWithExif, text } from './position/testing/photo-with.ts'
import { firstIfdOffset, openTiff, readFields, type TiffField, uintOf, writeTiff } from './tiff.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } }).jpeg()

/** A photo as a phone takes it, held upright, with its place and a lens. */
async function phonePhoto(): Promise<Uint8Array> {
  const lens = { FocalLengthIn35mmFilm: '26', PixelXDimension: '400', PixelYDimension: '300' }
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E' }
  const names = { Make: 'Realia', Model: 'Test camera of a long name' }
  const buffer = await plain(400, 300)
    .withExif({ IFD0: names, IFD2: lens, IFD3: place })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><r GPSLatitude="48"/></x:xmpmeta>')
    .toBuffer()
  return new Uint8Array(buffer)
}

const joined = (parts: Uint8Array[] | undefined) => new Uint8Array(Buffer.concat(parts ?? []))
const tagged = (entries: readonly TiffField[] = [], tag: number) =>
  entries.find((entry) => entry.tag === tag)

/** The directories of Exif, as this site reads them. */
function directories(exif: Uint8Array | undefined) {
  const tiff = exif && openTiff(exif)
  if (!tiff) throw new Error('no metadata')
  const number = (entry: TiffField | undefined) => entry && uintOf(tiff, entry)
  const main = readFields(tiff, firstIfdOffset(tiff))
  const pointed = (tag: number) => {
    const at = number(tagged(main, tag))
    return at === undefined ? undefined : readFields(tiff, at)
  }
  return {
    isLittleEndian: tiff.isLittleEndian,
    main,
    exif: pointed(0x8769),
    gps: pointed(0x8825),
    number,
  }
}
const ofJpeg = (jpeg: Uint8Array) => directories(exifTiff(jpeg))

const upright = { size: { width: 300, height: 400 }, position: false }

test('a copy keeps camera and lens, is upright and has no position', async () => {
  const original = await phonePhoto()
  expect(ofJpeg(original).gps).toHaveLength(3)
  const other = await plain(300, 400).toBuffer()
  const written = joined(withExif(new Uint8Array(other), copyExif(original, upright)))
  const { main, exif, gps, number } = ofJpeg(written)
  expect(gps).toBeUndefined()
  expect(number(tagged(main, 0x0112))).toBe(1)
  expect([0xa002, 0xa003].map((tag) => number(tagged(exif, tag)))).toEqual([300, 400])
  expect(exifLens(written)?.focal35).toBe(26)
  // Another program reads it, and the pixels are as they were.
  const read = sharp(written)
  expect(await read.metadata()).toMatchObject({ width: 300, height: 400, orientation: 1 })
  expect(Buffer.from(written).includes('Test camera of a long name')).toBe(true)
  expect(await read.raw().toBuffer()).toEqual(await sharp(other).raw().toBuffer())
})

test('the position stays on request', async () => {
  const original = await phonePhoto()
  const wanted = { ...upright, position: true }
  const { gps } = ofJpeg(joined(withExif(original, copyExif(original, wanted))))
  expect(gps?.map(({ tag }) => tag)).toEqual([1, 2, 3])
  expect(tagged(gps, 2)?.data).toHaveLength(24)
})

test('thumbnail and maker’s note are removed in either byte order', async () => {
  const entry = (tag: number, type: number, value: string) => ({
    ...{ tag, type, count: type === 4 ? 1 : value.length, data: text(value) },
  })
  const note = entry(0x927c, 7, 'MAKERNOT')
  const exif = { tag: 0x8769, directory: [note, entry(0xa002, 4, '\0\0\x01\x90')] }
  const main = writeTiff(false, [entry(0x010f, 2, 'ABC\0'), exif])
  // A second directory, with a thumbnail.
  const next = Buffer.from(`0001${'0201'}000400000001${'00000068'}00000000`, 'hex')
  const tiff = Buffer.concat([main, next])
  tiff.writeUInt32BE(main.length, 8 + 2 + 2 * 12)
  const photo = await photoWithExif(new Uint8Array(tiff))
  const copy = copyExif(new Uint8Array(await photo.arrayBuffer()), upright)
  const found = directories(copy)
  expect(found.isLittleEndian).toBe(false)
  expect(found.main.map(({ tag }) => tag)).toEqual([0x010f, 0x8769])
  expect(found.exif?.map((one) => [one.tag, found.number(one)])).toEqual([[0xa002, 300]])
  expect(Buffer.from(copy ?? []).includes('MAKERNOT')).toBe(false)
})

test('truncated, foreign, missing and circular metadata cause no error', async () => {
  const original = await phonePhoto()
  for (let length = 0; length < 700; length += 7)
    expect(() => copyExif(original.subarray(0, length), upright)).not.toThrow()
  expect(copyExif(new Uint8Array(await plain(9, 9).toBuffer()), upright)).toBeUndefined()
  expect(withExif(new Uint8Array([1, 2, 3]), undefined)).toBeUndefined()
  expect(withExif(original.subarray(0, 60), undefined)).toBeUndefined()
  // A directory that points to itself.
  const loop = 'ffd8ffe100204578696600004d4d002a0000000800018769000400000001000000080000'
  expect(() => copyExif(new Uint8Array(Buffer.from(loop, 'hex')), upright)).not.toThrow()
})
