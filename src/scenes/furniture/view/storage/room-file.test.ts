import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createDesign, type Design } from '../../../../room-photo/model/design/design.ts'
import { addItem } from '../../../../room-photo/model/design/edit-items.ts'
import { createEmptyRoom } from '../../../../room-photo/model/design/empty-room.ts'
import { defaultRoomLight } from '../../../../room-photo/model/light.ts'
import { pieceOf, sizes } from '../../../../room-photo/model/testing/samples.ts'
import { type SavedDetails, toSaved } from '../../model/room/saved-design.ts'
import { createRoomToolState } from '../../model/session.ts'
import { openRoomFile } from './open-saved.ts'
import { readRoomFile, toRoomFile } from './room-file.ts'

const size = { width: 4, height: 3 }
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], { type: 'image/jpeg' })
const text = (value: string) => new TextEncoder().encode(value)
const blob = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>])
const savedOf = (design: Design, about: Partial<SavedDetails> = {}) =>
  toSaved(design, {
    ...{ name: 'Loft', light: defaultRoomLight, texture: { noise: 2.5, blur: 0.8 }, now: 1 },
    ...about,
  })
const saved = savedOf(createDesign(size))

test('a file holds the design and the photo, byte for byte', async () => {
  const file = await toRoomFile(saved, jpeg)
  const read = await readRoomFile(file, 'a')
  expect(read.saved).toEqual(saved)
  expect(read.photo?.type).toBe('image/jpeg')
  expect(await read.photo?.bytes()).toEqual(await jpeg.bytes())
  // Any other program can take the photo out.
  expect(new TextDecoder('latin1').decode(await file.arrayBuffer())).toContain('photo.jpg')
  expect((await readRoomFile(await toRoomFile(saved, null), 'a')).photo).toBeNull()
})

test('a file that another program packed is read', async () => {
  const design = text(JSON.stringify(saved))
  const packed = zipSync({ 'design.json': [design, { level: 9 }], 'photo.jpg': await jpeg.bytes() })
  const read = await readRoomFile(blob(packed), 'a')
  expect(read.saved).toEqual(saved)
  expect(await read.photo?.bytes()).toEqual(await jpeg.bytes())
})

test('what is cut short is damaged, wherever it is cut', async () => {
  const bytes = await (await toRoomFile(saved, jpeg)).bytes()
  for (let length = 4; length < bytes.length; length += 97) {
    await expect(readRoomFile(blob(bytes.subarray(0, length)), 'a')).rejects.toMatchObject({
      fault: { code: 'Damaged', name: 'a' },
    })
  }
})

test.each([
  ['another archive', zipSync({ 'word/document.xml': text('<x/>') }), 'Foreign'],
  ['a design that is no JSON', zipSync({ 'design.json': text('{') }), 'Damaged'],
  ['a design of 5 MB', zipSync({ 'design.json': new Uint8Array(5_000_000) }), 'Foreign'],
])('%s is refused', async (_what, bytes, code) => {
  await expect(readRoomFile(blob(bytes), 'a')).rejects.toMatchObject({ fault: { code, name: 'a' } })
})

async function reopen(design: Design, photo: Blob | null, about: Partial<SavedDetails> = {}) {
  const room = createRoomToolState({ vase: sizes.vase })
  const file = await toRoomFile(savedOf(design, about), photo)
  await openRoomFile(room, file, 'loft.realia-room', new AbortController().signal)
  return room
}

test('a room with a piece that this site does not have is refused, and never drawn', async () => {
  const withPiece = (piece: string) => {
    const design = createEmptyRoom()
    addItem(design, pieceOf({ piece }))
    return design
  }
  await expect(reopen(withPiece('throne'), null)).rejects.toMatchObject({
    fault: { code: 'Newer', name: 'loft.realia-room' },
  })
  expect((await reopen(withPiece('vase'), null)).design?.items).toHaveLength(1)
})
