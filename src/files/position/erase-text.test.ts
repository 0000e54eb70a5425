import { expect, test } from 'vitest'
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
