import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createDesign } from '../../model/room/design.ts'
import { usualLight } from '../../model/room/light.ts'
import { toSaved } from '../../model/room/saved-design.ts'
import { readRoomFile, toRoomFile } from './room-file.ts'

const saved = toSaved(createDesign({ width: 4, height: 3 }), {
  name: 'Loft',
  light: usualLight,
  texture: { noise: 2.5, blur: 0.8 },
  now: 1,
})
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], { type: 'image/jpeg' })
const text = (value: string) => new TextEncoder().encode(value)
const blob = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>])

test('a file holds the design and the photo, byte for byte', async () => {
  const file = await toRoomFile(saved, jpeg)
  const read = await readRoomFile(file)
  expect(read.saved).toEqual(saved)
  expect(read.photo?.type).toBe('image/jpeg')
  expect(await read.photo?.bytes()).toEqual(await jpeg.bytes())
  // Any other program can take the photo out.
  expect(new TextDecoder('latin1').decode(await file.arrayBuffer())).toContain('photo.jpg')
  expect((await readRoomFile(await toRoomFile(saved, null))).photo).toBeNull()
})

test('what is cut short is damaged, wherever it is cut', async () => {
  const bytes = await (await toRoomFile(saved, jpeg)).bytes()
  for (let length = 4; length < bytes.length; length += 37) {
    await expect(readRoomFile(blob(bytes.subarray(0, length)))).rejects.toMatchObject({
      reason: 'Damaged',
    })
  }
})

test.each([
  ['another archive', zipSync({ 'word/document.xml': text('<x/>') }), 'Foreign'],
  ['a design that is no JSON', zipSync({ 'design.json': text('{') }), 'Damaged'],
  ['a design of 5 MB', zipSync({ 'design.json': new Uint8Array(5_000_000) }), 'Foreign'],
])('%s is refused', async (_what, bytes, reason) => {
  await expect(readRoomFile(blob(bytes))).rejects.toMatchObject({ reason })
})
