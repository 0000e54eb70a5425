import { expect, test } from 'vitest'
import { normalize } from '../../../math/vector.ts'
import { footprint, overlap, rayHitDistance } from '../solid.ts'
import { boxOf, camera, itemOf, photo, seen, sizes } from '../testing/samples.ts'
import { collisions, itemAt, roundScale, roundTurn, solidOf } from './item.ts'

test('a quarter of a turn swaps width and depth of a box; a ray meets its near side, and passes by what is beside it', () => {
  const corners = footprint(boxOf({ angle: Math.PI / 2 }))
  expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(0.5)
  expect(Math.max(...corners.map(({ z }) => z))).toBeCloseTo(1)
  expect(rayHitDistance(boxOf(), [0, 0.4, 5], [0, 0, -1])).toBeCloseTo(4.5)
  expect(rayHitDistance(boxOf({ angle: Math.PI / 2 }), [0, 0.4, 5], [0, 0, -1])).toBeCloseTo(4)
  expect(rayHitDistance(boxOf(), [0, 2, 5], [0, 0, -1])).toBeNull()
  expect(rayHitDistance(boxOf(), [0, 0.4, 5], [0, 0, 1])).toBeNull()
  expect(rayHitDistance(boxOf(), [0, 3, 5], normalize([0, -3, -5]))).not.toBeNull()
})

test.each([
  ['side by side', { x: 2 }, false],
  ['a centimetre into one another', { x: 1.99 }, true],
  ['turned, corner past corner', { x: 1.7, z: 1.1, angle: Math.PI / 4 }, false],
  ['turned, corner into side', { x: 1.6, angle: Math.PI / 4 }, true],
])('%s', (_how, over, expected) => {
  expect(overlap(boxOf(), boxOf(over))).toBe(expected)
  expect(overlap(boxOf(over), boxOf())).toBe(expected)
})

test('scale and turn keep to their steps and ranges', () => {
  expect([roundScale(0), roundScale(9), roundScale(1.1 + 0.2), roundScale(0.7 + 0.1)]).toEqual([
    0.2, 5, 1.3, 0.8,
  ])
  expect([roundTurn(360), roundTurn(-90), roundTurn(270 + 90 + 7.34)]).toEqual([0, 270, 7.3])
})

test('items that stand in one another are found, both of them', () => {
  const among = (...others: object[]) =>
    [...collisions([itemOf(), ...others.map((other) => itemOf(other))], sizes)].sort()
  expect(among({ id: 2, x: 1 }, { id: 3, x: 6 })).toEqual([1, 2])
  expect(among({ id: 2, x: 2.31 })).toEqual([])
  expect(among({ id: 2, x: 2.31, scale: 1.2 })).toEqual([1, 2])
  // A rug lies under a table without being in its way.
  expect(among({ id: 2, piece: 'rug' })).toEqual([])
})

test('of two items behind one place of the photo the nearer one is meant', () => {
  const items = [itemOf({ id: 1, z: -3 }), itemOf({ id: 2, z: -5, piece: 'wardrobe' })]
  const meant = (at: { x: number; y: number }) => itemAt(items, sizes, camera, photo, at)?.id
  expect(meant(seen(camera, [0, 0.5, -3]))).toBe(1)
  expect(meant(seen(camera, [0, 1.9, -5]))).toBe(2)
  expect(meant({ x: 5, y: 5 })).toBeUndefined()
  expect(() => solidOf(itemOf({ piece: 'throne' }), sizes)).toThrow('No piece throne')
})
