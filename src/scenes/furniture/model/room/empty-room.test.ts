import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { addItem, moveTo } from './actions.ts'
import { pixelOf } from './camera.ts'
import { toggleSnap } from './design.ts'
import { boxPicture, createEmptyRoom, lookBy, resizeRoom } from './empty-room.ts'
import { walk } from './visitor.ts'

test('from its corner one sees the far corner and the middle of the floor', () => {
  for (const box of [
    { width: 4.5, depth: 3.8, height: 2.6 },
    { width: 2, depth: 8, height: 2.4 },
    { width: 12, depth: 3, height: 3 },
  ]) {
    const { camera } = createEmptyRoom(box)
    const { width, height } = boxPicture
    for (const point of [
      [-box.width / 2, 0, -box.depth / 2],
      [0, 0, -box.depth / 4],
    ] as const) {
      const at = pixelOf(camera, boxPicture, point)
      expect(at && at.x > 0 && at.x < width && at.y > 0 && at.y < height).toBe(true)
    }
  }
})

test('measures keep within what rooms have, and what stood or hung in it comes along', () => {
  const design = createEmptyRoom({ width: 6, depth: 5, height: 2.6 })
  const common = { look: '', turn: 0, scale: 1 }
  const sofa = addItem(design, { ...common, piece: 'sofa', x: 2.5, z: 2 })
  const mirror = addItem(design, { ...common, piece: 'mirror', x: 0, z: -2.4, lift: 1, wall: 1 })
  resizeRoom(design, { width: 0.2, depth: 4 }, {})
  expect(design.room).toEqual({ width: 1.5, depth: 4, height: 2.6 })
  expect(sofa.id && design.items[0]).toMatchObject({ x: 0.75, z: 2 })
  expect(mirror.id && design.items[1]?.z).toBeCloseTo(-1.9)
  resizeRoom(design, { height: 99 }, {})
  expect(design.room?.height).toBe(5)
})

test('wherever one walks and looks, one stays inside and upright', () => {
  const design = createEmptyRoom({ width: 3, depth: 2.5, height: 2.5 })
  const random = createRandom(4)
  for (let step = 0; step < 300; step += 1) {
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
  const item = addItem(design, { piece: 'sofa', look: '', x: 0, z: 0, turn: 0, scale: 1 })
  moveTo(design, item.id, { x: -90, z: 90 })
  expect(design.items[0]).toMatchObject({ x: -2, z: 1.5 })
})

test('a lamp goes with its ceiling', () => {
  const design = createEmptyRoom()
  design.items = [
    { id: 1, piece: 'pendant', look: '', x: 0, z: 0, turn: 0, scale: 1, lift: 2.1 },
    { id: 2, piece: 'vase', look: '', x: 0, z: 0, turn: 0, scale: 1, lift: 0.4 },
  ]
  const size = { width: 0.4, depth: 0.4, height: 0.5 }
  const sizes = {
    pendant: { ...size, mount: 'ceiling' },
    vase: { ...size, mount: 'surface' },
  } as const
  resizeRoom(design, { height: 2.2 }, sizes)
  expect(design.items.map(({ lift }) => lift)).toEqual([1.7, 0.4])
})
