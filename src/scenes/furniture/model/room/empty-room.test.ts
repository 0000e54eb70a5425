import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { addItem, moveTo } from './actions.ts'
import { toggleSnap } from './design.ts'
import { boxPicture, createEmptyRoom, lookBy, resizeRoom } from './empty-room.ts'
import { itemOf, seen, sizes } from './testing/samples.ts'
import { walk } from './visitor.ts'

test.each([
  [4.5, 3.8, 2.6],
  [2, 8, 2.4],
  [12, 3, 3],
])(
  'from the corner of %f × %f m one sees the far corner and the middle',
  (width, depth, height) => {
    const { camera } = createEmptyRoom({ width, depth, height })
    for (const point of [[-width / 2, 0, -depth / 2] as const, [0, 0, -depth / 4] as const]) {
      const { x, y } = seen(camera, point, boxPicture)
      expect(x > 0 && x < boxPicture.width && y > 0 && y < boxPicture.height).toBe(true)
    }
  },
)

test('measures keep within what rooms have, and what stood or hung in it comes along', () => {
  const design = createEmptyRoom({ width: 6, depth: 5, height: 2.6 })
  addItem(design, itemOf({ x: 2.5, z: 2 }))
  addItem(design, itemOf({ piece: 'mirror', x: 0, z: -2.4, lift: 1, wall: 1 }))
  resizeRoom(design, { width: 0.2, depth: 4 }, {})
  expect(design.room).toEqual({ width: 1.5, depth: 4, height: 2.6 })
  expect(design.items[0]).toMatchObject({ x: 0.75, z: 2 })
  expect(design.items[1]?.z).toBeCloseTo(-1.9)
  resizeRoom(design, { height: 99 }, {})
  expect(design.room?.height).toBe(5)
})

test('wherever one walks and looks, one stays inside and upright', () => {
  const design = createEmptyRoom({ width: 3, depth: 2.5, height: 2.5 })
  const random = createRandom(4)
  for (let step = 0; step < 100; step += 1) {
    walk(design, random() - 0.5, random() * 2 - 1)
    lookBy(design, random() * 200 - 100, random() * 60 - 30)
    const { x = 9, z = 9, yaw, tilt } = design.camera
    expect(Math.abs(x)).toBeLessThanOrEqual(1.3)
    expect(Math.abs(z)).toBeLessThanOrEqual(1.05)
    expect(Math.abs(yaw)).toBeLessThanOrEqual(Math.PI)
    expect(Math.abs(tilt)).toBeLessThan(1.1)
  }
})

test('pieces stay inside the room, whatever the picture shows', () => {
  const design = createEmptyRoom({ width: 4, depth: 3, height: 2.5 })
  toggleSnap(design)
  const item = addItem(design, itemOf())
  moveTo(design, item.id, { x: -90, z: 90 })
  expect(design.items[0]).toMatchObject({ x: -2, z: 1.5 })
})

test('a lamp goes with its ceiling', () => {
  const design = createEmptyRoom()
  design.items = [itemOf({ piece: 'pendant', lift: 2.1 }), itemOf({ piece: 'vase', lift: 0.4 })]
  resizeRoom(design, { height: 2.2 }, sizes)
  expect(design.items.map(({ lift }) => lift)).toEqual([1.7, 0.4])
})
