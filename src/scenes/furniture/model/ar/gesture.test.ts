import { beforeEach, expect, test } from 'vitest'
import type { Vector3 } from '../../../../math/vector.ts'
import { pointing, sizes } from '../../../../room-photo/model/testing/samples.ts'
import { type ArDesign, arPieceOf, createArDesign, holdInAr, placeInAr } from './ar-design.ts'
import { createGesture, follow, type Gesture, pieceOnRay, press, release } from './gesture.ts'

const eye: Vector3 = [0, 1.5, 0]
const at = (place: Vector3) => pointing(eye, place)

let design: ArDesign
let gesture: Gesture
const first = () => arPieceOf(design, 1)

beforeEach(() => {
  design = createArDesign({ piece: 'sofa', look: 'sage' })
  placeInAr(design, [0, 0, -3], 0)
  holdInAr(design, { piece: 'chair', look: 'oak' })
  placeInAr(design, [0, 0, -5], 0)
  gesture = createGesture()
})

test('a press chooses the nearest piece on its way, or none', () => {
  expect(pieceOnRay(design.pieces, sizes, at([0, 0.5, -5]))?.id).toBe(1)
  press(design, sizes, gesture, 'a', at([0, 0.4, -3]))
  expect(design.selected).toBe(1)
  release(design, gesture, 'a')
  press(design, sizes, gesture, 'a', at([3, 0, -3]))
  expect(design.selected).toBeNull()
})

test('a piece on a higher floor is met there', () => {
  design.pieces = [{ id: 1, piece: 'chair', look: 'oak', at: [0, 0.2, -3], turn: 0 }]
  expect(pieceOnRay(design.pieces, sizes, at([0, 0.95, -3]))?.id).toBe(1)
  expect(pieceOnRay(design.pieces, sizes, at([0, 0.1, -2.7]))).toBeUndefined()
})

test('one finger drags a piece along its floor by what it points at', () => {
  press(design, sizes, gesture, 'a', at([0.2, 0, -2.6]))
  follow(design, gesture, 'a', at([0.21, 0, -2.6]))
  expect(first()?.at).toEqual([0, 0, -3])
  follow(design, gesture, 'a', at([1.2, 0, -2.1]))
  expect(first()?.at[0]).toBeCloseTo(1)
  expect(first()?.at[2]).toBeCloseTo(-2.5)
  // Above the horizon there is no floor: the piece waits.
  follow(design, gesture, 'a', { origin: eye, direction: [0, 0.1, -1] })
  expect(first()?.at[0]).toBeCloseTo(1)
  release(design, gesture, 'a')
  follow(design, gesture, 'a', at([2, 0, -2.6]))
  expect(first()?.at[0]).toBeCloseTo(1)
})

test('a held piece is not dragged, nor is one that no finger pressed', () => {
  holdInAr(design, { piece: 'chair', look: 'oak' })
  press(design, sizes, gesture, 'a', at([0, 0.4, -3]))
  follow(design, gesture, 'a', at([1, 0, -3]))
  follow(design, gesture, 'b', at([1, 0, -3]))
  expect(first()?.at).toEqual([0, 0, -3])
})

test('two fingers turn the chosen piece; the one that stays drags on without a jump', () => {
  press(design, sizes, gesture, 'a', at([0, 0, -2.6]))
  press(design, sizes, gesture, 'b', at([1, 0, -2.6]))
  // Counter-clockwise seen from above: the right finger goes away from the visitor.
  follow(design, gesture, 'b', at([0, 0, -3.6]))
  expect(first()?.turn).toBeCloseTo(90)
  expect(first()?.at).toEqual([0, 0, -3])
  release(design, gesture, 'a')
  follow(design, gesture, 'b', at([0.5, 0, -3.6]))
  expect(first()?.at[0]).toBeCloseTo(0.5)
  release(design, gesture, 'b')
  expect(gesture).toMatchObject({ drag: null, twist: null, moved: false })
})
