import { describe, expect, test } from 'vitest'
import { box, join } from '../spherical/testing/build.ts'
import { writeTiff } from '../tiff.ts'
import { heicWith, type Told } from './testing/heic-with.ts'
import { bared, bytesOf, gpsWith, place, text } from './testing/photo-with.ts'

const make = { tag: 0x010f, type: 2, count: 7, data: text('Realia\0') }
const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array([0x7f, 0xff, 0xff, 0x7f]) }
const unknown = { tag: 0xc000, type: 7, count: place.length, data: text(place) }
const broken = writeTiff(true, [make, lost, unknown])
/** Before the structure: how far it is to it, and nothing in between, or its name. */
const bare = (tiff: Uint8Array) => join([0, 0, 0, 0], tiff)
const named = (tiff: Uint8Array) => join([0, 0, 0, 6], text('Exif\0\0'), tiff)

describe.each<Told>([
  { version: 0 },
  { version: 1 },
  { version: 2 },
  // In the box of metadata itself.
  { version: 1, isInBox: true },
])('Exif of a HEIC that tells as %j where it lies', (told) => {
  test('is left out as a whole where it cannot be read, bare or with its name', async () => {
    for (const item of [bare, named]) {
      const { holds, unread, text: left } = await bared(heicWith('Exif', item(broken), told))
      expect([unread, ...holds(place, 'Realia')]).toEqual([['Blanked'], false, false])
      expect(left.split('pixels, and pixels')).toHaveLength(told.isInBox ? 2 : 3)
    }
  })

  test('loses its position alone where it can be read', async () => {
    const item = bare(writeTiff(false, [make, gpsWith()]))
    const { holds, unread } = await bared(heicWith('Exif', item, told))
    expect([unread, ...holds(place, 'Realia')]).toEqual([[], false, true])
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
  const { holds, unread } = await bared(
    new Blob([damage(whole) as BlobPart, '\0\0\0\0', broken as BlobPart]),
  )
  expect([unread, ...holds(place)]).toEqual([['Kept'], true])
})

test('Exif of a JPEG XL is left out as a whole where it cannot be read', async () => {
  const head = box('JXL ', [13, 10, 0x87, 10])
  const file = join(head, box('Exif', bare(broken)), box('jxlc', text('pixels')))
  const { holds, unread } = await bared(new Blob([file]))
  expect([unread, ...holds(place, 'pixels')]).toEqual([['Blanked'], false, true])
})
