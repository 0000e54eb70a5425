import { describe, expect, test } from 'vitest'
import { box, join } from '../spherical/testing/build.ts'
import { writeTiff } from '../tiff.ts'
import { heicWith, type Told } from './testing/heic-with.ts'
import { bytesOf, gpsWith, place, text } from './testing/photo-with.ts'
import type { Unread } from './unread.ts'
import { withoutPosition } from './without-position.ts'

const make = { tag: 0x010f, type: 2, count: 7, data: text('Realia\0') }
const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array([0x7f, 0xff, 0xff, 0x7f]) }
const unknown = { tag: 0xc000, type: 7, count: place.length, data: text(place) }
const broken = writeTiff(true, [make, lost, unknown])
/** Before the structure: how far it is to it, and nothing in between. */
const bare = (tiff: Uint8Array) => join([0, 0, 0, 0], tiff)
const named = (tiff: Uint8Array) => join([0, 0, 0, 6], text('Exif\0\0'), tiff)

async function bared(photo: Blob) {
  const unread: Unread[] = []
  const left = await withoutPosition(photo, (what) => unread.push(what))
  expect(left.size).toBe(photo.size)
  expect(await withoutPosition(left)).toBe(left)
  return { bytes: await bytesOf(left), unread: [...new Set(unread)] }
}

const tellings: [string, Told][] = [
  ['by version 0', { version: 0 }],
  ['by version 1', { version: 1 }],
  ['by version 2', { version: 2 }],
  ['in the box of metadata', { version: 1, isInBox: true }],
]

describe.each(tellings)('Exif of a HEIC that tells where it lies, %s,', (_how, told) => {
  test.each([
    ['bare', bare],
    ['with its name', named],
  ])('%s, is left out as a whole where it cannot be read', async (_form, item) => {
    const photo = heicWith('Exif', item(broken), told)
    const { bytes, unread } = await bared(photo)
    expect(unread).toEqual(['Blanked'])
    expect([bytes.includes(place), bytes.includes('Realia')]).toEqual([false, false])
    const pixels = 'pixels, and pixels'
    expect(bytes.toString('latin1').split(pixels)).toHaveLength(told.isInBox ? 2 : 3)
  })

  test('loses its position alone where it can be read', async () => {
    const { bytes, unread } = await bared(
      heicWith('Exif', bare(writeTiff(false, [make, gpsWith()])), told),
    )
    expect([unread, bytes.includes(place), bytes.includes('Realia')]).toEqual([[], false, true])
  })
})

test.each([
  ['ends before its items', (file: Buffer) => file.subarray(0, file.indexOf('iloc') + 9)],
  [
    'puts them behind its end',
    (file: Buffer) => {
      const changed = Buffer.from(file)
      changed.writeUInt32BE(0x7fff_ffff, file.indexOf('iloc') + 28)
      return changed
    },
  ],
])('a HEIC that %s keeps Exif that cannot be read, and that is said', async (_how, damage) => {
  const whole = await bytesOf(heicWith('Exif', bare(broken)))
  const file = Buffer.concat([damage(whole), Buffer.alloc(4), broken])
  const { bytes, unread } = await bared(new Blob([new Uint8Array(file)]))
  expect(unread).toEqual(['Kept'])
  expect(bytes.includes(place)).toBe(true)
})

test('Exif of a JPEG XL is left out as a whole where it cannot be read', async () => {
  const file = join(
    box('JXL ', [13, 10, 0x87, 10]),
    box('Exif', bare(broken)),
    box('jxlc', text('pixels')),
  )
  const { bytes, unread } = await bared(new Blob([file]))
  expect([unread, bytes.includes(place), bytes.includes('pixels')]).toEqual([
    ['Blanked'],
    false,
    true,
  ])
})
