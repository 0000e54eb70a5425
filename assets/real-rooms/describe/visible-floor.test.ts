import { describe, expect, it } from 'vitest'
import { radians } from '../../../src/math/angle.ts'
import { signedArea } from '../../../src/math/polygon.ts'
import { pixelOf } from '../../../src/room-photo/model/camera.ts'
import { floorInPicture, floorSeenFrom } from './visible-floor.ts'

const rectangle = [
  { x: -2, z: -4 },
  { x: 2, z: -4 },
  { x: 2, z: 1 },
  { x: -2, z: 1 },
]
const area = (polygon: readonly { x: number; z: number }[]) =>
  Math.abs(signedArea(polygon.map(({ x, z }) => [x, z])))

describe('floorSeenFrom', () => {
  it('is the whole floor of a rectangle', () => {
    expect(area(floorSeenFrom(rectangle, { x: 0, z: 0 }))).toBeCloseTo(20, 3)
  })

  it('ends behind the corner of an L', () => {
    const corner = [
      { x: -2, z: -4 },
      { x: 0, z: -4 },
      { x: 0, z: -2 },
      { x: 2, z: -2 },
      { x: 2, z: 1 },
      { x: -2, z: 1 },
    ]
    // From (1, 0) one sees the far part only left of the line through (0, −2): a triangle of it.
    const seen = area(floorSeenFrom(corner, { x: 1, z: 0 }))
    expect(seen).toBeCloseTo(16 - 1, 2)
  })
})

describe('floorInPicture', () => {
  const size = { width: 640, height: 480 }
  const focalLength = 480
  const camera = {
    fieldOfView: 2 * Math.atan(240 / focalLength),
    tilt: radians(-8),
    roll: radians(1),
    yaw: radians(20),
    height: 1.5,
  }
  const lens = { focalLength, principalPoint: { x: 320, y: 240 }, k1: 0 }

  it('has the corners where the camera projects them', () => {
    const at = pixelOf(camera, size, [-2, 0, -4])
    const distances = floorInPicture(rectangle, camera, lens, size).map(({ x, y }) =>
      Math.hypot(x - (at?.x ?? 0), y - (at?.y ?? 0)),
    )
    expect(Math.min(...distances)).toBeLessThan(0.01)
  })

  it('is drawn toward the middle by a barrel', () => {
    const shape = (k1: number) =>
      Math.max(...floorInPicture(rectangle, camera, { ...lens, k1 }, size).map(({ y }) => -y))
    expect(shape(-0.05)).toBeGreaterThan(shape(0))
  })

  it('is empty for a camera that looks up', () => {
    expect(floorInPicture(rectangle, { ...camera, tilt: radians(80) }, lens, size)).toEqual([])
  })
})
