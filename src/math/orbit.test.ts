import { expect, test } from 'vitest'
import { orbitEye, orbitProjector } from './orbit.ts'

const middle = { x: 1, y: 2, z: 3 }

test('the camera looks from the south, the east and above', () => {
  const near = (orbit: { yaw: number; pitch: number }, x: number, y: number, z: number) => {
    const eye = orbitEye({ ...orbit, distance: 10, middle })
    expect([eye.x, eye.y, eye.z].map((one) => Number(one.toFixed(9)))).toEqual([x, y, z])
  }
  near({ yaw: 0, pitch: 0 }, 1, 2, 13)
  near({ yaw: 90, pitch: 0 }, 11, 2, 3)
  near({ yaw: 0, pitch: 90 }, 1, 12, 3)
})

test('the target projects to the middle, at the depth of the camera’s distance', () => {
  const project = orbitProjector({ yaw: 40, pitch: 20, distance: 10, middle }, 50)
  expect(project(middle)).toMatchObject({ x: 0, depth: 10 })
  expect(Math.abs(project(middle).y)).toBe(0)
})

test('a point half a field of view above the target projects to the upper edge', () => {
  const project = orbitProjector({ yaw: 0, pitch: 0, distance: 10, middle }, 90)
  expect(project({ ...middle, y: 12 }).y).toBeCloseTo(-1, 9)
  expect(project({ ...middle, x: 11 }).x).toBeCloseTo(1, 9)
})
