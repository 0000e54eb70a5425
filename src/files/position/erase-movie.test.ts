import { describe, expect, test, vi } from 'vitest'
import { box, join, largeBox, longs } from '../spherical/testing/build.ts'
import { writeTiff } from '../tiff.ts'
import { bytesOf, gpsWith, photoWith, pixelsOf, place, text } from './testing/photo-with.ts'
import { withoutPosition } from './without-position.ts'

const ftyp = box('ftyp', text('isom\0\0\x02\0isommp41'))
const media = box('mdat', text('+48.8583+002.2945/'))
const header = box('mvhd', new Uint8Array(100))
const iso = text('+48.8583+002.2945/')
const xmp = text(
  '<x:xmpmeta><rdf:RDF><rdf:Description exif:GPSLatitude="48,51.5N" xmp:Rating="3"/></rdf:RDF></x:xmpmeta>',
)
/** Of XMP, as Adobe names it. */
const xmpId = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
const theta = writeTiff(false, [
  { tag: 0x010f, type: 2, count: 6, data: text('RICOH\0') },
  gpsWith(),
])

const videoOf = (...boxes: Uint8Array[]): Blob =>
  new Blob([join(ftyp, ...boxes, media)], { type: 'video/mp4' })

describe('a video loses', () => {
  test.each([
    ['XMP’s place in its movie', videoOf(box('moov', header, box('udta', box('XMP_', xmp))))],
    ['XMP’s place in a box of its own', videoOf(box('moov', header), box('uuid', xmpId, xmp))],
    ['XMP’s place behind its media', videoOf(media, box('moov', header), box('uuid', xmpId, xmp))],
    ['Exif’s place in its movie', videoOf(box('moov', header, box('udta', box('RMKN', theta))))],
    [
      'a track’s place',
      videoOf(box('moov', header, box('trak', box('tkhd'), box('udta', box('\xa9xyz', iso))))),
    ],
    [
      'a place in a track’s metadata',
      videoOf(box('moov', header, box('trak', box('meta', text('\0\0\0\0'), iso)))),
    ],
    [
      'a place that the file tells',
      videoOf(box('meta', text('\0\0\0\0'), iso), box('moov', header)),
    ],
    ['a place in a movie of 64-bit size', videoOf(largeBox('moov', header, box('udta', iso)))],
    [
      'a place that does not end as it should',
      videoOf(box('moov', box('udta', box('\xa9xyz', text('\0\x11\x15\xc7+48.8583+002.2945'))))),
    ],
  ])('%s', async (_what, video) => {
    const bare = await withoutPosition(video)
    const bytes = (await bytesOf(bare)).toString('latin1')
    expect([bare.size, bare.type]).toEqual([video.size, video.type])
    for (const gone of ['48,51.5N', place]) expect(bytes).not.toContain(gone)
    // What is no metadata is not touched: once in each box of media.
    const inMedia = bytes.match(/mdat\+48\.8583\+002\.2945\//g)?.length
    expect(bytes.match(/48\.8583/g)).toHaveLength(inMedia ?? 0)
    expect(bytes.includes('xmp:Rating="3"')).toBe((await video.text()).includes('xmp:Rating="3"'))
    expect(await withoutPosition(bare)).toBe(bare)
  })
})

test('a movie box of more than 64 megabytes is read in its parts', async () => {
  const filling = 65 * 2 ** 20
  const track = box('trak', box('tkhd'), box('udta', box('\xa9xyz', iso)))
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32BE(filling + 16 + track.length)
  sizes.write('moov', 4, 'latin1')
  sizes.writeUInt32BE(filling + 8, 8)
  sizes.write('free', 12, 'latin1')
  const video = new Blob([ftyp, sizes, new Uint8Array(filling), track], { type: 'video/mp4' })
  const bare = await withoutPosition(video)
  expect(bare.size).toBe(video.size)
  expect((await bytesOf(bare)).includes('48.8583')).toBe(false)
  expect((await bytesOf(video)).includes('48.8583')).toBe(true)
})

test('metadata of a video too large to be read are kept, and that is said', async () => {
  const large = 64 * 2 ** 20 + 9
  const head = Buffer.alloc(8)
  head.writeUInt32BE(large + 8)
  head.write('uuid', 4, 'latin1')
  const video = new Blob([ftyp, head], { type: 'video/mp4' })
  // So much is claimed, and nobody is to hold it in memory for a test.
  Object.defineProperty(video, 'size', { value: ftyp.length + 8 + large })
  const unread: string[] = []
  expect(await withoutPosition(video, (what) => unread.push(what))).toBe(video)
  expect(unread).toEqual(['Kept'])
})

test('a box for which there is too little memory is kept, which is said, and the others lose their place', async () => {
  const other = box('uuid', xmpId, text(' '.repeat(5000)), xmp)
  const video = videoOf(other, box('moov', header, box('udta', box('\xa9xyz', iso))))
  const slice = video.slice.bind(video)
  vi.spyOn(video, 'slice').mockImplementation((start = 0, end = video.size) => {
    const part = slice(start, end)
    if (end - start === other.length - 8)
      part.arrayBuffer = () => Promise.reject(new RangeError('Array buffer allocation failed'))
    return part
  })
  const unread: string[] = []
  const bytes = await bytesOf(await withoutPosition(video, (what) => unread.push(what)))
  expect(unread).toEqual(['Kept'])
  expect(bytes.includes('48,51.5N')).toBe(true)
  expect(bytes.toString('latin1').match(/48\.8583/g)).toHaveLength(1)
})

describe('what QuickTime names a place by', () => {
  const keyOf = (name: string) => box('mdta', text(`com.apple.quicktime.${name}`))
  const keys = box(
    'keys',
    longs(0, 3),
    keyOf('make'),
    keyOf('location.name'),
    keyOf('location.note'),
  )
  const itemOf = (index: number, value: string) =>
    join(longs(value.length + 24), longs(index), box('data', longs(1, 0), text(value)))
  const list = box('ilst', itemOf(1, 'Realia'), itemOf(2, 'Our house'), itemOf(3, 'By the sea'))
  const handler = box('hdlr', longs(0, 0), text('mdta'))

  test.each([
    ['in the movie', box('moov', header, box('meta', handler, keys, list))],
    ['as MP4 has it', box('moov', header, box('udta', box('meta', longs(0), handler, keys, list)))],
  ])('goes, %s', async (_where, moov) => {
    const video = videoOf(moov)
    const bare = await withoutPosition(video)
    const bytes = await bytesOf(bare)
    expect(bytes.length).toBe(video.size)
    expect(['Our house', 'By the sea', 'Realia'].map((one) => bytes.includes(one))).toEqual([
      ...[false, false, true],
    ])
    expect(await withoutPosition(bare)).toBe(bare)
  })

  test('is not looked for where there is no list, or no key', async () => {
    for (const parts of [[keys], [text('keys'), list], [box('keys'), list]]) {
      const video = videoOf(box('moov', header, box('meta', ...parts)))
      expect(await withoutPosition(video)).toBe(video)
    }
  })
})

const movie = join(ftyp, media, box('moov', header, box('udta', box('\xa9xyz', iso))))

test('a motion photo loses the place in the movie behind it', async () => {
  // Samsung writes more behind that.
  const photo = await photoWith([], join(text('MotionPhoto_Data'), movie, text('SEFH')))
  const bare = await withoutPosition(photo)
  const bytes = await bytesOf(bare)
  expect(bytes.length).toBe(photo.size)
  expect(bytes.toString('latin1').match(/48\.8583/g)).toHaveLength(1)
  expect(bytes.includes('SEFH')).toBe(true)
  expect(await pixelsOf(bare)).toEqual(await pixelsOf(photo))
  expect(await withoutPosition(bare)).toBe(bare)
})

test('so does one in a box of HEIC', async () => {
  const own = box('ftyp', text('heic\0\0\0\0mif1heic'))
  const photo = new Blob([join(own, box('meta', text('\0\0\0\0')), box('mpvd', movie), media)])
  const bytes = (await bytesOf(await withoutPosition(photo))).toString('latin1')
  expect(bytes.length).toBe(photo.size)
  expect(bytes.match(/48\.8583/g)).toHaveLength(2)
  expect(bytes.match(/mdat\+48\.8583/g)).toHaveLength(2)
})

test('a name alone is no movie', async () => {
  const photo = await photoWith([], join(text('ftyp'), text('\xff\xff\xff\xffftypisom'), iso))
  expect(await withoutPosition(photo)).toBe(photo)
})
