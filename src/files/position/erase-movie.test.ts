import { expect, test, vi } from 'vitest'
import { box, join, longs } from '../spherical/testing/build.ts'
import { writeTiff } from '../tiff.ts'
import {
  gpsWith,
  photoWith,
  samplePosition,
  text,
  withPositionErased,
} from './testing/photo-with.ts'
import { withoutPosition } from './without-position.ts'

const ftyp = box('ftyp', text('isom\0\0\x02\0isommp41'))
const iso = text('+48.8583+002.2945/')
const media = box('mdat', iso)
const header = box('mvhd', new Uint8Array(100))
const xyz = box('\xa9xyz', iso)
const user = (...boxes: Uint8Array[]) => box('moov', header, box('udta', ...boxes))
const xmp = text(
  '<x:xmpmeta><rdf:RDF><rdf:Description exif:GPSLatitude="48,51.5N" xmp:Rating="3"/></rdf:RDF></x:xmpmeta>',
)
/** Of XMP, as Adobe names it. */
const xmpId = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
const xmpBox = box('uuid', xmpId, xmp)
const make = { tag: 0x010f, type: 2, count: 6, data: text('RICOH\0') }
const theta = box('RMKN', writeTiff(false, [make, gpsWith()]))
const loci = box('loci', Buffer.from('0000000015c75061726973000000024b3c0030db870000000000', 'hex'))

const videoOf = (...boxes: Uint8Array[]): Blob =>
  new Blob([join(ftyp, ...boxes, media)], { type: 'video/mp4' })
const places = (text: string) => text.match(/48\.8583/g)?.length ?? 0
const inMedia = (text: string) => text.match(/mdat\+48\.8583\+002\.2945\//g)?.length ?? 0

test.each([
  ['XMP’s place in its movie', [user(box('XMP_', xmp))]],
  ['XMP’s place in a box of its own', [box('moov', header), xmpBox]],
  ['Exif’s place in its movie', [user(theta)]],
  ['places in its movie by other names', [user(xyz, loci, box('name', text('Walk 1-2/3')))]],
  ['a track’s place', [box('moov', header, box('trak', box('tkhd'), box('udta', xyz)))]],
  ['a place in a track’s metadata', [box('moov', box('trak', box('meta', longs(0), iso)))]],
  ['a place that the file tells', [box('meta', longs(0), iso), box('moov', header)]],
])('a video loses %s, and nothing of its media', async (_what, boxes) => {
  const video = videoOf(...boxes)
  const { text: left, holds } = await withPositionErased(video)
  expect(holds('48,51.5N', samplePosition, 'Paris')).toEqual([false, false, false])
  expect(places(left)).toBe(inMedia(Buffer.from(await video.arrayBuffer()).toString('latin1')))
  const kept = await video.text()
  for (const other of ['xmp:Rating="3"', 'Walk 1-2/3', 'RICOH'])
    expect(holds(other)).toEqual([kept.includes(other)])
})

test('a movie box of more than 64 megabytes is read in parts', async () => {
  const filling = 65 * 2 ** 20
  const track = box('trak', box('tkhd'), box('udta', xyz))
  const sizes = join(
    longs(filling + 16 + track.length),
    text('moov'),
    longs(filling + 8),
    text('free'),
  )
  const video = new Blob([ftyp, sizes, new Uint8Array(filling), track], { type: 'video/mp4' })
  const { bare } = await withPositionErased(video)
  expect(await bare.slice(-track.length).text()).not.toContain('48.8583')
})

test('metadata too large to be read are kept and reported', async () => {
  const large = 64 * 2 ** 20 + 9
  const video = new Blob([ftyp, longs(large + 8), 'uuid'], { type: 'video/mp4' })
  // So much is claimed, and nobody is to hold it in memory for a test.
  Object.defineProperty(video, 'size', { value: ftyp.length + 8 + large })
  expect(await withPositionErased(video)).toMatchObject({ bare: video, unread: ['Kept'] })
})

test('a box that does not fit into memory is kept and reported, and the others are erased', async () => {
  const other = box('uuid', xmpId, text(' '.repeat(5000)), xmp)
  const video = videoOf(other, user(xyz))
  const slice = video.slice.bind(video)
  vi.spyOn(video, 'slice').mockImplementation((start = 0, end = video.size) => {
    const part = slice(start, end)
    if (end - start === other.length - 8)
      part.arrayBuffer = () => Promise.reject(new RangeError('Array buffer allocation failed'))
    return part
  })
  const unread: string[] = []
  const bare = await withoutPosition(video, (what) => unread.push(what))
  const left = Buffer.from(await bare.arrayBuffer()).toString('latin1')
  expect([unread, left.includes('48,51.5N'), places(left)]).toEqual([['Kept'], true, 1])
})

const keyOf = (name: string) => box('mdta', text(`com.apple.quicktime.${name}`))
const keys = box('keys', longs(0, 3), ...['make', 'location.name', 'location.note'].map(keyOf))
const itemOf = (index: number, value: string) =>
  join(longs(value.length + 24, index), box('data', longs(1, 0), text(value)))
const list = box('ilst', itemOf(1, 'Realia'), itemOf(2, 'Our house'), itemOf(3, 'By the sea'))
const handler = box('hdlr', longs(0, 0), text('mdta'))

test.each([
  ['in the movie', box('moov', header, box('meta', handler, keys, list))],
  ['as MP4 has it', user(box('meta', longs(0), handler, keys, list))],
])('what QuickTime names a place by goes, %s', async (_where, moov) => {
  const { holds } = await withPositionErased(videoOf(moov))
  expect(holds('Our house', 'By the sea', 'Realia')).toEqual([false, false, true])
})

const movie = join(ftyp, media, user(xyz))

test('a motion photo loses the position in the movie behind it, or in a box of HEIC', async () => {
  // Samsung writes more behind that.
  const photo = await photoWith([], join(text('MotionPhoto_Data'), movie, text('SEFH')))
  const { text: left, holds } = await withPositionErased(photo)
  expect([places(left), ...holds('SEFH')]).toEqual([1, true])
  const own = box('ftyp', text('heic\0\0\0\0mif1heic'))
  const heic = new Blob([join(own, box('meta', longs(0)), box('mpvd', movie), media)])
  const { text: rest } = await withPositionErased(heic)
  expect([places(rest), inMedia(rest)]).toEqual([2, 2])
})
