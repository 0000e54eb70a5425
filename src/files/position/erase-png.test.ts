import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeTiff } from '../tiff.ts'
import { bytesOf, gpsWith, pixelsOf, text } from './testing/photo-with.ts'
import { withoutPosition } from './without-position.ts'

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
  return new Blob([
    new Uint8Array(Buffer.concat([png.subarray(0, at), ...chunk, png.subarray(at)])),
  ])
}

/** What the chunk of text holds, whose check has to be right. */
function chunkOf(png: Buffer): string {
  const at = png.indexOf('tEXt')
  const end = at + 4 + png.readUInt32BE(at - 4)
  expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at, end)))
  return png.toString('latin1', at + 4, end)
}

const inHexadecimal = (bytes: Uint8Array, length = bytes.length) =>
  text(`\nexif\n${length}\n${Buffer.from(bytes).toString('hex')}\n`)
const lost = writeTiff(true, [
  { tag: 0x8825, type: 4, count: 1, data: new Uint8Array([0x7f, 0xff, 0xff, 0x7f]) },
])
const whole = writeTiff(true, [gpsWith()])
const raw = text('Raw profile type exif\0')
const xmp = text('XML:com.adobe.xmp\0\x01\0fr\0Lieu\0')
const rdf = '<x:xmpmeta><rdf:RDF><rdf:Description exif:GPSLatitude="48,51.5N"/>'

test.each([
  ['Exif in figures, whose position is elsewhere,', 'tEXt', [raw, inHexadecimal(lost)]],
  [
    'packed Exif in figures, whose position is elsewhere,',
    'zTXt',
    [raw, text('\0'), deflateSync(inHexadecimal(lost))],
  ],
  [
    'Exif in figures of which some are missing',
    'tEXt',
    [raw, inHexadecimal(whole.subarray(0, 30), whole.length)],
  ],
  ['Exif that does not unpack', 'zTXt', [raw, text('\0who knows')]],
  ['XMP that does not unpack', 'iTXt', [xmp, text('who knows')]],
  ['packed XMP that is broken off in a field', 'iTXt', [xmp, deflateSync(text(rdf.slice(0, -6)))]],
])('%s in a PNG is left out, which is said', async (_what, type, content) => {
  const photo = await pngWith(type, ...content)
  const unread: string[] = []
  const say = (what: string) => unread.push(what)
  const bare = await withoutPosition(photo, say)
  expect(bare.size).toBe(photo.size)
  expect(chunkOf(await bytesOf(bare))).toMatch(/^Comment\0 +$/)
  expect(await pixelsOf(bare)).toEqual(await pixelsOf(photo))
  expect(await withoutPosition(bare, say)).toBe(bare)
  expect(unread).toEqual(['Blanked'])
})

test.each([
  ['a latitude in words of its own', 'tEXt', [text('exif:GPSLatitude\x0048/1, 51/1, 30/1')]],
  ['a maker’s note in words of its own', 'tEXt', [text('exif:MakerNote\x0065, 80, 80')]],
  ['packed XMP with a translated name', 'iTXt', [xmp, deflateSync(text(`${rdf}</rdf:RDF>`))]],
])('%s in a PNG goes', async (_what, type, content) => {
  const photo = await pngWith(type, ...content)
  const unread: string[] = []
  const bare = await withoutPosition(photo, (what) => unread.push(what))
  expect(chunkOf(await bytesOf(bare))).toMatch(/^Comment\0 +$/)
  expect(await withoutPosition(bare)).toBe(bare)
  expect(unread).toEqual([])
})

test.each([
  ['the camera', 'tEXt', [text('exif:Model\0Wide GPS')]],
  ['a comment that does not unpack', 'zTXt', [text('Comment\0\0who knows')]],
  [
    'a colour profile in figures that is broken',
    'tEXt',
    [text('Raw profile type icc\0\nicc\n9\n00\n')],
  ],
])('%s stays', async (_what, type, content) => {
  const photo = await pngWith(type, ...content)
  expect(await withoutPosition(photo, expect.unreachable)).toBe(photo)
})

test('XMP as plain text that is broken off loses its field, which is said', async () => {
  const photo = await pngWith('iTXt', text('XML:com.adobe.xmp\0\0\0\0\0'), text(rdf.slice(0, -6)))
  const unread: string[] = []
  const bare = await bytesOf(await withoutPosition(photo, (what) => unread.push(what)))
  expect([bare.includes('48,51'), bare.includes('rdf:Description'), unread]).toEqual([
    ...[false, true],
    ['Blanked'],
  ])
  const at = bare.indexOf('iTXt')
  const end = at + 4 + bare.readUInt32BE(at - 4)
  expect(bare.readUInt32BE(end)).toBe(crc32(bare.subarray(at, end)))
})
