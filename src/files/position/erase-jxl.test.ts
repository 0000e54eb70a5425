import { expect, test } from 'vitest'
import { box, join } from '../spherical/testing/build.ts'
import { bytesOf, text } from './testing/photo-with.ts'
import { withoutPosition } from './without-position.ts'

const signature = box('JXL ', [13, 10, 0x87, 10])
const pixels = box('jxlc', text('pixels'))
const packed = (name: string) => box('brob', text(name), text('packed, who knows what'))

test.each(['Exif', 'xml '])(
  'packed metadata of a JPEG XL, %j, are left out, which is said',
  async (name) => {
    const photo = new Blob([join(signature, packed(name), pixels, packed('jumb'))])
    const unread: string[] = []
    const say = (what: string) => unread.push(what)
    const bare = await withoutPosition(photo, say)
    const empty = box('free', new Uint8Array(packed(name).length - 8))
    expect(await bytesOf(bare)).toEqual(Buffer.from(join(signature, empty, pixels, packed('jumb'))))
    expect(await withoutPosition(bare, say)).toBe(bare)
    expect(unread).toEqual(['Blanked'])
  },
)

test('what lies behind a box that makes no sense is kept, which is said', async () => {
  const broken = [0, 0, 0, 2, ...text('jxlp')]
  const photo = new Blob([join(signature, broken, packed('Exif'))])
  const unread: string[] = []
  expect(await withoutPosition(photo, (what) => unread.push(what))).toBe(photo)
  expect(unread).toEqual(['Kept'])
})

test('the name alone, in another picture, is nothing', async () => {
  const photo = new Blob(['GIF89a brobExif'])
  const unread: string[] = []
  expect(await withoutPosition(photo, (what) => unread.push(what))).toBe(photo)
  expect(unread).toEqual([])
})
