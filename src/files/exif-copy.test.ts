import sharp from 'sharp'
import { expect, test } from 'vitest'
import { copyExif } from './exif-copy.ts'
import { exifLens, exifSegment } from './exif-lens.ts'
import { withExif } from './jpeg-segments.ts'
import { numberOf, openTiff, readDirectory, type TiffEntry } from './tiff.ts'

/** A photo as a phone takes it, held upright, with its place and a lens. */
async function phonePhoto(): Promise<Uint8Array> {
  const create = { width: 400, height: 300, channels: 3 as const, background: '#a86' }
  const buffer = await sharp({ create })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Realia', Model: 'Test camera of a long name' },
      IFD2: { FocalLengthIn35mmFilm: '26', PixelXDimension: '400', PixelYDimension: '300' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><r GPSLatitude="48"/></x:xmpmeta>')
    .toBuffer()
  return new Uint8Array(buffer)
}

const joined = (parts: Uint8Array[] | undefined) => new Uint8Array(Buffer.concat(parts ?? []))
const tagged = (entries: readonly TiffEntry[], tag: number) =>
  entries.find((entry) => entry.tag === tag)

/** The directories of a JPEG's metadata, as this site reads them. */
function directories(jpeg: Uint8Array) {
  const tiff = openTiff(exifSegment(jpeg) ?? new Uint8Array())
  if (!tiff) throw new Error('no metadata')
  const main = readDirectory(tiff, tiff.first)
  const pointed = (tag: number) => {
    const entry = tagged(main, tag)
    return entry && readDirectory(tiff, numberOf(tiff, entry) ?? 0)
  }
  const number = (entries: readonly TiffEntry[] | undefined, tag: number) => {
    const entry = tagged(entries ?? [], tag)
    return entry && numberOf(tiff, entry)
  }
  return { main, exif: pointed(0x8769), gps: pointed(0x8825), number }
}

const upright = { size: { width: 300, height: 400 }, position: false }

test('a staged picture keeps the camera and the lens, upright and without the place', async () => {
  const original = await phonePhoto()
  expect(directories(original).gps).toHaveLength(3)
  const other = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#333' },
  })
    .jpeg()
    .toBuffer()
  const written = joined(withExif(new Uint8Array(other), copyExif(original, upright)))
  const { main, exif, gps, number } = directories(written)
  expect(gps).toBeUndefined()
  expect(number(main, 0x0112)).toBe(1)
  expect([number(exif, 0xa002), number(exif, 0xa003)]).toEqual([300, 400])
  expect(exifLens(written)?.focal35).toBe(26)
  // Another program reads it, and the pixels are as they were.
  const read = sharp(written)
  expect(await read.metadata()).toMatchObject({ width: 300, height: 400, orientation: 1 })
  expect(Buffer.from(written).includes('Test camera of a long name')).toBe(true)
  expect(await read.raw().toBuffer()).toEqual(await sharp(other).raw().toBuffer())
})

test('the place stays where it is wanted', async () => {
  const original = await phonePhoto()
  const written = joined(withExif(original, copyExif(original, { ...upright, position: true })))
  const { gps } = directories(written)
  expect(gps?.map(({ tag }) => tag)).toEqual([1, 2, 3])
  expect(tagged(gps ?? [], 2)?.data).toHaveLength(24)
})

test('thumbnail and maker’s note go', () => {
  // Big-endian; Make, Exif with a maker's note of 8 bytes, and a second directory with a thumbnail.
  const head = Buffer.alloc(200)
  const tiff = Buffer.from(
    `4d4d002a00000008${'0002'}010f000200000004414243008769000400000001${'00000026'}${'00000044'}` +
      `${'0002'}927c000700000008${'00000060'}a002000400000001${'00000190'}00000000` +
      `${'0001'}0201000400000001${'00000068'}00000000`,
    'hex',
  )
  head.write('ffd8ffe100c0457869660000', 'hex')
  tiff.copy(head, 12)
  head.write('MAKERNOT', 12 + 0x60, 'latin1')
  const copy = copyExif(new Uint8Array(head), upright)
  expect(copy).toBeDefined()
  const text = Buffer.from(copy ?? []).toString('latin1')
  expect(text).toContain('ABC')
  expect(text).not.toContain('MAKERNOT')
  const opened = openTiff(copy ?? new Uint8Array())
  if (!opened) throw new Error('not readable')
  expect(opened.isLittle).toBe(false)
  const exif = tagged(readDirectory(opened, opened.first), 0x8769)
  const inner = readDirectory(opened, exif ? (numberOf(opened, exif) ?? 0) : 0)
  expect(inner.map((entry) => [entry.tag, numberOf(opened, entry)])).toEqual([[0xa002, 300]])
})

test('what is cut short, foreign or without metadata gives none, and no error', async () => {
  const original = await phonePhoto()
  for (let length = 0; length < 700; length += 7)
    expect(() => copyExif(original.subarray(0, length), upright)).not.toThrow()
  const create = { width: 9, height: 9, channels: 3 as const, background: '#a86' }
  expect(copyExif(new Uint8Array(await sharp({ create }).jpeg().toBuffer()), upright)).toBe(
    undefined,
  )
  expect(withExif(new Uint8Array([1, 2, 3]), undefined)).toBeUndefined()
  expect(withExif(original.subarray(0, 60), undefined)).toBeUndefined()
})

test('a directory that points to itself is read once', () => {
  const loop = 'ffd8ffe100204578696600004d4d002a0000000800018769000400000001000000080000'
  expect(() => copyExif(new Uint8Array(Buffer.from(loop, 'hex')), upright)).not.toThrow()
})
