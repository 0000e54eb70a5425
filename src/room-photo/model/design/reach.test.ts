import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import { photo, pieceOf, seen, sizes } from '../testing/samples.ts'
import { createDesign, type Design, holdPiece } from './design.ts'
import { dragTo } from './drag.ts'
import { addItem, moveItemBy, placeHeldPiece } from './edit-items.ts'
import { addWall } from './edit-walls.ts'
import { isAtReachLimit, maxReach } from './spot.ts'

const farFrom = ({ x, z }: { x: number; z: number }) => Math.hypot(x, z)
const chair = (design: Design) => addItem(design, pieceOf({ piece: 'chair', z: -4 }))
/** Where the floor so far ahead is seen. */
const ahead = ({ camera }: Design, metres: number) => seen(camera, [0, 0, -metres])

test('where no wall is known, a piece is dragged so far and no farther', () => {
  const design = createDesign(photo, sizes)
  const item = chair(design)
  dragTo(design, item.id, ahead(design, 7.5), { snaps: false })
  expect(farFrom(item)).toBeCloseTo(7.5)
  expect(isAtReachLimit(design, item)).toBe(false)
  dragTo(design, item.id, ahead(design, 11.4), { snaps: false })
  expect(farFrom(item)).toBeCloseTo(8)
  expect(isAtReachLimit(design, item)).toBe(true)
})

test('nor is what hangs from the ceiling, and nor by keys', () => {
  const design = createDesign(photo, sizes)
  const lamp = addItem(design, pieceOf({ piece: 'pendant', z: -4, lift: 2 }))
  const item = chair(design)
  const random = createRandom(5)
  for (let step = 0; step < 50; step += 1) {
    const by = { right: (random() - 0.5) * 3, ahead: random() * 3 - 1 }
    moveItemBy(design, item.id, by)
    moveItemBy(design, lamp.id, by)
    dragTo(design, lamp.id, { x: 2000 * random(), y: 900 * random() })
    expect(Math.max(farFrom(item), farFrom(lamp))).toBeLessThanOrEqual(maxReach + 1e-9)
  }
})

test('a press farther away puts nothing down, and the piece is still held', () => {
  const design = createDesign(photo, sizes)
  holdPiece(design, { piece: 'chair', variant: '' })
  expect(placeHeldPiece(design, ahead(design, 11))).toBeNull()
  expect(design.held).not.toBeNull()
  expect(placeHeldPiece(design, ahead(design, 7))).not.toBeNull()
})

test('up to a known wall, and into a corner of two, a piece goes however far that is', () => {
  const far = createDesign(photo, sizes)
  addWall(far, { turn: 0, distance: 11 })
  const item = chair(far)
  dragTo(far, item.id, ahead(far, 10.4), { snaps: false })
  expect(farFrom(item)).toBeCloseTo(10.4)
  expect(isAtReachLimit(far, item)).toBe(false)
  const corner = createDesign(photo, sizes)
  addWall(corner, { turn: 0, distance: 7 })
  addWall(corner, { turn: 90, distance: 4.5 })
  const other = chair(corner)
  dragTo(corner, other.id, seen(corner.camera, [-4.5, 0, -7]))
  expect(other).toMatchObject({ x: -4.25, z: -6.75 })
  expect(isAtReachLimit(corner, other)).toBe(false)
})
