import { describe, expect, test } from 'vitest'
import { exifSegment } from '../exif-lens.ts'
import { type NewDirectory, openTiff, readDirectory, writeTiff } from '../tiff.ts'
import { bytesOf, gpsWith, photoWithExif, pixelsOf, place, text } from './testing/photo-with.ts'
import { withoutPosition } from './without-position.ts'

const make = { tag: 0x010f, type: 2, count: 7, data: text('Realia\0') }
const strips = { tag: 0x0111, type: 4, count: 2, data: new Uint8Array(8) }

/** A TIFF structure whose figure at a place is another. */
function changed(isLittle: boolean, directory: NewDirectory, at: number, value: number) {
  const tiff = writeTiff(isLittle, directory)
  new DataView(tiff.buffer).setUint32(at, value, isLittle)
  return tiff
}

async function tagsOf(photo: Blob): Promise<number[]> {
  const tiff = openTiff(exifSegment(new Uint8Array(await photo.arrayBuffer())) ?? text(''))
  if (!tiff) throw new Error('no TIFF')
  return readDirectory(tiff, tiff.first).map(({ tag }) => tag)
}

describe.each([true, false])('Exif, little-endian %s, loses its position', (isLittle) => {
  test.each([
    [
      'beside an entry of a type that nobody knows',
      writeTiff(isLittle, [{ ...strips, type: 99, count: 1 }, make, gpsWith()]),
    ],
    [
      // The second entry's value begins two gigabytes on.
      'beside a value that is not in the file',
      changed(isLittle, [make, strips, gpsWith()], 10 + 12 + 8, 0x7fff_ffff),
    ],
    [
      'beside what Windows pads it with',
      writeTiff(isLittle, [
        make,
        gpsWith({ tag: 0xea1c, type: 7, count: 8, data: new Uint8Array(8) }),
      ]),
    ],
    [
      'beside a tag that follows those of the standard',
      writeTiff(isLittle, [make, gpsWith({ tag: 0x20, type: 3, count: 1, data: text('\0\x01') })]),
    ],
    [
      'when it is one of Exif’s own entries',
      writeTiff(isLittle, [make, { tag: 0x8769, directory: [gpsWith()] }]),
    ],
  ])('%s', async (_where, tiff) => {
    const photo = await photoWithExif(tiff)
    expect((await bytesOf(photo)).includes(place)).toBe(true)
    const bare = await withoutPosition(photo)
    const bytes = await bytesOf(bare)
    expect(bytes.length).toBe(photo.size)
    expect([bytes.includes(place), bytes.includes('Realia')]).toEqual([false, true])
    expect(await tagsOf(bare)).not.toContain(0x8825)
    expect(await pixelsOf(bare)).toEqual(await pixelsOf(photo))
    expect(await withoutPosition(bare)).toBe(bare)
  })

  test('as a whole where the position is not where it is said to be, but for how the photo is turned', async () => {
    const turn = {
      ...{ tag: 0x0112, type: 3, count: 1 },
      data: new Uint8Array(isLittle ? [6, 0] : [0, 6]),
    }
    const gps = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array([0x7f, 0xff, 0xff, 0x7f]) }
    const unknown = { tag: 0xc000, type: 7, count: place.length, data: text(place) }
    const photo = await photoWithExif(writeTiff(isLittle, [turn, make, gps, unknown]))
    const unread: string[] = []
    const say = (what: string) => unread.push(what)
    const bare = await withoutPosition(photo, say)
    expect(bare.size).toBe(photo.size)
    expect((await bytesOf(bare)).includes(place)).toBe(false)
    expect(await tagsOf(bare)).toEqual([0x0112])
    expect(await pixelsOf(bare)).toEqual(await pixelsOf(photo))
    expect(await withoutPosition(bare, say)).toBe(bare)
    expect(unread).toEqual(['Blanked'])
  })

  test('and a maker’s note that claims to go on into the pixels, which stay', async () => {
    const note = { tag: 0x927c, type: 7, count: place.length, data: text(place) }
    // Exif's directory begins at 26, its first entry's count stands at 32.
    const tiff = changed(isLittle, [{ tag: 0x8769, directory: [note] }], 32, 400)
    const photo = await photoWithExif(tiff)
    const bare = await withoutPosition(photo)
    expect((await bytesOf(bare)).includes(place)).toBe(false)
    expect(await pixelsOf(bare)).toEqual(await pixelsOf(photo))
  })
})

test('what has no end that anybody knows is kept where it cannot be read, and that is said', async () => {
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array([0xff, 0xff, 0xff, 0x7f]) }
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x10ftypheicheic\0\0\0\x06Exif\0\0', 'latin1'),
    writeTiff(true, [make, lost]),
    text('II*\0 pixels, and no structure'),
  ])
  const unread: string[] = []
  const bare = await withoutPosition(new Blob([heic]), (what) => unread.push(what))
  expect([bare.size, unread]).toEqual([heic.length, ['Kept']])
  expect((await bytesOf(bare)).includes('Realia')).toBe(true)
})

/** What becomes of a photo, and what is told of its metadata. */
async function bared(photo: Blob) {
  const unread: string[] = []
  const bare = await withoutPosition(photo, (what) => unread.push(what))
  expect(bare.size).toBe(photo.size)
  return { bytes: await bytesOf(bare), unread }
}

const note = { tag: 0x927c, type: 7, count: place.length, data: text(place) }
const unbounded = (tiff: Uint8Array, behind = new Uint8Array()) =>
  new Blob(['\0\0\0\x10ftypheicheic\0\0\0\x06Exif\0\0', new Uint8Array(tiff), behind])

describe.each([true, false])(
  'little-endian %s, where nobody can tell where it lies,',
  (isLittle) => {
    /** The maker's note as the one entry of Exif's directory, which begins at 26. */
    const typeOf = (tiff: Uint8Array, type: number) => {
      new DataView(tiff.buffer).setUint16(30, type, isLittle)
      return tiff
    }
    const exif = [{ tag: 0x8769, directory: [note] }]

    test.each([
      ['of a type that nobody knows', typeOf(writeTiff(isLittle, exif), 99)],
      ['behind the end', changed(isLittle, exif, 36, 0x7fff_ffff)],
      ['in the header', changed(isLittle, exif, 36, 4)],
    ])('a maker’s note %s is left out with all of Exif, which is said', async (_where, tiff) => {
      const { bytes, unread } = await bared(await photoWithExif(tiff))
      expect([bytes.includes(place), unread]).toEqual([false, ['Blanked']])
    })

    test('a maker’s note that is said to be longer than the file is kept, which is said', async () => {
      const { bytes, unread } = await bared(unbounded(changed(isLittle, exif, 32, 4000)))
      expect([bytes.includes(place), unread]).toEqual([true, ['Kept']])
    })

    test('a maker’s note that is nowhere is none', async () => {
      const photo = await photoWithExif(changed(isLittle, [make, ...exif], 38 + 8 + 10, 0))
      const { bytes, unread } = await bared(photo)
      expect(await tagsOf(await withoutPosition(photo))).toEqual([0x010f, 0x8769])
      expect([bytes.includes('Realia'), unread]).toEqual([true, []])
    })

    test.each([2, 4, 12])(
      'a position that begins %i bytes before is left out with all of Exif',
      async (by) => {
        // The position's directory begins at 26, and its way stands at 18.
        const version = { tag: 0, type: 1, count: 4, data: new Uint8Array([2, 3, 0, 0]) }
        const tiff = changed(isLittle, [gpsWith(version, make)], 18, 26 + by)
        const { bytes, unread } = await bared(await photoWithExif(tiff))
        expect([bytes.includes(place), unread]).toEqual([false, ['Blanked']])
      },
    )

    test('an empty position is none', async () => {
      const tiff = writeTiff(isLittle, [make, { tag: 0x8825, directory: [] }])
      const { bytes, unread } = await bared(await photoWithExif(tiff))
      expect([bytes.includes('Realia'), unread]).toEqual([true, []])
    })
  },
)

test('a way to the position that leads into pixels changes none of them, and that is said', async () => {
  // Sixty entries of chance, of which one has a tag and a type of the standard's, but much of the file as its value.
  const pixels = Buffer.alloc(2 + 60 * 12 + 70_000, 0x77)
  pixels.writeUInt16LE(60)
  const way = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array([26, 0, 0, 0]) }
  const tiff = writeTiff(true, [way])
  pixels.writeUInt16LE(2, 2 + 12 * 7)
  pixels.writeUInt16LE(1, 4 + 12 * 7)
  pixels.writeUInt32LE(69_000, 6 + 12 * 7)
  pixels.writeUInt32LE(500, 10 + 12 * 7)
  const { bytes, unread } = await bared(unbounded(tiff, new Uint8Array(pixels)))
  expect(bytes.subarray(-pixels.length).equals(pixels)).toBe(true)
  expect(unread).toEqual(['Kept'])
})

test('of a position with something foreign in it, what is of the standard goes, and that is said', async () => {
  const foreign = { tag: 0x20, type: 2, count: 8, data: text('foreign\0') }
  const { bytes, unread } = await bared(unbounded(writeTiff(true, [make, gpsWith(foreign)])))
  expect([bytes.includes(place), bytes.includes('foreign')]).toEqual([false, true])
  expect([bytes.includes('Realia'), unread]).toEqual([true, ['Kept']])
})

const megabytes = 2 ** 21

test.each([true, false])(
  'a large TIFF, little-endian %s, loses its position behind the pixels',
  async (isLittle) => {
    const pixels = {
      tag: 0x0111,
      type: 7,
      count: megabytes,
      data: new Uint8Array(megabytes).fill(7),
    }
    const tiff = new Blob([new Uint8Array(writeTiff(isLittle, [pixels, make, gpsWith()]))])
    const bare = await bytesOf(await withoutPosition(tiff))
    expect([bare.length, bare.includes(place), bare.includes('Realia')]).toEqual([
      tiff.size,
      false,
      true,
    ])
    expect(bare.filter((byte) => byte === 7).length).toBeGreaterThanOrEqual(megabytes)
  },
)

test.each([true, false])(
  'a large TIFF, little-endian %s, loses it where its directories stand at its end',
  async (isLittle) => {
    const bytes = Buffer.alloc(megabytes + 100, 7)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const entry = (at: number, tag: number, type: number, count: number) => {
      view.setUint16(at, tag, isLittle)
      view.setUint16(at + 2, type, isLittle)
      view.setUint32(at + 4, count, isLittle)
    }
    bytes.write(isLittle ? 'II*\0' : 'MM\0*', 'latin1')
    view.setUint32(4, megabytes, isLittle)
    view.setUint16(megabytes, 2, isLittle)
    entry(megabytes + 2, 0x010f, 2, 4)
    bytes.write('Ana\0', megabytes + 10, 'latin1')
    entry(megabytes + 14, 0x8825, 4, 1)
    view.setUint32(megabytes + 22, megabytes + 30, isLittle)
    view.setUint32(megabytes + 26, 0, isLittle)
    view.setUint16(megabytes + 30, 1, isLittle)
    entry(megabytes + 32, 0x1b, 7, 4)
    bytes.write('HERE', megabytes + 40, 'latin1')
    view.setUint32(megabytes + 44, 0, isLittle)
    const bare = await bytesOf(await withoutPosition(new Blob([bytes])))
    expect([bare.length, bare.includes('HERE'), bare.includes('Ana')]).toEqual([
      bytes.length,
      false,
      true,
    ])
  },
)
