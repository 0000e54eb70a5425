import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { mostItems } from '../room/actions.ts'
import { floorAt, seesFloor } from '../room/camera.ts'
import { createDesign, middleOf } from '../room/design.ts'
import { createEmptyRoom, usualBox } from '../room/empty-room.ts'
import { undo } from '../room/history.ts'
import { type Item, solidOf } from '../room/item.ts'
import { footprint } from '../room/solid.ts'
import { addToDesign, onPhotoFloor, roomAround } from './to-screen.ts'

const photo = { width: 1600, height: 1000 }
const sizes = {
  sofa: { width: 2.3, depth: 0.92, height: 0.88 },
  wardrobe: { width: 1.5, depth: 0.65, height: 2.1 },
}
const item = (over: Partial<Item>): Item => ({
  id: 1,
  piece: 'sofa',
  look: 'sage',
  x: 0,
  z: 0,
  turn: 0,
  scale: 1,
  ...over,
})

test('the first piece comes to the middle of the floor, the others as they stand to it', () => {
  const { camera } = createDesign(photo)
  const items = [item({}), item({ id: 2, x: 0.4, z: -0.6, turn: 30 })]
  const [first, second] = onPhotoFloor(items, camera, photo)
  const middle = floorAt(camera, photo, middleOf(photo))
  expect(first).toMatchObject({ x: middle?.x, z: middle?.z, turn: 0 })
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(0.4)
  expect((second?.z ?? 0) - (first?.z ?? 0)).toBeCloseTo(-0.6)
  expect(second?.turn).toBe(30)
})

test('where the others would lie behind the camera, all move further away', () => {
  const { camera } = createDesign(photo)
  const items = [item({}), item({ id: 2, z: 1.6 })]
  const placed = onPhotoFloor(items, camera, photo)
  expect(placed.filter((each) => seesFloor(camera, photo, each))).toHaveLength(2)
  expect((placed[1]?.z ?? 0) - (placed[0]?.z ?? 0)).toBeCloseTo(1.6)
})

test('they are added to what stands there, in one step that can be undone', () => {
  const design = createDesign(photo)
  design.items = [item({ id: 4, z: -3 })]
  addToDesign(design, [item({ id: 1 }), item({ id: 2, x: 1 })])
  expect(design.items.map(({ id }) => id)).toEqual([4, 5, 6])
  expect(design.selected).toBe(6)
  undo(design)
  expect(design.items.map(({ id }) => id)).toEqual([4])
  addToDesign(design, [])
  expect(design.past).toHaveLength(0)
})

test('an empty room is large enough for all that came, at its size and as it stood', () => {
  const random = createRandom(3)
  for (let round = 0; round < 60; round += 1) {
    const items = Array.from({ length: 1 + (round % 5) }, (_, at) =>
      item({
        id: at + 1,
        piece: at % 2 ? 'wardrobe' : 'sofa',
        x: (random() - 0.5) * 5,
        z: (random() - 0.5) * 4,
        turn: random() * 360,
      }),
    )
    const design = roomAround(items, sizes)
    const { width = 0, depth = 0 } = design.room ?? {}
    for (const [at, placed] of design.items.entries()) {
      expect(placed).toMatchObject({ turn: items[at]?.turn, scale: 1 })
      for (const { x, z } of footprint(solidOf(placed, sizes))) {
        expect(Math.abs(x)).toBeLessThan(width / 2)
        expect(Math.abs(z)).toBeLessThan(depth / 2)
      }
    }
    const [first, last] = [0, items.length - 1].map((at) => [items[at], design.items[at]])
    expect((last?.[1]?.x ?? 0) - (first?.[1]?.x ?? 0)).toBeCloseTo(
      (last?.[0]?.x ?? 0) - (first?.[0]?.x ?? 0),
    )
  }
})

test('a room that is full takes no more than it holds, and says how many came', () => {
  const design = createDesign(photo)
  design.items = Array.from({ length: mostItems - 1 }, (_, at) => item({ id: at + 1, z: -3 }))
  expect(addToDesign(design, [item({}), item({ x: 1 })])).toBe(1)
  expect(design.items).toHaveLength(mostItems)
  expect(addToDesign(design, [item({})])).toBe(0)
})

test('in a room of our own what comes stays between its walls', () => {
  const design = createEmptyRoom()
  design.camera.yaw = 0
  design.camera.z = -1.5
  addToDesign(design, [item({}), item({ x: 3 })])
  for (const { x, z } of design.items) {
    expect(Math.abs(x)).toBeLessThanOrEqual(usualBox.width / 2)
    expect(Math.abs(z)).toBeLessThanOrEqual(usualBox.depth / 2)
  }
})
