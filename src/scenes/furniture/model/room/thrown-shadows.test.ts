import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { add, normalize, scale, type Vector3 } from '../../../../math/vector.ts'
import { type FloorPlace, pixelOf } from './camera.ts'
import { createDesign } from './design.ts'
import { type Area, drawnArea, type Standing } from './drawn-area.ts'
import { undo } from './history.ts'
import { boundedSun, fromDial, onDial, setSun, sunOf, towardsSun } from './sun.ts'
import { betweenOf, camera, itemOf, pointsWithin, randomItems, sizes } from './testing/samples.ts'
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

const large = { width: 4000, height: 3000 }
const standing = (change: Partial<Standing>): Standing => ({
  ...{ items: [itemOf({ z: -4 })], sizes, camera, photo: large, mirrors: false },
  sun: normalize([0.3, 1, 0.2]),
  ...change,
})

const holds = ({ x, y, width, height }: Area, at: { x: number; y: number } | null): boolean =>
  at !== null && at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height

/** Whether a point of the room that the photo shows lies in the area. */
const isWithin = (area: Area, { camera: from }: Standing, point: Vector3): boolean => {
  const at = pixelOf(from, large, point)
  return !holds({ x: 0, y: 0, ...large }, at) || holds(area, at)
}

test('one sofa in the middle leaves most of the photo out', () => {
  const { x, y, width, height } = drawnArea(standing({}))
  expect([x, y, x + width, y + height].every(Number.isInteger)).toBe(true)
  expect(x).toBeGreaterThan(700)
  expect(x + width).toBeLessThan(3300)
  expect(width * height).toBeLessThan(0.3 * large.width * large.height)
})

describe('of random rooms nothing that is drawn lies outside', () => {
  const random = createRandom(7)
  const between = betweenOf(random)
  const rooms = Array.from({ length: 60 }, () => {
    const from = { ...camera, yaw: between(-0.6, 0.6), tilt: between(-0.4, 0.1) }
    const sun = towardsSun({ azimuth: between(-180, 180), elevation: between(15, 85) }, from)
    return standing({ camera: from, items: randomItems(random, [-6, -2.5]), sun, mirrors: true })
  })

  test.each([
    ['furniture', (point: Vector3) => point],
    ['shadow on the floor', (at: Vector3, sun: Vector3) => add(at, scale(sun, -at[1] / sun[1]))],
    ['shadow on a wall', (at: Vector3, sun: Vector3) => add(at, scale(sun, -0.4 * at[1]))],
    ['image in the floor', ([x, y, z]: Vector3): Vector3 => [x, -y, z]],
  ])('%s', (_, thrown) => {
    for (const room of rooms) {
      const area = drawnArea(room)
      for (const point of room.items.flatMap((item) => pointsWithin(item, random)))
        expect(isWithin(area, room, thrown(point, room.sun))).toBe(true)
    }
  })
})

test('where something is beside the camera it is the whole photo', () => {
  expect(drawnArea(standing({ items: [itemOf({ z: 0.2 })] }))).toEqual({ x: 0, y: 0, ...large })
})

test('of what is out of sight, and of nothing, it has no size', () => {
  const none = { x: 0, y: 0, width: 0, height: 0 }
  expect(drawnArea(standing({ items: [itemOf({ x: 30, z: -5 })] }))).toEqual(none)
  expect(drawnArea(standing({ items: [] }))).toEqual(none)
})

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
  // After an undo it is another step.
  setSun(design, { azimuth: 40 }, 'sun')
  undo(design)
  expect(design.sun).toEqual({ ...before, azimuth: 30 })
  undo(design)
  expect(design.sun).toEqual(before)
})
