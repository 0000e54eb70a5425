import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createDesign } from './design.ts'
import { undo } from './history.ts'
import { boundedSun, fromDial, onDial, setSun, sunOf, towardsSun } from './sun.ts'

test('a photo that is bright on the left has its sun on the left, and high', () => {
  expect([-1, 0, 1].map((side) => sunOf({ side }).azimuth)).toEqual([-66, 0, 66])
  expect(sunOf({ side: 0.5 }).elevation).toBeGreaterThan(50)
})

test('the way to it is seen from the camera, however the room lies', () => {
  for (const yaw of [-0.6, 0, 0.7]) {
    // The camera's right in the room.
    const flat = Math.cos(radians(30))
    expect(towardsSun({ azimuth: 90, elevation: 30 }, { yaw })).toEqual([
      ...[Math.cos(yaw) * flat, 0.5, -Math.sin(yaw) * flat].map((each) => expect.closeTo(each)),
    ])
  }
})

test('the dial shows what is straight ahead at its top, its rim at the floor, and is read as it is set', () => {
  expect(onDial({ azimuth: 0, elevation: 0 })).toEqual({ x: 0, y: -1 })
  expect(fromDial({ x: 5, y: 0 })).toEqual({ azimuth: 90, elevation: 0 })
  for (const [azimuth, elevation] of [
    [0, 45],
    [90, 20],
    [-135, 70],
    [180, 15],
  ] as const) {
    const read = fromDial(onDial({ azimuth, elevation }))
    expect(read.azimuth).toBeCloseTo(azimuth)
    expect(read.elevation).toBeCloseTo(elevation)
  }
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
