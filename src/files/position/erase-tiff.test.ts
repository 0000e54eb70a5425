import { describe, expect, test } from 'vitest'
import { box, join } from '../spherical/testing/build.ts'
import { type NewIfd, writeTiff } from '../tiff.ts'
import { heicWith, type ItemLocation } from './testing/heic-with.ts'
import {
  bytesOf,
  danglingGpsEntry,
  gpsWith,
  photoWithExif,
  samplePosition,
  tagsOf,
  text,
  withPositionErased,
} from './testing/photo-with.ts'

const long = (tag: number, ...value: number[]) => ({
  tag,
  type: 4,
  count: 1,
  data: new Uint8Array(value),
})
const make = { tag: 0x010f, type: 2, count: 7, data: text('Realia\0') }
const strips = { tag: 0x0111, type: 4, count: 2, data: new Uint8Array(8) }
const note = { tag: 0x927c, type: 7, count: samplePosition.length, data: text(samplePosition) }
const exif = [{ tag: 0x8769, directory: [note] }]

/** A TIFF structure whose figure at a place is another. */
function changed(
  isLittleEndian: boolean,
  directory: NewIfd,
  at: number,
  value: number,
  isShort = false,
) {
  const tiff = writeTiff(isLittleEndian, directory)
  const view = new DataView(tiff.buffer)
  if (isShort) view.setUint16(at, value, isLittleEndian)
  else view.setUint32(at, value, isLittleEndian)
  return tiff
}
/** In a file that says nothing of where its Exif ends. */
const unbounded = (tiff: Uint8Array, behind = new Uint8Array()) =>
  new Blob(['\0\0\0\x10ftypheicheic\0\0\0\x06Exif\0\0', new Uint8Array(tiff), behind])

describe.each([true, false])('Exif, little-endian %s,', (isLittleEndian) => {
  const write = (...directory: NewIfd) => writeTiff(isLittleEndian, directory)

  test.each([
    [
      'an entry of a type that nobody knows',
      write({ ...strips, type: 99, count: 1 }, make, gpsWith()),
    ],
    // The second entry's value begins two gigabytes on.
    [
      'a value that is not in the file',
      changed(isLittleEndian, [make, strips, gpsWith()], 30, 0x7fff_ffff),
    ],
    ['a tag behind the standard’s', write(make, gpsWith({ ...long(0x20, 0, 1), type: 3 }))],
    ['nothing, as one of Exif’s own entries', write(make, { tag: 0x8769, directory: [gpsWith()] })],
  ])('loses its position beside %s', async (_what, tiff) => {
    const photo = await photoWithExif(tiff)
    expect((await bytesOf(photo)).includes(samplePosition)).toBe(true)
    const { bare, holds, unread } = await withPositionErased(photo)
    expect([unread, ...holds(samplePosition, 'Realia')]).toEqual([[], false, true])
    expect(await tagsOf(bare)).not.toContain(0x8825)
  })

  test('only the orientation stays when the position’s offset is wrong', async () => {
    const turn = {
      tag: 0x0112,
      type: 3,
      count: 1,
      data: new Uint8Array(isLittleEndian ? [6, 0] : [0, 6]),
    }
    const photo = await photoWithExif(write(turn, make, danglingGpsEntry, { ...note, tag: 0xc000 }))
    const { bare, holds, unread } = await withPositionErased(photo)
    expect([unread, ...holds(samplePosition)]).toEqual([['Blanked'], false])
    expect(await tagsOf(bare)).toEqual([0x0112])
  })

  // The maker's note is the one entry of Exif's directory, which begins at 26: its type stands at 30, its count at
  // 32, its way at 36.
  test.each([
    ['whose end lies in the pixels goes alone', changed(isLittleEndian, exif, 32, 400), []],
    ['of an unknown type goes with all', changed(isLittleEndian, exif, 30, 99, true), ['Blanked']],
    ['behind the end goes with all', changed(isLittleEndian, exif, 36, 0x7fff_ffff), ['Blanked']],
    ['in the header goes with all', changed(isLittleEndian, exif, 36, 4), ['Blanked']],
  ])('a maker’s note %s', async (_where, tiff, told) => {
    const { holds, unread } = await withPositionErased(await photoWithExif(tiff))
    expect([unread, ...holds(samplePosition)]).toEqual([told, false])
  })

  test('a maker’s note that claims to be longer than the file is kept and reported', async () => {
    const { holds, unread } = await withPositionErased(
      unbounded(changed(isLittleEndian, exif, 32, 4000)),
    )
    expect([unread, ...holds(samplePosition)]).toEqual([['Kept'], true])
  })

  test('a position that begins some bytes before is removed with everything', async () => {
    // The position's directory begins at 26, and its way stands at 18.
    const version = { tag: 0, type: 1, count: 4, data: new Uint8Array([2, 3, 0, 0]) }
    const tiff = changed(isLittleEndian, [gpsWith(version, make)], 18, 30)
    const { holds, unread } = await withPositionErased(await photoWithExif(tiff))
    expect([unread, ...holds(samplePosition)]).toEqual([['Blanked'], false])
  })

  const megabytes = 2 ** 20

  test('a large TIFF loses its position behind the pixels', async () => {
    const pixels = {
      tag: 0x0111,
      type: 7,
      count: megabytes,
      data: new Uint8Array(megabytes).fill(7),
    }
    const { bytes, holds } = await withPositionErased(
      new Blob([new Uint8Array(write(pixels, make, gpsWith()))]),
    )
    expect(holds(samplePosition, 'Realia')).toEqual([false, true])
    expect(bytes.filter((byte) => byte === 7).length).toBeGreaterThanOrEqual(megabytes)
  })
})

test('unreadable metadata without a known end are kept and reported', async () => {
  const tiff = writeTiff(true, [make, long(0x8825, 0xff, 0xff, 0xff, 0x7f)])
  const { holds, unread } = await withPositionErased(
    unbounded(tiff, new Uint8Array(text('II*\0 pixels, and no structure'))),
  )
  expect([unread, ...holds('Realia')]).toEqual([['Kept'], true])
})

test('an offset into pixels changes none of them and is reported', async () => {
  // Sixty entries of chance, of which one has a tag and a type of the standard's, but much of the file as its value.
  const pixels = Buffer.alloc(2 + 60 * 12 + 70_000, 0x77)
  pixels.writeUInt16LE(60)
  pixels.writeUInt16LE(2, 2 + 12 * 7)
  pixels.writeUInt16LE(1, 4 + 12 * 7)
  pixels.writeUInt32LE(69_000, 6 + 12 * 7)
  pixels.writeUInt32LE(500, 10 + 12 * 7)
  const tiff = writeTiff(true, [long(0x8825, 26, 0, 0, 0)])
  const { bytes, unread } = await withPositionErased(unbounded(tiff, new Uint8Array(pixels)))
  expect(bytes.subarray(-pixels.length).equals(pixels)).toBe(true)
  expect(unread).toEqual(['Kept'])
})

const unknown = { tag: 0xc000, type: 7, count: samplePosition.length, data: text(samplePosition) }
const broken = writeTiff(true, [make, danglingGpsEntry, unknown])
/** Before the structure: how far it is to it, and nothing in between, or its name. */
const bare = (tiff: Uint8Array) => join([0, 0, 0, 0], tiff)
const named = (tiff: Uint8Array) => join([0, 0, 0, 6], text('Exif\0\0'), tiff)

describe.each<ItemLocation>([
  { version: 0 },
  { version: 1 },
  { version: 2 },
  // In the box of metadata itself.
  { version: 1, isInBox: true },
])('Exif of a HEIC that tells as %j where it lies', (told) => {
  test('unreadable metadata are removed as a whole, bare or with a name', async () => {
    for (const item of [bare, named]) {
      const {
        holds,
        unread,
        text: left,
      } = await withPositionErased(heicWith('Exif', item(broken), told))
      expect([unread, ...holds(samplePosition, 'Realia')]).toEqual([['Blanked'], false, false])
      expect(left.split('pixels, and pixels')).toHaveLength(told.isInBox ? 2 : 3)
    }
  })

  test('loses its position alone where it can be read', async () => {
    const item = bare(writeTiff(false, [make, gpsWith()]))
    const { holds, unread } = await withPositionErased(heicWith('Exif', item, told))
    expect([unread, ...holds(samplePosition, 'Realia')]).toEqual([[], false, true])
  })
})

test.each([
  ['ends before its items', (file: Buffer) => file.subarray(0, file.indexOf('iloc') + 9)],
  [
    'puts them behind its end',
    (file: Buffer) => {
      file.writeUInt32BE(0x7fff_ffff, file.indexOf('iloc') + 28)
      return file
    },
  ],
])('a HEIC that %s keeps Exif that cannot be read, and that is said', async (_how, damage) => {
  const whole = await bytesOf(heicWith('Exif', bare(broken)))
  const { holds, unread } = await withPositionErased(
    new Blob([damage(whole) as BlobPart, '\0\0\0\0', broken as BlobPart]),
  )
  expect([unread, ...holds(samplePosition)]).toEqual([['Kept'], true])
})

test('Exif of a JPEG XL is left out as a whole where it cannot be read', async () => {
  const head = box('JXL ', [13, 10, 0x87, 10])
  const file = join(head, box('Exif', bare(broken)), box('jxlc', text('pixels')))
  const { holds, unread } = await withPositionErased(new Blob([file]))
  expect([unread, ...holds(samplePosition, 'pixels')]).toEqual([['Blanked'], false, true])
})
