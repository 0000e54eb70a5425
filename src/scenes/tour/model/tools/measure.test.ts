import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { anglesToFloor, distance, type FloorPoint } from '../camera/floor.ts'
import { cameraHeightFromFloorLength, measureFloorDistance } from './measure.ts'
import { feetAndInches, parseLength } from './units.ts'

function estimateOf(...between: Parameters<typeof measureFloorDistance>) {
  return measureFloorDistance(...between) ?? { length: Number.NaN, margin: Number.NaN }
}

test('any two points of a floor are as far apart as they are, and a known length gives the height', () => {
  const dice = createRandom(9)
  for (let run = 0; run < 30; run += 1) {
    const height = 0.3 + dice() * 4
    const point = (): FloorPoint => [dice() * 20 - 10, dice() * 20 - 10]
    const [a, b] = [point(), point()]
    const [from, to] = [anglesToFloor(a, height), anglesToFloor(b, height)]
    const length = distance(a, b)
    expect(estimateOf(from, to, height).length / length).toBeCloseTo(1, 9)
    expect(cameraHeightFromFloorLength(from, to, length)).toEqual({
      height: expect.closeTo(height, 9),
    })
    // Twice as high, all is twice as large.
    expect(estimateOf(from, to, 2 * height).length / length).toBeCloseTo(2, 9)
  }
})

test('far points are less sure than near ones', () => {
  const margin = (away: number) =>
    estimateOf(anglesToFloor([0, -1], 1.5), anglesToFloor([0, -away], 1.5), 1.5).margin
  expect(margin(2)).toBeLessThan(0.03)
  expect(margin(10)).toBeGreaterThan(0.2)
  // So near the horizon that a hand’s tremble reaches it.
  expect(margin(160)).toBe(Number.POSITIVE_INFINITY)
})

test.each([0, 20, -0.2, 90])('a point %s° above the horizon is no point of the floor', (pitch) => {
  const [floor, above] = [
    { yaw: 0, pitch: -30 },
    { yaw: 3, pitch },
  ]
  expect(measureFloorDistance(above, floor, 1.5)).toBeNull()
  expect(measureFloorDistance(floor, above, 1.5)).toBeNull()
  expect(cameraHeightFromFloorLength(floor, above, 2)).toEqual({ fault: { code: 'Horizon' } })
})

test('a length between one point, or one that no camera could have, gives no height', () => {
  const a = { yaw: 0, pitch: -30 }
  expect(cameraHeightFromFloorLength(a, { ...a }, 2)).toEqual({ fault: { code: 'Together' } })
  for (const length of [0, -1, 1e6, Number.NaN]) {
    const found = cameraHeightFromFloorLength(a, { yaw: 40, pitch: -20 }, length)
    expect(found).toMatchObject({ fault: { code: 'Impossible' } })
  }
})

test.each([
  ['0.9', 'metres', 0.9],
  [' 0,9 m ', 'metres', 0.9],
  ['90 cm', 'feet', 0.9],
  ['900mm', 'metres', 0.9],
  ['2 ft 11 in', 'metres', 0.889],
  ['2’11”', 'feet', 0.889],
  [`2' 11"`, 'feet', 0.889],
  ['35 in', 'metres', 0.889],
  ['2.5', 'feet', 0.762],
] as const)('%s in %s is %d m', (text, units, length) => {
  expect(parseLength(text, units)).toBeCloseTo(length, 9)
})

test('what is no length is none, and feet and inches carry over', () => {
  for (const text of ['', 'a', '0', '-2', '1e3', '2 ft 11 in wide', '٣', '0.9 km', '1..2'])
    expect([text, parseLength(text, 'metres')]).toEqual([text, null])
  expect(feetAndInches(0.9)).toEqual({ feet: 2, inches: 11 })
  expect(feetAndInches(12 * 0.0254 * 6 - 0.001)).toEqual({ feet: 6, inches: 0 })
})
