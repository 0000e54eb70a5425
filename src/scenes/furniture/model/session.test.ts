import { expect, test } from 'vitest'
import { seesFloor } from '../../../room-photo/model/camera.ts'
import { addItem, removeAllItems } from '../../../room-photo/model/design/edit-items.ts'
import { redo, undo } from '../../../room-photo/model/design/history.ts'
import { defaultCamera } from '../../../room-photo/model/estimate/estimate-camera.ts'
import { noNoiseOrBlur } from '../../../room-photo/model/estimate/noise-and-blur.ts'
import { defaultRoomLight } from '../../../room-photo/model/light.ts'
import { pieceOf, photo as size } from '../../../room-photo/model/testing/samples.ts'
import { createRoomToolState, type RoomToolState, showPhoto } from './session.ts'

const match = { camera: defaultCamera(4 / 3), confidence: 'good' } as const

function open(room: RoomToolState, name: string) {
  const plain = { blob: new Blob(), url: '', light: defaultRoomLight, texture: noNoiseOrBlur }
  showPhoto(room, { ...plain, name }, size, match)
  if (!room.design || !room.photo) throw new Error('not open')
  return { design: room.design, photo: room.photo }
}

test('the furniture of the photo before comes along, as a step that can be taken back and cleared', () => {
  const room = createRoomToolState({})
  const first = open(room, 'a.jpg')
  expect([first.photo.carried, first.design.past.length]).toEqual([0, 0])
  addItem(first.design, pieceOf({ x: 0.2, z: -4 }))
  addItem(first.design, pieceOf({ z: 7 }))
  const { design, photo } = open(room, 'b.jpg')
  expect(photo.carried).toBe(2)
  expect(undo(design)).toBe(true)
  expect(design.items).toEqual([])
  redo(design)
  removeAllItems(design)
  undo(design)
  expect(design.items).toHaveLength(2)
  expect(first.design.items[1]).toMatchObject({ x: 0, z: 7 })
})

test('pieces that a new photo has no floor for come into sight, none upon another', () => {
  const room = createRoomToolState({})
  const before = open(room, 'a.jpg').design
  addItem(before, pieceOf({ x: 0.2, z: -4 }))
  for (const z of [5, 6, 7, 8, 9, 10]) addItem(before, pieceOf({ z }))
  const { design } = open(room, 'b.jpg')
  expect(design.items[0]).toMatchObject({ piece: 'sofa', variant: 'sage', x: 0.2, z: -4 })
  for (const [at, item] of design.items.entries()) {
    expect(seesFloor(design.camera, size, item)).toBe(true)
    for (const other of design.items.slice(at + 1))
      expect(Math.hypot(item.x - other.x, item.z - other.z)).toBeGreaterThanOrEqual(0.8)
  }
})
