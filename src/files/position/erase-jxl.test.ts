import { expect, test } from 'vitest'
import { box, join } from '../spherical/testing/build.ts'
import { bared, text } from './testing/photo-with.ts'

const signature = box('JXL ', [13, 10, 0x87, 10])
const pixels = box('jxlc', text('pixels'))
const packed = (name: string) => box('brob', text(name), text('packed, who knows what'))

test.each(['Exif', 'xml '])('packed metadata, %j, are left out, which is said', async (name) => {
  const rest = join(pixels, packed('jumb'))
  const { bytes, unread } = await bared(new Blob([signature, packed(name), rest]))
  const empty = box('free', new Uint8Array(packed(name).length - 8))
  expect(bytes).toEqual(Buffer.from(join(signature, empty, rest)))
  expect(unread).toEqual(['Blanked'])
})

test.each<[string, BlobPart[], string[]]>([
  ['a box that makes no sense', [signature, '\0\0\0\x02jxlp', packed('Exif')], ['Kept']],
  ['another picture, in which the name is nothing', ['GIF89a brobExif'], []],
])('what lies behind %s is kept', async (_what, parts, told) => {
  const photo = new Blob(parts)
  const { bare, unread } = await bared(photo)
  expect(bare).toBe(photo)
  expect(unread).toEqual(told)
})
