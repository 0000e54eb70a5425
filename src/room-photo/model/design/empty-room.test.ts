import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import { itemOf, pieceOf, seen, sizes } from '../testing/samples.ts'
import type { Design } from './design.ts'
import { endDrag, slideTo } from './drag.ts'
import { addItem, duplicateItem, moveItemBy, scaleItemTo, turnItemBy } from './edit-items.ts'
import {
  boxPictureSize,
  canStandAt,
  createEmptyRoom,
  resetCamera,
  resizeRoom,
  standAt,
  turnCamera,
  walkInRoom,
} from './empty-room.ts'

test('from its corner one sees the far corner of a room', () => {
  for (const [width, depth] of [
    [2, 8],
    [12, 3],
  ] as const) {
    const { camera } = createEmptyRoom({ width, depth, height: 3 }, sizes)
    const { x, y } = seen(camera, [-width / 2, 0, -depth / 2], boxPictureSize)
    expect(x > 0 && x < boxPictureSize.width && y > 0 && y < boxPictureSize.height).toBe(true)
  }
})

test('measures keep within what rooms have, and what stood or hung in it comes along', () => {
  const design = createEmptyRoom({ width: 6, depth: 5, height: 2.6 }, sizes)
  addItem(design, pieceOf({ x: 2.5, z: 2 }))
  addItem(design, pieceOf({ piece: 'mirror', x: 0, z: -2.4, lift: 1, wall: 1 }))
  resizeRoom(design, { width: 0.2, depth: 4 })
  expect(design.room).toEqual({ width: 1.5, depth: 4, height: 2.6 })
  expect(design.items[0]).toMatchObject({ x: 0.75, z: 2 })
  expect(design.items[1]?.z).toBeCloseTo(-1.9)
  resizeRoom(design, { height: 99 })
  expect(design.room?.height).toBe(5)
  design.items = [itemOf({ piece: 'pendant', lift: 4.5 }), itemOf({ piece: 'vase', lift: 0.4 })]
  resizeRoom(design, { height: 2.2 })
  expect(design.items.map(({ lift }) => lift)).toEqual([expect.closeTo(1.7), 0.4])
})

test('wherever one walks and looks, one stays inside and upright', () => {
  const design = createEmptyRoom({ width: 3, depth: 2.5, height: 2.5 }, sizes)
  const random = createRandom(4)
  for (let step = 0; step < 100; step += 1) {
    walkInRoom(design, random() - 0.5, random() * 2 - 1)
    turnCamera(design, random() * 200 - 100, random() * 60 - 30)
    const { x = 9, z = 9, yaw, tilt } = design.camera
    expect(Math.abs(x)).toBeLessThanOrEqual(1.3)
    expect(Math.abs(z)).toBeLessThanOrEqual(1.05)
    expect(Math.abs(yaw)).toBeLessThanOrEqual(Math.PI)
    expect(Math.abs(tilt)).toBeLessThan(1.1)
  }
})

const eye = ({ camera: { x = 0, z = 0 } }: Design) => ({ x, z })
const expectFree = (design: Design) => expect(canStandAt(design, eye(design))).toBe(true)
const room = () => createEmptyRoom({ width: 4, depth: 4, height: 2.6 }, sizes)

test('of a drag the visitor steps aside at its end, not far from where they stood', () => {
  const design = room()
  const item = addItem(design, pieceOf({ piece: 'chair', z: 0 }))
  const before = eye(design)
  slideTo(design, item.id, before)
  expect(eye(design)).toEqual(before)
  endDrag(design)
  expectFree(design)
  const { x, z } = eye(design)
  expect(Math.hypot(x - before.x, z - before.z)).toBeLessThan(0.8)
})

test('the visitor steps aside when a piece is moved, turned, enlarged or copied, or the room comes nearer', () => {
  const design = room()
  design.camera = { ...design.camera, x: 0, z: 0.5, yaw: 0 }
  const { id, z } = addItem(design, pieceOf({ z: -0.5 }))
  const change = (act: () => void) => {
    act()
    expectFree(design)
  }
  change(() => moveItemBy(design, id, { right: 0, ahead: -0.4 }))
  change(() => turnItemBy(design, id, 90))
  change(() => scaleItemTo(design, id, 1.4))
  scaleItemTo(design, id, 0.5)
  standAt(design, { x: 0.6, z })
  change(() => expect(duplicateItem(design, id)).not.toBeNull())
  change(() => resizeRoom(design, { width: 3, depth: 2.8 }))
  addItem(design, pieceOf({ piece: 'chair', x: 1.2, z: 1.15 }))
  change(() => resetCamera(design))
})

test('nobody walks through furniture, nor is put into it by the plan', () => {
  const design = createEmptyRoom({ width: 5, depth: 4, height: 2.6 }, sizes)
  addItem(design, pieceOf({ z: 0 }))
  addItem(design, pieceOf({ x: -1.5, z: -1, turn: -60 }))
  addItem(design, pieceOf({ x: 1.6, z: -1.2, turn: 64 }))
  const random = createRandom(8)
  let met = 0
  for (let step = 0; step < 150; step += 1) {
    const before = eye(design)
    walkInRoom(design, 0, random() - 0.2)
    turnCamera(design, random() * 90 - 45, 0)
    if (step % 20 === 0) standAt(design, { x: random() * 5 - 2.5, z: random() * 4 - 2 })
    if (eye(design).x === before.x && eye(design).z === before.z) met += 1
    expectFree(design)
  }
  expect(met).toBeGreaterThan(0)
})

test('one walks as one looks', () => {
  const design = room()
  for (const [yaw, x, z] of [
    [0, 0.2, -0.5],
    [Math.PI / 2, -0.5, -0.2],
  ] as const) {
    Object.assign(design.camera, { yaw, x: 0, z: 0 })
    walkInRoom(design, 0.2, 0.5)
    expect(eye(design)).toEqual({ x: expect.closeTo(x), z: expect.closeTo(z) })
  }
})
