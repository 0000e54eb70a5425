import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { addItem, moveBy, placeAt } from './actions.ts'
import { type Pixel, pixelOf } from './camera.ts'
import { createDesign, hold } from './design.ts'
import { dragTo } from './drag.ts'
import { createEmptyRoom } from './empty-room.ts'
import { isAtReach, usualReach } from './reach.ts'
import { addWall } from './wall-actions.ts'

const photo = { width: 2000, height: 1500 }
const sizes = {
  stool: { width: 0.4, depth: 0.4, height: 0.45 },
  pendant: { width: 0.4, depth: 0.4, height: 0.5, mount: 'ceiling' },
} as const
const farFrom = ({ x, z }: { x: number; z: number }) => Math.hypot(x, z)
const stool = { piece: 'stool', look: '', turn: 0, scale: 1 }

/** Where the floor so far ahead is seen. */
function floorAhead(design: ReturnType<typeof createDesign>, metres: number): Pixel {
  const at = pixelOf(design.camera, photo, [0, 0, -metres])
  if (!at) throw new Error('not seen')
  return at
}

test('where no wall is known, a piece is dragged so far and no farther', () => {
  const design = createDesign(photo)
  const item = addItem(design, { ...stool, x: 0, z: -4 })
  dragTo(design, item.id, floorAhead(design, 7.5), sizes, { snaps: false })
  expect(farFrom(item)).toBeCloseTo(7.5)
  expect(isAtReach(design, item)).toBe(false)
  dragTo(design, item.id, floorAhead(design, 11.4), sizes, { snaps: false })
  expect(farFrom(item)).toBeCloseTo(usualReach)
  expect(isAtReach(design, item)).toBe(true)
})

test('nor is what hangs from the ceiling, and nor by keys', () => {
  const design = createDesign(photo)
  const lamp = addItem(design, { ...stool, piece: 'pendant', x: 0, z: -4, lift: 2 })
  const item = addItem(design, { ...stool, x: 0, z: -4 })
  const random = createRandom(5)
  for (let step = 0; step < 200; step += 1) {
    const by = { right: (random() - 0.5) * 3, ahead: random() * 3 - 1 }
    moveBy(design, item.id, by, sizes)
    moveBy(design, lamp.id, by, sizes)
    dragTo(design, lamp.id, { x: 2000 * random(), y: 900 * random() }, sizes)
    expect(farFrom(item)).toBeLessThanOrEqual(usualReach + 1e-9)
    expect(farFrom(lamp)).toBeLessThanOrEqual(usualReach + 1e-9)
  }
})

test('a press farther away puts nothing down, and the piece is still held', () => {
  const design = createDesign(photo)
  hold(design, { piece: 'stool', look: '' })
  expect(placeAt(design, floorAhead(design, 11), sizes)).toBeNull()
  expect(design.held).not.toBeNull()
  expect(placeAt(design, floorAhead(design, 7), sizes)).not.toBeNull()
})

test('a wall that stands farther away lets furniture go up to it', () => {
  const design = createDesign(photo)
  addWall(design, { turn: 0, distance: 11 })
  const item = addItem(design, { ...stool, x: 0, z: -4 })
  dragTo(design, item.id, floorAhead(design, 10.4), sizes, { snaps: false })
  expect(farFrom(item)).toBeCloseTo(10.4)
  expect(isAtReach(design, item)).toBe(false)
})

test('into the corner of walls that are known a piece goes, however far that is', () => {
  const design = createDesign(photo)
  addWall(design, { turn: 0, distance: 7 })
  addWall(design, { turn: 90, distance: 4.5 })
  const item = addItem(design, { ...stool, x: 0, z: -4 })
  const corner = pixelOf(design.camera, photo, [-4.5, 0, -7])
  if (!corner) throw new Error('not seen')
  dragTo(design, item.id, corner, sizes)
  expect(item).toMatchObject({ x: -4.3, z: -6.8 })
  expect(isAtReach(design, item)).toBe(false)
})

test('a room of our own ends at its walls', () => {
  const design = createEmptyRoom({ width: 20, depth: 20, height: 2.6 })
  const item = addItem(design, { ...stool, x: -9, z: -9 })
  expect(farFrom(item)).toBeGreaterThan(usualReach)
  expect(isAtReach(design, item)).toBe(false)
})
