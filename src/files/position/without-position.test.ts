import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { exifSegment } from '../exif-lens.ts'
import { numberOf, openTiff, readDirectory } from '../tiff.ts'
import { withoutPosition } from './without-position.ts'

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" xmlns:exif="http://ns.adobe.com/exif/1.0/" ' +
  'GPano:ProjectionType="equirectangular" exif:GPSLatitude="48,51.5N" drone-dji:GpsLongtitude="+2.29" ' +
  `photoshop:City='Paris'><exif:GPSLongitude>2,17.4E</exif:GPSLongitude><GPano:PoseHeadingDegrees>12</GPano:PoseHeadingDegrees>` +
  '</rdf:Description></rdf:RDF></x:xmpmeta>'

const gps = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '48/1 51/1 30/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '2/1 17/1 24/1',
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

async function photo(format: Format): Promise<Blob> {
  const create = { width: 64, height: 32, channels: 3 as const, background: '#a86' }
  const buffer = await sharp({ create })
    .toFormat(format, { quality: 60 })
    .withExif({
      IFD0: { Make: 'Realia', Copyright: 'Ana' },
      IFD2: { LensModel: 'Wide' },
      IFD3: gps,
    })
    .withXmp(xmp)
    .toBuffer()
  return new Blob([new Uint8Array(buffer)], { type: `image/${format}` })
}

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())
const pixels = async (blob: Blob) =>
  sharp(await bytesOf(blob))
    .raw()
    .toBuffer()

/** The tags of the first directory, and whether one of them tells a position. */
async function tagsOf(blob: Blob) {
  const { exif } = await sharp(await bytesOf(blob)).metadata()
  if (!exif) throw new Error('no Exif')
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const tiff = openTiff(new Uint8Array(exif.subarray(start)))
  if (!tiff) throw new Error('no TIFF')
  return readDirectory(tiff, tiff.first).map(({ tag }) => tag)
}

describe.each<Format>(['jpeg', 'png', 'webp', 'avif'])('a %s', (format) => {
  test('loses its position, and nothing else', async () => {
    const original = await photo(format)
    expect(await tagsOf(original)).toContain(0x8825)
    const bare = await withoutPosition(original)
    expect([bare.size, bare.type]).toEqual([original.size, original.type])
    // In a PNG, XMP is packed: what holds a position there goes as a whole.
    const told = format === 'png' ? [] : ['48,51.5N', '2,17.4E', '+2.29', 'Paris', 'GPS']
    const kept = format === 'png' ? [] : ['equirectangular"', 'PoseHeadingDegrees>12<']
    const text = (await bytesOf(bare)).toString('latin1')
    for (const gone of told) {
      expect((await bytesOf(original)).includes(gone)).toBe(true)
      expect(text).not.toContain(gone)
    }
    for (const stays of [...kept, 'Realia', 'Ana', 'Wide']) expect(text).toContain(stays)
    // Other programs read it, with its pixels as they were.
    expect(await tagsOf(bare)).toEqual((await tagsOf(original)).filter((tag) => tag !== 0x8825))
    const { xmp: left = '' } = await sharp(await bytesOf(bare)).metadata()
    expect(left.toString()).not.toMatch(/gps|Paris/i)
    expect(await pixels(bare)).toEqual(await pixels(original))
    // The figures themselves: 51/1 and 30/1 in either byte order.
    for (const figures of [
      '3300000001000000 1e00000001000000',
      '0000003300000001 0000001e00000001',
    ]) {
      expect((await bytesOf(bare)).includes(Buffer.from(figures.replace(' ', ''), 'hex'))).toBe(
        false,
      )
    }
  })

  test('that says nothing of it stays the same, as does one that was bared before', async () => {
    const bare = await withoutPosition(await photo(format))
    expect(await withoutPosition(bare)).toBe(bare)
  })
})

test('a photo of a phone loses the maker’s note, wherever its byte order has it', async () => {
  for (const isLittle of [true, false]) {
    const note = makerNote(isLittle)
    const blob = new Blob([
      Buffer.from('ffd8ffe1', 'hex'),
      Buffer.from('0060457869660000', 'hex'),
      new Uint8Array(note),
    ])
    const bare = await bytesOf(await withoutPosition(blob))
    expect(bare.length).toBe(blob.size)
    expect(bare.toString('latin1')).not.toContain('MAKERNOT')
    const tiff = openTiff(new Uint8Array(exifSegment(new Uint8Array(bare)) ?? []))
    if (!tiff) throw new Error('no TIFF')
    const [entry] = readDirectory(tiff, tiff.first)
    const exif = readDirectory(tiff, (entry && numberOf(tiff, entry)) ?? 0)
    expect(exif.map(({ tag }) => tag)).toEqual([0xa002])
  }
})

/** Exif with a maker's note of eight bytes and a width. */
function makerNote(isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(88)
  const view = new DataView(tiff.buffer, tiff.byteOffset)
  const short = (at: number, value: number) => view.setUint16(at, value, isLittle)
  const long = (at: number, value: number) => view.setUint32(at, value, isLittle)
  tiff.write(isLittle ? 'II' : 'MM', 'latin1')
  short(2, 42)
  long(4, 8)
  short(8, 1)
  for (const [at, tag, type, count, value] of [
    [10, 0x8769, 4, 1, 26],
    [28, 0x927c, 7, 8, 60],
    [40, 0xa002, 4, 1, 400],
  ] as const) {
    short(at, tag)
    short(at + 2, type)
    long(at + 4, count)
    long(at + 8, value)
  }
  short(26, 2)
  tiff.write('MAKERNOT', 60, 'latin1')
  return tiff
}

test('names of places in IPTC go, the photographer stays', async () => {
  const record = (dataset: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, text.length]), Buffer.from(text)])
  const iptc = Buffer.concat([record(80, 'Ana'), record(90, 'Paris'), record(101, 'France')])
  const data = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0', 'latin1'),
    Buffer.from([iptc.length]),
    iptc,
  ])
  const blob = new Blob([Buffer.from('ffd8ffed', 'hex'), Buffer.from([0, data.length + 2]), data])
  const bare = (await bytesOf(await withoutPosition(blob))).toString('latin1')
  expect(bare).toContain('Ana')
  expect(bare).not.toMatch(/Paris|France/)
})

/** A PNG with one more chunk of text before its pixels. */
async function withText(text: Buffer): Promise<Blob> {
  const create = { width: 9, height: 9, channels: 3 as const, background: '#a86' }
  const png = await sharp({ create }).png().toBuffer()
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), text, Buffer.alloc(4)])
  chunk.writeUInt32BE(text.length)
  const at = png.indexOf('IDAT') - 4
  return new Blob([new Uint8Array(Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]))])
}

test('Exif that is written in figures in a PNG goes as a whole where it tells a position', async () => {
  const { exif } = await sharp(await bytesOf(await photo('jpeg'))).metadata()
  const figures = exif?.toString('hex').match(/.{1,72}/g) ?? []
  const packed = await withText(
    Buffer.from(`Raw profile type exif\0\nexif\n${exif?.length}\n${figures.join('\n')}\n`),
  )
  const bare = await withoutPosition(packed)
  expect(bare.size).toBe(packed.size)
  expect((await bytesOf(bare)).includes(figures[0] ?? 'none')).toBe(false)
  expect(await pixels(bare)).toEqual(await pixels(packed))
  expect(await withoutPosition(bare)).toBe(bare)
})

test('what a PNG says besides stays, packed or broken', async () => {
  for (const text of [
    'Comment\0GPS of a kind',
    'Raw profile type exif\0\nexif\n4\n4d4d002a\n',
    'Raw profile type xmp',
  ]) {
    const plain = await withText(Buffer.from(text))
    expect(await withoutPosition(plain)).toBe(plain)
  }
  const create = { width: 9, height: 9, channels: 3 as const, background: '#a86' }
  const bare = xmp.replace(
    / exif:GPSLatitude="[^"]*"| drone[^ ]*| photoshop:City='[^']*'|<exif:.*<\/exif:GPSLongitude>/g,
    '',
  )
  const panorama = new Blob([
    new Uint8Array(await sharp({ create }).png().withXmp(bare).toBuffer()),
  ])
  expect(await withoutPosition(panorama)).toBe(panorama)
})

const box = (type: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(inside.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, inside])
}

test('a video loses the place in its movie box', async () => {
  const text = (value: string) => Buffer.from(value, 'latin1')
  const user = box(
    'udta',
    box('\xa9xyz', text('\0\x1b\x15\xc7+48.8583+002.2945+035.000/')),
    box('loci', Buffer.from('0000000015c75061726973000000024b3c0030db870000000000', 'hex')),
    box('name', text('Walk 1-2/3')),
  )
  const keys = box('meta', text('com.apple.quicktime.location.ISO6709'), text('+48.8583+002.2945/'))
  const whole = Buffer.concat([
    box('ftyp', text('isomiso2mp41')),
    box('mdat', text('+48.8583+002.2945/')),
    box('moov', box('mvhd', Buffer.alloc(100)), user, keys),
  ])
  const video = new Blob([whole], { type: 'video/mp4' })
  const bare = await bytesOf(await withoutPosition(video))
  expect(bare.length).toBe(whole.length)
  // What is no metadata is not touched.
  expect(bare.toString('latin1').match(/\+48\.8583/g)).toHaveLength(1)
  expect(bare.includes('Paris')).toBe(false)
  expect(bare.includes('Walk 1-2/3')).toBe(true)
  const again = new Blob([bare], { type: 'video/mp4' })
  expect(await withoutPosition(again)).toBe(again)
})

test('what is cut short, foreign or empty is left as it is', async () => {
  const whole = await bytesOf(await photo('jpeg'))
  for (let length = 0; length < 700; length += 9) {
    const cut = new Blob([new Uint8Array(whole.subarray(0, length))])
    expect((await withoutPosition(cut)).size).toBe(length)
  }
  for (const other of [new Blob(), new Blob(['II*\0\xff\xff']), new Blob(['WEBVTT'])])
    expect(await withoutPosition(other)).toBe(other)
})

test('what cannot be read any more is told', async () => {
  const gone = await photo('jpeg')
  gone.arrayBuffer = () => Promise.reject(new DOMException('Changed', 'NotReadableError'))
  await expect(withoutPosition(gone)).rejects.toMatchObject({ name: 'NotReadableError' })
})
