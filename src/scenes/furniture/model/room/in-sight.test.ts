import { expect, test } from 'vitest'
import { usualCamera } from './from-match.ts'
import { partsInSight } from './in-sight.ts'

const camera = usualCamera(4 / 3)
const back = { from: { x: -3, z: -4 }, to: { x: 3, z: -4 } }
const sizes = {
  cupboard: { width: 1, depth: 0.5, height: 2 },
  rug: { width: 2, depth: 2, height: 0.01 },
  pendant: { width: 0.4, depth: 0.4, height: 0.4, mount: 'ceiling' },
} as const
const item = (id: number, piece: keyof typeof sizes, x: number, z: number, lift = 0) =>
  ({ id, piece, look: '', x, z, lift, turn: 0, scale: 1 }) as const

test('a line that nothing stands before is seen as a whole', () => {
  expect(partsInSight(back, [], sizes, camera)).toEqual([back])
  const beside = [item(1, 'cupboard', 5, -3), item(2, 'cupboard', 0, -6)]
  expect(partsInSight(back, beside, sizes, camera)).toEqual([back])
})

test('a cupboard hides what is behind it, as much wider as that is farther away', () => {
  const parts = partsInSight(back, [item(1, 'cupboard', 0, -2.25)], sizes, camera)
  expect(parts).toHaveLength(2)
  const [left, right] = parts
  // Its front is 2 m away, the wall 4 m.
  expect(left?.from).toEqual(back.from)
  expect(left?.to.x).toBeCloseTo(-1, 2)
  expect(right?.from.x).toBeCloseTo(1, 2)
  expect(right?.to).toEqual(back.to)
})

test('what lies flat hides nothing, and what hangs higher than one looks nothing either', () => {
  const items = [item(1, 'rug', 0, -3), item(2, 'pendant', 0, -3, 2)]
  expect(partsInSight(back, items, sizes, camera)).toEqual([back])
})

test('a line that is hidden from end to end has no part in sight', () => {
  const short = { from: { x: -0.2, z: -4 }, to: { x: 0.2, z: -4 } }
  expect(partsInSight(short, [item(1, 'cupboard', 0, -2)], sizes, camera)).toEqual([])
})

test('of one that begins behind a piece the other end is seen', () => {
  const line = { from: { x: 0, z: -4 }, to: { x: 3, z: -4 } }
  const parts = partsInSight(line, [item(1, 'cupboard', 0, -2.25)], sizes, camera)
  expect(parts).toHaveLength(1)
  expect(parts[0]?.from.x).toBeCloseTo(1, 2)
  expect(parts[0]?.to).toEqual(line.to)
})
