import { describe, expect, test } from 'vitest'
import { box, join } from '../spherical/testing/build.ts'
import { heicWith } from './testing/heic-with.ts'
import { bytesOf, photoWith, segment, text, withPositionErased } from './testing/photo-with.ts'

const rdf = (fields: string) =>
  `<x:xmpmeta><rdf:RDF><rdf:Description GPano:PoseHeadingDegrees="12">${fields}</rdf:Description></rdf:RDF></x:xmpmeta>`

/** XMP over several segments, cut at these places, in the order of `order`. */
function extended(xmp: string, cuts: number[], order: number[], id = 'A') {
  const places = [0, ...cuts]
  const parts = places.map((from, index) => {
    const figures = Buffer.alloc(8)
    figures.writeUInt32BE(xmp.length)
    figures.writeUInt32BE(from, 4)
    const name = text(`http://ns.adobe.com/xmp/extension/\0${id.repeat(32)}`)
    return segment(0xe1, name, figures, text(xmp.slice(from, places[index + 1])))
  })
  return order.flatMap((index) => parts[index] ?? [])
}

const markersOf = (jpeg: Buffer): number[] => {
  const markers: number[] = []
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    markers.push(jpeg[at + 1] ?? 0)
  return markers
}
/** Of a JPEG, which stays whole. */
async function baredJpeg(photo: Blob) {
  const found = await withPositionErased(photo)
  expect(markersOf(found.bytes)).toEqual(markersOf(await bytesOf(photo)))
  return found
}

const field = '<exif:GPSLatitude>48,51.5N</exif:GPSLatitude>'
const other = '<exif:GPSLongitude>2,17.4E</exif:GPSLongitude>'
const kept = '<a:Kept>yes</a:Kept>'
const [blanked, silent] = [['Blanked'], [] as string[]]

test.each([
  ['a name', 8],
  ['a value', field.indexOf('51.5')],
  ['an end', field.length - 4],
])(
  'XMP that is cut in %s loses its position, whatever the order of its parts',
  async (_what, by) => {
    const xmp = rdf(field + kept)
    const cut = xmp.indexOf(field) + by
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
    ]) {
      const { holds } = await baredJpeg(await photoWith(extended(xmp, [cut, cut + 6], order)))
      const gone = [field.slice(by - 4, by), field.slice(by, by + 6)]
      expect(holds(...gone, 'PoseHeadingDegrees="12"', 'Kept')).toEqual([false, false, true, true])
    }
  },
)

test('two texts whose parts stand among each other are told apart', async () => {
  const cut = rdf('').indexOf('</rdf') + 21
  const [a, b] = [
    extended(rdf(field), [cut], [0, 1], 'A'),
    extended(rdf(other), [cut], [0, 1], 'B'),
  ]
  const parts = [0, 1].flatMap((index) => [a[index] ?? [], b[index] ?? []].flat())
  const { holds } = await baredJpeg(await photoWith(parts))
  expect(holds('48,', '51.5', '17.4', 'GPSL')).toEqual([false, false, false, false])
})

const xap = text('http://ns.adobe.com/xap/1.0/\0')

test('a drone’s rangefinder target is erased, and its distance stays', async () => {
  const target = (name: string, value: string) => ` drone-dji:LRFTarget${name}="${value}"`
  const gone = { Lat: '48.8583701', Lon: '2.2944813', Alt: '35.000', AbsAlt: '80.250' }
  const fields = Object.entries({ ...gone, Distance: '61.500' }).map(([name, value]) =>
    target(name, value),
  )
  const xmp = rdf('').replace(' GPano', `${fields.join('')} GPano`)
  const { holds } = await withPositionErased(await photoWith([segment(0xe1, xap, text(xmp))]))
  expect(holds(...Object.values(gone))).toEqual([false, false, false, false])
  expect(holds('LRFTargetDistance="61.500"')).toEqual([true])
})

const long = rdf(kept + field + other)
const inLongitude = long.indexOf('17.4')
const short = rdf(field + kept)
const inLatitude = short.indexOf('51.5')

test.each<[string, Uint8Array[], string[], string, string[]]>([
  [
    'last',
    extended(long, [long.indexOf('51.5'), inLongitude, inLongitude + 3], [0, 1, 2]),
    // A whole field, and the one that is broken off.
    ['48,', '51.5', '2,', '17.', 'GPS'],
    `PoseHeadingDegrees="12">${kept}`,
    blanked,
  ],
  [
    'last, behind all its fields,',
    extended(long, [long.indexOf('51.5'), long.indexOf('</rdf')], [0, 1]),
    ['51.5', '17.4'],
    kept,
    silent,
  ],
  [
    'second',
    extended(short, [inLatitude, inLatitude + 2], [0, 2]),
    ['48,', '.5N', 'Kept'],
    '',
    blanked,
  ],
])(
  'XMP whose %s part is missing loses what may be a position',
  async (_which, parts, gone, stays, told) => {
    const { holds, unread } = await withPositionErased(await photoWith(parts))
    expect(holds(...gone, stays)).toEqual([...gone.map(() => false), true])
    expect(unread).toEqual(told)
  },
)

describe('XMP that is broken off', () => {
  const rest = rdf(kept + field)
  const cut = rest.slice(0, rest.indexOf('.5N'))
  // One breaks off in an attribute, one has words that also begin chunks and boxes.
  const texts = [
    cut,
    '<rdf:RDF a:Kept="yes" exif:GPSLatitude="48,51.5',
    `<?xml by="XMP Core 5.6"?>${cut}`,
  ].map(text)
  const riff = (xmp: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(xmp.length)
    return new Blob([
      text('RIFF\0\0\0\0WEBPXMP ') as BlobPart,
      length,
      xmp as BlobPart,
      'VP8 pixels',
    ])
  }

  test.each<[string, (xmp: Uint8Array) => Blob | Promise<Blob>]>([
    ['a JPEG', (xmp) => photoWith([segment(0xe1, xap, xmp)])],
    ['a HEIC', (xmp) => heicWith('mime', xmp)],
    ['a WebP', riff],
    [
      'a JPEG XL',
      (xmp) => new Blob([join(box('JXL ', text('\r\n\x87\n')), box('xml ', xmp), box('jxlc'))]),
    ],
  ])('in %s loses the field in which that happened, which is said', async (_what, holding) => {
    for (const xmp of texts) {
      const photo = await holding(xmp)
      const { holds, unread } = await withPositionErased(photo)
      expect([unread, ...holds('48,51', 'GPSLatitude', 'Kept')]).toEqual([
        blanked,
        false,
        false,
        true,
      ])
      expect(holds('pixels')).toEqual([(await bytesOf(photo)).includes('pixels')])
    }
  })
})
