import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { length } from '../../../../math/vector.ts'
import { createDesign } from './design.ts'
import { undo } from './history.ts'
import { boundedSun, fromDial, onDial, setSun, sunOf, towardsSun } from './sun.ts'

test('a photo that is bright on the left has its sun on the left, and high', () => {
  expect(sunOf({ side: -1 }).azimuth).toBe(-66)
  expect(sunOf({ side: 1 }).azimuth).toBe(66)
  expect(sunOf({ side: 0 }).azimuth).toBe(0)
  expect(sunOf({ side: 0.5 }).elevation).toBeGreaterThan(50)
})

test('the way to it is seen from the camera, however the room lies', () => {
  for (const yaw of [-0.6, 0, 0.7]) {
    const [x, y, z] = towardsSun({ azimuth: 90, elevation: 30 }, { yaw })
    expect(length([x, y, z])).toBeCloseTo(1)
    expect(y).toBeCloseTo(0.5)
    // The camera's right in the room.
    expect([x, z]).toEqual([
      expect.closeTo(Math.cos(yaw) * Math.cos(radians(30))),
      expect.closeTo(-Math.sin(yaw) * Math.cos(radians(30))),
    ])
  }
})

describe('the dial', () => {
  test.each([
    [0, 45],
    [90, 20],
    [-135, 70],
    [180, 15],
  ])('of %i° and %i° is read as it is set', (azimuth, elevation) => {
    const read = fromDial(onDial({ azimuth, elevation }))
    expect(read.azimuth).toBeCloseTo(azimuth)
    expect(read.elevation).toBeCloseTo(elevation)
  })

  test('shows what is straight ahead at its top, and its rim at the floor', () => {
    expect(onDial({ azimuth: 0, elevation: 0 })).toEqual({ x: 0, y: -1 })
    expect(fromDial({ x: 5, y: 0 })).toEqual({ azimuth: 90, elevation: 0 })
  })
})

test('a sun goes round and stays above the floor; touches of one control are one step', () => {
  const sun = { azimuth: 190, elevation: 2, softness: 3, brightness: -1, reflection: 2 }
  const bounded = { azimuth: -170, elevation: 15, softness: 1, brightness: 0.5, reflection: 1 }
  expect(boundedSun(sun)).toEqual(bounded)
  const design = createDesign({ width: 2000, height: 1500 })
  const before = { ...design.sun }
  for (const azimuth of [10, 20, 30]) setSun(design, { azimuth }, 'sun')
  setSun(design, { softness: 0.9 }, 'softness')
  expect(design.past).toHaveLength(2)
  undo(design)
  expect(design.sun).toEqual({ ...before, azimuth: 30 })
  undo(design)
  expect(design.sun).toEqual(before)
})
