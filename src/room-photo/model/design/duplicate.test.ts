import { expect, test } from 'vitest'
import { seesFloor } from '../camera.ts'
import { photo, sizes } from '../testing/samples.ts'
import { createDesign, type Design } from './design.ts'
import { addItem, duplicateItem } from './edit-items.ts'
import { createEmptyRoom } from './empty-room.ts'
import { collisions, itemsBehindWalls } from './item.ts'

const put = (design: Design, piece: string, x: number, z: number, more = {}) =>
  addItem(design, { piece, variant: 'sage', turn: 0, scale: 1, x, z, ...more })
const square = (side: number) => createEmptyRoom({ width: side, depth: side, height: 2.6 }, sizes)

function expectApart(design: Design) {
  expect(collisions(design.items, sizes).size).toBe(0)
  expect(itemsBehindWalls(design.items, sizes, design.walls).size).toBe(0)
}

test('a copy stands beside its original, however that is turned', () => {
  const design = square(8)
  const sofa = put(design, 'sofa', 0, -2, { turn: 30 })
  const copy = duplicateItem(design, sofa.id)
  expect(copy).toMatchObject({ piece: 'sofa', variant: 'sage', turn: 30, scale: 1 })
  expect(Math.hypot((copy?.x ?? 0) - sofa.x, (copy?.z ?? 0) - sofa.z)).toBeCloseTo(2.35)
  expect(design.selected).toBe(copy?.id)
  expectApart(design)
})

test('a room is filled one copy after the other, until it is said that there is no place', () => {
  const design = square(3)
  const { id } = put(design, 'chair', 0, 0)
  let count = 1
  while (duplicateItem(design, id)) {
    count += 1
    expect(count).toBeLessThan(40)
  }
  expectApart(design)
  expect(count).toBeGreaterThan(8)
  expect([design.items.length, design.past.length]).toEqual([count, count])
})

test('in a photo all copies are seen, and stand before its walls', () => {
  const design = createDesign(photo, sizes)
  design.walls = [{ id: 1, turn: 0, distance: 5 }]
  const { id } = put(design, 'sofa', -0.4, -4.4)
  for (let count = 0; count < 4; count += 1) duplicateItem(design, id)
  expect(design.items.length).toBeGreaterThan(2)
  expectApart(design)
  for (const item of design.items) expect(seesFloor(design.camera, photo, item)).toBe(true)
})

test('a mirror hangs beside its original on the same wall, while that has room', () => {
  const design = square(3)
  const mirror = put(design, 'mirror', 0, -1.485, { lift: 1, wall: 1 })
  let copies = 0
  for (let copy = duplicateItem(design, mirror.id); copy; copies += 1) {
    expect(copy).toMatchObject({ wall: 1, lift: 1 })
    expect(copy.z).toBeCloseTo(-1.485)
    copy = duplicateItem(design, mirror.id)
  }
  expect(copies).toBe(2)
  expectApart(design)
})
