import { afterEach, expect, test, vi } from 'vitest'
import { addItem } from '../../model/room/actions.ts'
import { createDesign, type Design } from '../../model/room/design.ts'
import { createEmptyRoom } from '../../model/room/empty-room.ts'
import { usualLight } from '../../model/room/light.ts'
import { createRoom } from '../../model/room/room.ts'
import { type SavedAbout, toSaved } from '../../model/room/saved-design.ts'
import { plainTexture } from '../../model/room/texture.ts'
import { openRoomFile } from './open-kept.ts'
import { toRoomFile } from './room-file.ts'

const size = { width: 4, height: 3 }
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], { type: 'image/jpeg' })

afterEach(() => vi.unstubAllGlobals())

async function reopen(design: Design, photo: Blob | null, about: Partial<SavedAbout> = {}) {
  const room = createRoom(new Set(['vase']))
  const told = { name: 'Loft', light: usualLight, texture: plainTexture, now: 1, ...about }
  const file = await toRoomFile(toSaved(design, told), photo)
  await openRoomFile(room, file, 'loft.realia-room', new AbortController().signal)
  return room
}

function withPiece(piece: string): Design {
  const design = createEmptyRoom()
  addItem(design, { piece, look: '', x: 0, z: 0, turn: 0, scale: 1 })
  return design
}

test('a room with a piece that this site does not have is refused, and never drawn', async () => {
  await expect(reopen(withPiece('throne'), null)).rejects.toMatchObject({
    fault: { code: 'Newer', name: 'loft.realia-room' },
  })
  expect((await reopen(withPiece('vase'), null)).design?.items).toHaveLength(1)
})

test('a photo comes back with the walls that were known of it', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close() {} }))
  const walls = { min: { x: -2, z: -4 }, max: { x: 2, z: 1 } }
  expect((await reopen(createDesign(size), jpeg, { walls })).photo?.walls).toEqual(walls)
  expect((await reopen(createDesign(size), jpeg)).photo?.walls).toBeNull()
})
