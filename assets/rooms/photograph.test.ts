import { describe, expect, test } from 'vitest'
import { photographFaults } from './check.ts'
import { type KnownPhotograph, pixelOf, rollOf, turnOf } from './photograph.ts'

/** Looks north from the middle of a room, level. */
const level: KnownPhotograph = {
  width: 2000,
  height: 1500,
  focalLength: 1200,
  position: [0, 1.5, 0],
  rotation: [0, 0, 0, 1],
  floor: { normal: [0, 1, 0], constant: 0 },
  room: { min: [-3, 0, -2], max: [3, 2.7, 2] },
  windows: [{ min: [-1, 0.5, -2], max: [1, 2.2, -2] }],
  sun: { direction: [0, -1, 0], strength: 5 },
}

describe('pixelOf', () => {
  test('what is straight ahead is in the middle', () => {
    expect(pixelOf(level, [0, 1.5, -2])).toEqual([1000, 750])
  })

  test('a metre to the right and a metre down, two metres ahead', () => {
    const [x, y] = pixelOf(level, [1, 0.5, -2]) ?? []
    expect(x).toBeCloseTo(1600)
    expect(y).toBeCloseTo(1350)
  })

  test('a camera turned to the east sees east in the middle', () => {
    const half = Math.SQRT1_2
    const [x = 0, y = 0] = pixelOf({ ...level, rotation: [0, -half, 0, half] }, [2, 1.5, 0]) ?? []
    expect(x).toBeCloseTo(1000)
    expect(y).toBeCloseTo(750)
  })

  test('nothing behind the camera is in the picture', () => {
    expect(pixelOf(level, [0, 1.5, 1])).toBeNull()
  })
})

describe('the way a camera is held', () => {
  test('level and looking at the north wall', () => {
    expect(rollOf(level)).toBeCloseTo(0)
    expect(turnOf(level)).toBeCloseTo(0)
  })

  test('rolled and turned', () => {
    const [a, b] = [Math.sin(0.05), Math.cos(0.05)]
    expect(rollOf({ ...level, rotation: [0, 0, -a, b] })).toBeCloseTo((0.1 * 180) / Math.PI)
    expect(turnOf({ ...level, rotation: [0, -a, 0, b] })).toBeCloseTo((0.1 * 180) / Math.PI)
  })
})

describe('photographFaults', () => {
  test('finds none in what can be', () => {
    expect(photographFaults(level)).toEqual([])
  })

  test.each<[string, Partial<KnownPhotograph>]>([
    ['stands outside', { position: [4, 1.5, 0] }],
    ['no unit quaternion', { rotation: [0, 0, 0, 1.1] }],
    ['field of view', { focalLength: 300 }],
    ['1999 × 1500', { width: 1999 }],
    ['shines upwards', { sun: { direction: [0, 1, 0], strength: 5 } }],
    ['beyond its wall', { windows: [{ min: [-4, 0.5, -2], max: [1, 2.2, -2] }] }],
    ['off the north wall', { windows: [{ min: [-1, 0.5, 2], max: [1, 2.2, 2] }] }],
  ])('%s', (fault, change) => {
    expect(photographFaults({ ...level, ...change }).join()).toContain(fault)
  })
})
