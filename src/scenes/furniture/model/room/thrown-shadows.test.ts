import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { FloorPlace } from './camera.ts'
import type { Item } from './item.ts'
import { towardsSun } from './sun.ts'
import { shadowedFloor, shadowedFoot, thrownShadows } from './thrown-shadows.ts'
import { before as distanceBefore, footOf, type Wall } from './wall.ts'

const walls: Wall[] = [
  { id: 1, turn: 0, distance: 5 },
  { id: 2, turn: 90, distance: 3 },
  { id: 3, turn: 270, distance: 2.5 },
]
const sizes = {
  sofa: { width: 2.3, depth: 0.9, height: 0.8 },
  lamp: { width: 0.4, depth: 0.4, height: 1.6 },
}
const item = (change: Partial<Item>): Item => ({
  ...{ id: 1, piece: 'sofa', look: '', x: 0, z: -3, turn: 0, scale: 1 },
  ...change,
})
const noon: Vector3 = [0, 1, 0]

/** Twice the area, by the corners in turn. */
const area = (corners: readonly FloorPlace[]): number =>
  Math.abs(
    corners.reduce((sum, { x, z }, at) => {
      const next = corners[(at + 1) % corners.length] ?? { x, z }
      return sum + x * next.z - next.x * z
    }, 0),
  ) / 2

const isIn = (corners: readonly FloorPlace[], { x, z }: FloorPlace): boolean => {
  const sides = corners.map((a, at) => {
    const b = corners[(at + 1) % corners.length] ?? a
    return (b.x - a.x) * (z - a.z) - (b.z - a.z) * (x - a.x)
  })
  return sides.every((side) => side >= -1e-9) || sides.every((side) => side <= 1e-9)
}

test('under a lamp straight above a sofa only the floor round it can be dark, and no wall', () => {
  const thrown = thrownShadows([item({})], sizes, noon)
  const parts = shadowedFloor([], thrown)
  expect(parts).toHaveLength(1)
  expect(area(parts[0] ?? [])).toBeCloseTo(2.8 * 1.4)
  for (const wall of walls) expect(shadowedFoot(wall, walls, thrown)).toBeNull()
})

test('parts of the floor do not overlap', () => {
  const items = [item({}), item({ x: 0.7, z: -3.4, turn: 90 }), item({ x: 4 })]
  const parts = shadowedFloor([], thrownShadows(items, sizes, noon))
  const random = createRandom(3)
  for (let at = 0; at < 2000; at += 1) {
    const place = { x: -2 + 8 * random(), z: -6 + 6 * random() }
    expect(parts.filter((part) => isIn(part, place)).length).toBeLessThanOrEqual(1)
  }
})

test('of nothing there is no shadow', () => {
  expect(shadowedFloor(walls, [])).toEqual([])
})

describe('in 200 random rooms', () => {
  const random = createRandom(11)
  const between = (low: number, high: number) => low + (high - low) * random()
  const rooms = Array.from({ length: 200 }, () => {
    const items = Array.from({ length: 1 + Math.floor(between(0, 4)) }, (_, id) =>
      item({
        ...{ id, x: between(-2, 2), z: between(-4.2, -1), turn: between(0, 360) },
        piece: random() < 0.5 ? 'sofa' : 'lamp',
      }),
    )
    const angles = { azimuth: between(-180, 180), elevation: between(15, 85) }
    return { items, sun: towardsSun(angles, { yaw: between(-0.6, 0.6) }) }
  })

  /** Points of the pieces, each with the place on the floor that it darkens or would darken. */
  function* rays({ items, sun }: (typeof rooms)[number]) {
    for (const { x, z, turn, piece } of items) {
      const { width, depth, height } = sizes[piece as keyof typeof sizes]
      const angle = radians(turn)
      for (let at = 0; at < 20; at += 1) {
        const [a, b] = [between(-width / 2, width / 2), between(-depth / 2, depth / 2)]
        const from = {
          x: x + a * Math.cos(angle) + b * Math.sin(angle),
          z: z - a * Math.sin(angle) + b * Math.cos(angle),
        }
        const far = between(0, height) / sun[1]
        yield { from, to: { x: from.x - sun[0] * far, z: from.z - sun[2] * far } }
      }
    }
  }

  test('the floor is there wherever a shadow falls', () => {
    for (const room of rooms) {
      const parts = shadowedFloor(walls, thrownShadows(room.items, sizes, room.sun))
      for (const { to } of rays(room)) {
        const isFloor = walls.every((wall) => distanceBefore(wall, to) >= 0)
        if (isFloor) expect(parts.some((part) => isIn(part, to))).toBe(true)
      }
    }
  })

  test('a wall is there wherever a shadow falls on it', () => {
    for (const room of rooms) {
      const thrown = thrownShadows(room.items, sizes, room.sun)
      for (const { from, to } of rays(room)) {
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
