import { expect, test } from 'vitest'
import { edgesOf } from '../../../../math/polygon.ts'
import { createRandom } from '../../../../math/random.ts'
import { anglesToFloor, type FloorPoint, farFrom } from '../geometry/floor-point.ts'
import { home, inPicture, polygonOf } from '../testing/sample-home.ts'
import { heightFromLength, measureFloor } from './measure.ts'

const lengthOf = (measured: ReturnType<typeof measureFloor>) =>
  'estimate' in measured ? measured.estimate.length : Number.NaN

test.each(home.rooms)('every wall of the home’s $id is measured to a millimetre', ({ id }) => {
  const corners = polygonOf(id).map((corner) => inPicture(id, corner))
  for (const [a, b] of edgesOf(corners)) {
    const length = lengthOf(measureFloor(anglesToFloor(a, 1.5), anglesToFloor(b, 1.5), 1.5))
    expect(Math.abs(length - farFrom(a, b))).toBeLessThan(1e-3)
  }
})

test('a pointer that is a pixel of 4096 off keeps walls within 2 %', () => {
  const pixel = 360 / 4096
  for (const { id } of home.rooms) {
    const corners = polygonOf(id).map((corner) => inPicture(id, corner))
    for (const [a, b] of edgesOf(corners)) {
      const shown = [a, b].map((corner) => {
        const { yaw, pitch } = anglesToFloor(corner, 1.5)
        return { yaw: yaw + pixel / 2, pitch: pitch + pixel / 2 }
      })
      const [from, to] = shown
      if (!from || !to) throw new Error('no corners')
      expect(lengthOf(measureFloor(from, to, 1.5)) / farFrom(a, b)).toBeGreaterThan(0.98)
      expect(lengthOf(measureFloor(from, to, 1.5)) / farFrom(a, b)).toBeLessThan(1.02)
    }
  }
})

test('any two points of a floor are as far apart as they are, and a known length gives the height', () => {
  const dice = createRandom(9)
  for (let run = 0; run < 500; run += 1) {
    const height = 0.3 + dice() * 4
    const point = (): FloorPoint => [dice() * 20 - 10, dice() * 20 - 10]
    const [a, b] = [point(), point()]
    const [from, to] = [anglesToFloor(a, height), anglesToFloor(b, height)]
    const length = farFrom(a, b)
    expect(lengthOf(measureFloor(from, to, height)) / length).toBeCloseTo(1, 9)
    const found = heightFromLength(from, to, length)
    expect('height' in found ? found.height : found.fault).toBeCloseTo(height, 9)
    // Twice as high, all is twice as large.
    expect(lengthOf(measureFloor(from, to, 2 * height)) / length).toBeCloseTo(2, 9)
    expect(lengthOf(measureFloor(to, from, height))).toBeCloseTo(length, 9)
  }
})

test('far points are less sure than near ones', () => {
  const margin = (away: number) => {
    const measured = measureFloor(anglesToFloor([0, -1], 1.5), anglesToFloor([0, -away], 1.5), 1.5)
    return 'estimate' in measured ? measured.estimate.margin : Number.NaN
  }
  expect(margin(2)).toBeLessThan(0.03)
  expect(margin(10)).toBeGreaterThan(0.2)
  // So near the horizon that a hand’s tremble reaches it.
  expect(margin(160)).toBe(Number.POSITIVE_INFINITY)
})

test('a point at or above the horizon is no point of the floor', () => {
  const floor = { yaw: 0, pitch: -30 }
  for (const pitch of [0, 20, -0.2, 90]) {
    const above = { yaw: 3, pitch }
    expect(measureFloor(above, floor, 1.5)).toEqual({ fault: { code: 'Horizon', at: 0 } })
    expect(measureFloor(floor, above, 1.5)).toEqual({ fault: { code: 'Horizon', at: 1 } })
    expect(heightFromLength(floor, above, 2)).toEqual({ fault: { code: 'Horizon', at: 1 } })
  }
})

test('a length between one point, or one that no camera could have, gives no height', () => {
  const [a, b] = [
    { yaw: 0, pitch: -30 },
    { yaw: 40, pitch: -20 },
  ]
  expect(heightFromLength(a, { ...a }, 2)).toEqual({ fault: { code: 'Together' } })
  for (const length of [0, -1, 1e6, Number.NaN]) {
    expect(heightFromLength(a, b, length)).toMatchObject({ fault: { code: 'Length' } })
  }
})
