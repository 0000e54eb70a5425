import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeTiff } from '../tiff.ts'
import {
  danglingGpsEntry,
  gpsWith,
  pixelsOf,
  text,
  withPositionErased,
} from './testing/photo-with.ts'

/** A PNG with one more chunk before its pixels. */
async function pngWith(type: string, ...content: Uint8Array[]): Promise<Blob> {
  const create = { width: 9, height: 9, channels: 3 as const, background: '#a86' }
  const png = await sharp({ create }).png().toBuffer()
  const named = Buffer.concat([text(type), ...content])
  const figures = Buffer.alloc(8)
  figures.writeUInt32BE(named.length - 4)
  figures.writeUInt32BE(crc32(named), 4)
  const at = png.indexOf('IDAT') - 4
  const chunk = [figures.subarray(0, 4), named, figures.subarray(4)]
  return new Blob([Buffer.concat([png.subarray(0, at), ...chunk, png.subarray(at)])])
}

/** What a chunk of text holds, whose check has to be right. */
function chunkOf(png: Buffer, type = 'tEXt'): string {
  const at = png.indexOf(type)
  const end = at + 4 + png.readUInt32BE(at - 4)
  expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at, end)))
  return png.toString('latin1', at + 4, end)
}

const inHexadecimal = (bytes: Uint8Array, length = bytes.length) =>
  text(`\nexif\n${length}\n${Buffer.from(bytes).toString('hex')}\n`)
const whole = writeTiff(true, [gpsWith()])
const raw = text('Raw profile type exif\0')
const xmp = text('XML:com.adobe.xmp\0\x01\0fr\0Lieu\0')
const rdf = '<x:xmpmeta><rdf:RDF><rdf:Description exif:GPSLatitude="48,51.5N"/>'
const [blanked, silent] = [['Blanked'], [] as string[]]

test.each([
  ['Exif in figures', 'tEXt', [raw, inHexadecimal(whole)], silent],
  [
    'packed Exif like that',
    'zTXt',
    [raw, text('\0'), deflateSync(inHexadecimal(writeTiff(true, [danglingGpsEntry])))],
    blanked,
  ],
  ['Exif with figures missing', 'tEXt', [raw, inHexadecimal(whole.subarray(0, 30), 90)], blanked],
  ['XMP that does not unpack', 'iTXt', [xmp, text('who knows')], blanked],
  ['a latitude in words', 'tEXt', [text('exif:GPSLatitude\x0048/1, 51/1, 30/1')], silent],
  ['a maker’s note in words', 'tEXt', [text('exif:MakerNote\x0065, 80, 80')], silent],
  ['packed XMP', 'iTXt', [xmp, deflateSync(text(`${rdf}</rdf:RDF>`))], silent],
])(
  '%s in a PNG is left out, which is said where it cannot be read',
  async (_what, type, content, told) => {
    const photo = await pngWith(type, ...content)
    const { bare, bytes, unread } = await withPositionErased(photo)
    expect(chunkOf(bytes)).toMatch(/^Comment\0 +$/)
    expect(await pixelsOf(bare)).toEqual(await pixelsOf(photo))
    expect(unread).toEqual(told)
  },
)

test.each([
  ['the camera', 'tEXt', 'exif:Model\0Wide GPS'],
  ['a comment that does not unpack', 'zTXt', 'Comment\0\0who knows'],
  ['Exif in figures without a position', 'tEXt', 'Raw profile type exif\0\nexif\n4\n4d4d002a\n'],
])('%s stays', async (_what, type, content) => {
  const photo = await pngWith(type, text(content))
  expect(await withPositionErased(photo)).toMatchObject({ bare: photo, unread: [] })
})
