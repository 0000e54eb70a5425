import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { FloorPlace } from './camera.ts'
import { towardsSun } from './sun.ts'
import { betweenOf, itemOf, pointsWithin, randomItems, sizes } from './testing/samples.ts'
import { shadowedFloor, shadowedFoot, thrownShadows } from './thrown-shadows.ts'
import { before as distanceBefore, footOf, type Wall } from './wall.ts'

const walls: Wall[] = [
  { id: 1, turn: 0, distance: 5 },
  { id: 2, turn: 90, distance: 3 },
  { id: 3, turn: 270, distance: 2.5 },
]
const noon: Vector3 = [0, 1, 0]

/** For each side of a part of the floor how far a place is to its left, as twice an area. */
const sidesOf = (corners: readonly FloorPlace[], { x, z }: FloorPlace) =>
  corners.map((a, at) => {
    const b = corners[(at + 1) % corners.length] ?? a
    return (b.x - a.x) * (z - a.z) - (b.z - a.z) * (x - a.x)
  })
const area = (corners: readonly FloorPlace[]) =>
  Math.abs(sidesOf(corners, { x: 0, z: 0 }).reduce((sum, side) => sum + side, 0)) / 2
const isIn = (corners: readonly FloorPlace[], place: FloorPlace) => {
  const sides = sidesOf(corners, place)
  return sides.every((side) => side >= -1e-9) || sides.every((side) => side <= 1e-9)
}

test('under a lamp straight above a sofa only the floor round it can be dark, and no wall', () => {
  const thrown = thrownShadows([itemOf()], sizes, noon)
  const parts = shadowedFloor([], thrown)
  expect(parts).toHaveLength(1)
  expect(area(parts[0] ?? [])).toBeCloseTo((2.3 + 0.5) * (0.92 + 0.5))
  for (const wall of walls) expect(shadowedFoot(wall, walls, thrown)).toBeNull()
  expect(shadowedFloor(walls, [])).toEqual([])
})

test('parts of the floor do not overlap', () => {
  const items = [itemOf(), itemOf({ x: 0.7, z: -3.4, turn: 90 }), itemOf({ x: 4 })]
  const parts = shadowedFloor([], thrownShadows(items, sizes, noon))
  const random = createRandom(3)
  for (let at = 0; at < 500; at += 1) {
    const place = { x: -2 + 8 * random(), z: -6 + 6 * random() }
    expect(parts.filter((part) => isIn(part, place)).length).toBeLessThanOrEqual(1)
  }
})

describe('in random rooms', () => {
  const random = createRandom(11)
  const between = betweenOf(random)
  const rooms = Array.from({ length: 50 }, () => {
    const angles = { azimuth: between(-180, 180), elevation: between(15, 85) }
    const sun = towardsSun(angles, { yaw: between(-0.6, 0.6) })
    const items = randomItems(random, [-4.2, -1])
    // Points of the pieces, each with the place on the floor that it darkens or would darken.
    const rays = items.flatMap((item) =>
      pointsWithin(item, random).map(([x, y, z]) => {
        const far = y / sun[1]
        return { from: { x, z }, to: { x: x - sun[0] * far, z: z - sun[2] * far } }
      }),
    )
    return { thrown: thrownShadows(items, sizes, sun), rays }
  })

  test('the floor is there wherever a shadow falls', () => {
    for (const { thrown, rays } of rooms) {
      const parts = shadowedFloor(walls, thrown)
      for (const { to } of rays) {
        const isFloor = walls.every((wall) => distanceBefore(wall, to) >= 0)
        if (isFloor) expect(parts.some((part) => isIn(part, to))).toBe(true)
      }
    }
  })

  test('a wall is there wherever a shadow falls on it', () => {
    for (const { thrown, rays } of rooms) {
      for (const { from, to } of rays) {
        for (const wall of walls) {
          const [here, there] = [distanceBefore(wall, from), distanceBefore(wall, to)]
          if (here < 0 || there >= 0) continue
          const share = here / (here - there)
          const met = { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share }
          const whole = footOf(wall, walls)
          if (!whole || !isOn(whole, met)) continue
          const part = shadowedFoot(wall, walls, thrown)
          expect(part !== null && isOn(part, met)).toBe(true)
        }
      }
    }
  })
})

function isOn({ from, to }: { from: FloorPlace; to: FloorPlace }, { x, z }: FloorPlace): boolean {
  const long = Math.hypot(to.x - from.x, to.z - from.z)
  const along = ((x - from.x) * (to.x - from.x) + (z - from.z) * (to.z - from.z)) / long
  return along >= -1e-9 && along <= long + 1e-9
}
