import sharp from 'sharp'
import { expect, test } from 'vitest'
import { firstIfdOffset, openTiff, readFields } from '../tiff.ts'
import { bytesOf, pixelsOf, text, withPositionErased } from './testing/photo-with.ts'
import { withoutPosition } from './without-position.ts'

const told =
  'exif:GPSLatitude="48,51.5N" drone-dji:GpsLongtitude="+2.29" ' +
  `photoshop:City='Paris'><exif:GPSLongitude>2,17.4E</exif:GPSLongitude>`
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" xmlns:exif="http://ns.adobe.com/exif/1.0/" ' +
  `GPano:ProjectionType="equirectangular" ${told}<GPano:PoseHeadingDegrees>12</GPano:PoseHeadingDegrees>` +
  '</rdf:Description></rdf:RDF></x:xmpmeta>'

const gps = {
  ...{ GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
  ...{ GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 24/1' },
}

const picture = () => sharp({ create: { width: 64, height: 32, channels: 3, background: '#a86' } })

async function photo(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Blob> {
  const names = { Make: 'Realia', Copyright: 'Ana' }
  const buffer = await picture()
    .toFormat(format, { quality: 60 })
    .withExif({ IFD0: names, IFD2: { LensModel: 'Wide' }, IFD3: gps })
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return new Blob([new Uint8Array(buffer)], { type: `image/${format}` })
}

/** What another program reads: XMP, and the tags of the first directory. */
async function readBySharp(blob: Blob) {
  const { exif, orientation, xmp: packet = '' } = await sharp(await bytesOf(blob)).metadata()
  if (!exif) throw new Error('no Exif')
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const tiff = openTiff(new Uint8Array(exif.subarray(start)))
  if (!tiff) throw new Error('no TIFF')
  const tags = readFields(tiff, firstIfdOffset(tiff)).map(({ tag }) => tag)
  return { tags, orientation, xmp: packet.toString() }
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s loses its position, and nothing else',
  async (format) => {
    const original = await photo(format)
    const before = await readBySharp(original)
    expect(before.tags).toContain(0x8825)
    const { bare, bytes, text: left } = await withPositionErased(original)
    // In a PNG, XMP is packed: what holds a position there goes as a whole.
    const isPacked = format === 'png'
    for (const gone of isPacked ? [] : ['48,51.5N', '2,17.4E', '+2.29', 'Paris', 'GPS']) {
      expect((await bytesOf(original)).includes(gone)).toBe(true)
      expect(left).not.toContain(gone)
    }
    const kept = isPacked ? [] : ['equirectangular"', 'PoseHeadingDegrees>12<']
    for (const stays of [...kept, 'Realia', 'Ana', 'Wide']) expect(left).toContain(stays)
    // Other programs read it, with its pixels as they were.
    const after = await readBySharp(bare)
    expect(after.tags).toEqual(before.tags.filter((tag) => tag !== 0x8825))
    expect(after.orientation).toBe(before.orientation)
    expect(after.xmp).not.toMatch(/gps|Paris/i)
    expect(await pixelsOf(bare)).toEqual(await pixelsOf(original))
    // The figures themselves: 51/1 and 30/1 in either byte order.
    for (const figures of ['33000000010000001e00000001000000', '00000033000000010000001e00000001'])
      expect(bytes.includes(Buffer.from(figures, 'hex'))).toBe(false)
  },
)

test('names of places in IPTC go, the photographer stays', async () => {
  const record = (dataset: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, text.length]), Buffer.from(text)])
  const iptc = Buffer.concat([record(80, 'Ana'), record(90, 'Paris'), record(101, 'France')])
  const named = text('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0')
  const data = Buffer.concat([named, Buffer.from([iptc.length]), iptc])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xed, 0, data.length + 2])
  const { holds } = await withPositionErased(new Blob([head, data]))
  expect(holds('Ana', 'Paris', 'France')).toEqual([true, false, false])
})

test('packed XMP of a PNG that tells no position stays', async () => {
  const png = await picture().png().withXmp(xmp.replace(told, '>')).toBuffer()
  const panorama = new Blob([new Uint8Array(png)])
  expect((await withPositionErased(panorama)).bare).toBe(panorama)
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
