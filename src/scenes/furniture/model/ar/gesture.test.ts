import { beforeEach, expect, test } from 'vitest'
import type { Vec3 } from '../../../../math/vector.ts'
import { pointing } from '../../../../room-photo/model/testing/samples.ts'
import { type ArDesign, arItemOf, createArDesign, holdInAr, placeInAr } from './ar-design.ts'
import { createGesture, type GestureHandler } from './gesture.ts'

const eye: Vec3 = [0, 1.5, 0]
const at = (place: Vec3) => pointing(eye, place)

let design: ArDesign
let gesture: GestureHandler
const first = () => arItemOf(design, 1)

beforeEach(() => {
  design = createArDesign({ piece: 'sofa', variant: 'sage' })
  placeInAr(design, [0, 0, -3], 0)
  holdInAr(design, { piece: 'chair', variant: 'oak' })
  placeInAr(design, [0, 0, -5], 0)
  gesture = createGesture(design)
})

test('a press chooses the piece that it points at, or none', () => {
  gesture.press('a', at([0, 0.4, -3]), 1)
  expect(design.selected).toBe(1)
  gesture.release('a')
  gesture.press('a', at([3, 0, -3]), null)
  expect(design.selected).toBeNull()
})

test('one finger drags a piece along its floor by what it points at', () => {
  gesture.press('a', at([0.2, 0, -2.6]), 1)
  gesture.follow('a', at([0.21, 0, -2.6]))
  expect(first()?.at).toEqual([0, 0, -3])
  gesture.follow('a', at([1.2, 0, -2.1]))
  expect(first()?.at[0]).toBeCloseTo(1)
  expect(first()?.at[2]).toBeCloseTo(-2.5)
  // Above the horizon there is no floor: the piece waits.
  gesture.follow('a', { origin: eye, direction: [0, 0.1, -1] })
  expect(first()?.at[0]).toBeCloseTo(1)
  gesture.release('a')
  gesture.follow('a', at([2, 0, -2.6]))
  expect(first()?.at[0]).toBeCloseTo(1)
})

test('a held piece is not dragged, nor is one that no finger pressed', () => {
  holdInAr(design, { piece: 'chair', variant: 'oak' })
  gesture.press('a', at([0, 0.4, -3]), 1)
  gesture.follow('a', at([1, 0, -3]))
  gesture.follow('b', at([1, 0, -3]))
  expect(first()?.at).toEqual([0, 0, -3])
})

test('two fingers turn the chosen piece; the one that stays drags on without a jump', () => {
  gesture.press('a', at([0, 0, -2.6]), 1)
  gesture.press('b', at([1, 0, -2.6]), null)
  // Counter-clockwise seen from above: the right finger goes away from the visitor.
  gesture.follow('b', at([0, 0, -3.6]))
  expect(first()?.turn).toBeCloseTo(90)
  expect(first()?.at).toEqual([0, 0, -3])
  gesture.release('a')
  gesture.follow('b', at([0.5, 0, -3.6]))
  expect(first()?.at[0]).toBeCloseTo(0.5)
  gesture.release('b')
  gesture.follow('b', at([2, 0, -3.6]))
  expect(first()?.at[0]).toBeCloseTo(0.5)
})
