import { describe, expect, test } from 'vitest'
import { box, join } from '../spherical/testing/build.ts'
import { heicWith } from './testing/heic-with.ts'
import { bytesOf, photoWith, pixelsOf, segment, text } from './testing/photo-with.ts'
import { withoutPosition } from './without-position.ts'

const rdf = (fields: string) =>
  `<x:xmpmeta><rdf:RDF><rdf:Description GPano:PoseHeadingDegrees="12">${fields}</rdf:Description></rdf:RDF></x:xmpmeta>`

/** XMP over several segments, cut at these places, in the order of `order`. */
function extended(xmp: string, cuts: number[], order: number[], id = 'A') {
  const places = [0, ...cuts]
  const parts = places.map((from, index) => {
    const figures = Buffer.alloc(8)
    figures.writeUInt32BE(xmp.length)
    figures.writeUInt32BE(from, 4)
    return segment(
      0xe1,
      text(`http://ns.adobe.com/xmp/extension/\0${id.repeat(32)}`),
      figures,
      text(xmp.slice(from, places[index + 1])),
    )
  })
  return order.flatMap((index) => parts[index] ?? [])
}

const markersOf = (jpeg: Buffer): number[] => {
  const markers: number[] = []
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    markers.push(jpeg[at + 1] ?? 0)
  return markers
}

const field = '<exif:GPSLatitude>48,51.5N</exif:GPSLatitude>'

test.each([
  ['a name', 8],
  ['a value', field.indexOf('51.5')],
  ['an end', field.length - 4],
])('XMP that is cut in %s loses its position, and the JPEG stays whole', async (_what, by) => {
  const xmp = rdf(`${field}<a:Kept>yes</a:Kept>`)
  const cut = xmp.indexOf(field) + by
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
  ]) {
    const photo = await photoWith(extended(xmp, [cut, cut + 6], order))
    const bare = await withoutPosition(photo)
    const bytes = await bytesOf(bare)
    expect(bytes.length).toBe(photo.size)
    expect(markersOf(bytes)).toEqual(markersOf(await bytesOf(photo)))
    for (const gone of [field.slice(by - 4, by), field.slice(by, by + 6)])
      expect(bytes.includes(gone)).toBe(false)
    expect(bytes.includes('PoseHeadingDegrees="12"')).toBe(true)
    expect(bytes.includes('Kept')).toBe(true)
    expect(await pixelsOf(bare)).toEqual(await pixelsOf(photo))
    expect(await withoutPosition(bare)).toBe(bare)
  }
})

test('two texts whose parts stand among each other are told apart', async () => {
  const [one, other] = [rdf(field), rdf('<exif:GPSLongitude>2,17.4E</exif:GPSLongitude>')]
  const cut = rdf('').indexOf('</rdf') + 21
  const [a, b] = [extended(one, [cut], [0, 1], 'A'), extended(other, [cut], [0, 1], 'B')]
  const photo = await photoWith([0, 1].flatMap((index) => [a[index] ?? [], b[index] ?? []].flat()))
  const bare = await bytesOf(await withoutPosition(photo))
  for (const gone of ['48,', '51.5', '17.4', 'GPSL']) expect(bare.includes(gone)).toBe(false)
  expect(markersOf(bare)).toEqual(markersOf(await bytesOf(photo)))
})

test('a text that only names the signature is none', async () => {
  const name = 'http://ns.adobe.com/xmp/extension/\0'
  const photo = await photoWith([segment(0xfe, text(name)), segment(0xe1, text(name))], text(name))
  expect(await withoutPosition(photo)).toBe(photo)
})

test('what a drone’s rangefinder looked at goes, the distance stays', async () => {
  const fields =
    ' drone-dji:LRFTargetLat="48.8583701" drone-dji:LRFTargetLon="2.2944813"' +
    ' drone-dji:LRFTargetAlt="35.000" drone-dji:LRFTargetAbsAlt="80.250" drone-dji:LRFTargetDistance="61.500"'
  const xmp = rdf('').replace(' GPano', `${fields} GPano`)
  const photo = await photoWith([segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0'), text(xmp))])
  const bare = await bytesOf(await withoutPosition(photo))
  for (const gone of ['48.8583701', '2.2944813', '35.000', '80.250'])
    expect(bare.includes(gone)).toBe(false)
  expect(bare.includes('LRFTargetDistance="61.500"')).toBe(true)
})

const xap = text('http://ns.adobe.com/xap/1.0/\0')

async function bared(photo: Blob) {
  const unread: string[] = []
  const bare = await withoutPosition(photo, (what) => unread.push(what))
  expect(bare.size).toBe(photo.size)
  const pixels = photo.type === 'image/jpeg' && (await pixelsOf(bare)).equals(await pixelsOf(photo))
  expect(pixels).toBe(photo.type === 'image/jpeg')
  return { bare, bytes: await bytesOf(bare), unread }
}

describe('XMP whose last part is missing', () => {
  const xmp = rdf(`<a:Kept>yes</a:Kept>${field}<exif:GPSLongitude>2,17.4E</exif:GPSLongitude>`)
  const inLongitude = xmp.indexOf('17.4')

  test('loses its whole field, and the one that is broken off, which is said', async () => {
    const parts = extended(xmp, [xmp.indexOf('51.5'), inLongitude, inLongitude + 3], [0, 1, 2])
    const { bare, bytes, unread } = await bared(await photoWith(parts))
    for (const gone of ['48,', '51.5', '2,', '17.', 'GPS']) expect(bytes.includes(gone)).toBe(false)
    expect(bytes.includes('PoseHeadingDegrees="12"><a:Kept>yes</a:Kept>')).toBe(true)
    expect(unread).toEqual(['Blanked'])
    expect(await withoutPosition(bare, expect.unreachable)).toBe(bare)
  })

  test('behind its last field loses that, and nobody need be told', async () => {
    const parts = extended(xmp, [xmp.indexOf('51.5'), xmp.indexOf('</rdf')], [0, 1])
    const { bytes, unread } = await bared(await photoWith(parts))
    expect([bytes.includes('51.5'), bytes.includes('17.4'), unread]).toEqual([false, false, []])
  })
})

test.each([
  ['first', [1, 2]],
  ['second', [0, 2]],
])('XMP whose %s part is missing is left out as a whole, which is said', async (_which, order) => {
  const xmp = rdf(`${field}<a:Kept>yes</a:Kept>`)
  const cut = xmp.indexOf('51.5')
  const { bare, bytes, unread } = await bared(await photoWith(extended(xmp, [cut, cut + 2], order)))
  for (const gone of ['48,', '.5N', 'Kept']) expect(bytes.includes(gone)).toBe(false)
  expect(unread).toEqual(['Blanked'])
  expect(await withoutPosition(bare, expect.unreachable)).toBe(bare)
})

test('XMP of which a picture within has a copy loses its position in both, and nothing else', async () => {
  const xmp = rdf(`${field}<a:Kept>yes</a:Kept>`)
  const parts = extended(xmp, [xmp.indexOf('51.5')], [0, 1])
  const { bytes, unread } = await bared(
    await photoWith(parts, new Uint8Array(await bytesOf(await photoWith(parts)))),
  )
  expect([bytes.includes('48,'), bytes.includes('51.5'), unread]).toEqual([false, false, []])
  expect(bytes.toString('latin1').match(/<a:Kept>yes<\/a:Kept>/g)).toHaveLength(2)
})

describe('XMP that is broken off', () => {
  const rest = rdf(`<a:Kept>yes</a:Kept>${field}`)
  const cut = text(rest.slice(0, rest.indexOf('.5N')))
  // Words that also begin chunks and boxes.
  const named = text(`<?xml by="XMP Core 5.6"?>${rest.slice(0, rest.indexOf('.5N'))}`)
  const inAttribute = text('<rdf:RDF a:Kept="yes" exif:GPSLatitude="48,51.5')

  test.each([
    ['a JPEG', (xmp: Uint8Array) => photoWith([segment(0xe1, xap, xmp)])],
    ['a HEIC', async (xmp: Uint8Array) => heicWith('mime', xmp)],
    [
      'a WebP',
      async (xmp: Uint8Array) => {
        const length = Buffer.alloc(4)
        length.writeUInt32LE(xmp.length)
        const parts = [text('RIFF\0\0\0\0WEBPXMP '), length, xmp, text('VP8 pixels')]
        return new Blob([Buffer.concat(parts)])
      },
    ],
    [
      'a JPEG XL',
      async (xmp: Uint8Array) =>
        new Blob([join(box('JXL ', text('\r\n\x87\n')), box('xml ', xmp), box('jxlc'))]),
    ],
  ])('in %s loses the field in which that happened, which is said', async (_what, holding) => {
    for (const xmp of [cut, inAttribute, named]) {
      const photo = await holding(xmp)
      const { bare, bytes, unread } = await bared(photo)
      expect([bytes.includes('48,51'), bytes.includes('GPSLatitude')]).toEqual([false, false])
      expect([unread, bytes.includes('Kept')]).toEqual([['Blanked'], true])
      expect(bytes.includes('pixels')).toBe((await bytesOf(photo)).includes('pixels'))
      expect(await withoutPosition(bare, expect.unreachable)).toBe(bare)
    }
  })

  test('where nobody knows how far it went, loses whole fields and keeps the other, which is said', async () => {
    const whole = '<exif:GPSLongitude>2,17.4E</exif:GPSLongitude>'
    const tiff = Buffer.concat([
      text('II*\0\x08\0\0\0\0\0\0\0\0\0'),
      text(`<rdf:RDF>${whole}<exif:GPSLatitude>48,51\0pixels </exif:GPSLatitude>`),
    ])
    const { bytes, unread } = await bared(new Blob([tiff]))
    expect([bytes.includes('17.4'), bytes.includes('48,51\0pixels')]).toEqual([false, true])
    expect(unread).toEqual(['Kept'])
  })
})
