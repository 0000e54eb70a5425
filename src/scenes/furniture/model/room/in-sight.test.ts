import { expect, test } from 'vitest'
import { usualCamera } from './from-match.ts'
import { partsInSight } from './in-sight.ts'
import type { Item } from './item.ts'
import { itemOf, sizes as others } from './testing/samples.ts'

const back = { from: { x: -3, z: -4 }, to: { x: 3, z: -4 } }
const sizes = { ...others, cupboard: { width: 1, depth: 0.5, height: 2 } }
const item = (piece: string, x: number, z: number, lift = 0) => itemOf({ piece, x, z, lift })
const parts = (items: Item[], line = back) => partsInSight(line, items, sizes, usualCamera(4 / 3))

test.each([
  ['nothing stands before', []],
  ['something stands beside, or behind', [item('cupboard', 5, -3), item('cupboard', 0, -6)]],
  ['only a rug lies before, or a lamp hangs', [item('rug', 0, -3), item('pendant', 0, -3, 2)]],
])('a line that %s is seen as a whole', (_what, items) => {
  expect(parts(items)).toEqual([back])
})

test('a cupboard hides what is behind it, as much wider as that is farther away', () => {
  const found = parts([item('cupboard', 0, -2.25)])
  expect(found).toHaveLength(2)
  const [left, right] = found
  // Its front is 2 m away, the wall 4 m.
  expect([left?.from, right?.to]).toEqual([back.from, back.to])
  expect(left?.to.x).toBeCloseTo(-1, 2)
  expect(right?.from.x).toBeCloseTo(1, 2)
})

test('a line that is hidden has no part in sight, and of one that begins behind a piece the other end', () => {
  const short = { from: { x: -0.2, z: -4 }, to: { x: 0.2, z: -4 } }
  expect(parts([item('cupboard', 0, -2)], short)).toEqual([])
  const line = { from: { x: 0, z: -4 }, to: { x: 3, z: -4 } }
  expect(parts([item('cupboard', 0, -2.25)], line)).toEqual([
    { from: { x: expect.closeTo(1, 2), z: expect.anything() }, to: line.to },
  ])
})
