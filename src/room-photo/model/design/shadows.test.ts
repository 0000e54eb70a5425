import { expect, test } from 'vitest'
import { radians } from '../../../math/angle.ts'
import { createRandom } from '../../../math/random.ts'
import { add, scale, type Vec3 } from '../../../math/vector.ts'
import { pixelOf } from '../camera.ts'
import { clampSun, sunDirection, sunFromDial, sunFromLight, sunToDial } from '../light.ts'
import { betweenOf, camera, itemOf, pointsWithin, randomItems, sizes } from '../testing/samples.ts'
import { boxOf } from '../wall.ts'
import { createDesign } from './design.ts'
import { setSun } from './edit-items.ts'
import { undo } from './history.ts'
import { drawnArea, type PixelRect, type ShadowScene, shadowedFloor } from './shadows.ts'

const noon: Vec3 = [0, 1, 0]

test('under a lamp straight above a sofa only the floor round it can be dark', () => {
  const sofa = itemOf()
  const { left, right, back, front } = boxOf(shadowedFloor([sofa], sizes, noon))
  expect(right - left).toBeCloseTo(2.3 + 0.5)
  expect(front - back).toBeCloseTo(0.92 + 0.5)
  expect([(left + right) / 2, (back + front) / 2]).toEqual([sofa.x, sofa.z])
  expect(shadowedFloor([], sizes, noon)).toEqual([])
})

test('in random rooms the floor is there wherever a shadow falls', () => {
  const random = createRandom(11)
  const between = betweenOf(random)
  for (let round = 0; round < 50; round += 1) {
    const angles = { azimuth: between(-180, 180), elevation: between(15, 85) }
    const sun = sunDirection(angles, { yaw: between(-0.6, 0.6) })
    const items = randomItems(random, [-4.2, -1])
    const floor = shadowedFloor(items, sizes, sun)
    for (const [x, y, z] of items.flatMap((item) => pointsWithin(item, random))) {
      const far = y / sun[1]
      const to = { x: x - sun[0] * far, z: z - sun[2] * far }
      expect(boxOf([...floor, to])).toEqual(boxOf(floor))
    }
  }
})

const large = { width: 4000, height: 3000 }
const standing = (change: Partial<ShadowScene>): ShadowScene => ({
  ...{ items: [], sizes, camera, photo: large, mirrors: false, sun: noon },
  ...change,
})

/** Whether a point of the room that the photo shows lies in the area. */
const isWithin = (
  { x, y, width, height }: PixelRect,
  { camera: from }: ShadowScene,
  point: Vec3,
) => {
  const at = pixelOf(from, large, point)
  const isSeen = at && at.x >= 0 && at.x <= large.width && at.y >= 0 && at.y <= large.height
  return !isSeen || (at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height)
}

test('of random rooms no furniture, shadow or image in the floor lies outside of what is drawn', () => {
  const random = createRandom(7)
  const between = betweenOf(random)
  for (let round = 0; round < 60; round += 1) {
    const from = { ...camera, yaw: between(-0.6, 0.6), tilt: between(-0.4, 0.1) }
    const sun = sunDirection({ azimuth: between(-180, 180), elevation: between(15, 85) }, from)
    const items = randomItems(random, [-6, -2.5])
    const room = standing({ camera: from, items, sun, mirrors: true })
    const area = drawnArea(room)
    for (const at of items.flatMap((item) => pointsWithin(item, random))) {
      const [x, y, z] = at
      const shadows = [-y / sun[1], -0.4 * y].map((by) => add(at, scale(sun, by)))
      for (const point of [at, ...shadows, [x, -y, z] as const])
        expect(isWithin(area, room, point)).toBe(true)
    }
  }
  // Where something is beside the camera it is the whole photo.
  expect(drawnArea(standing({ items: [itemOf({ z: 0.2 })] }))).toEqual({ x: 0, y: 0, ...large })
})

test('the sun is where the photo is bright, seen from the camera however the room lies, and on its dial as it is set', () => {
  expect([-1, 0, 1].map((side) => sunFromLight({ side }).azimuth)).toEqual([-66, 0, 66])
  expect(sunFromLight({ side: 0.5 }).elevation).toBeGreaterThan(50)
  for (const yaw of [-0.6, 0, 0.7]) {
    // The camera's right in the room.
    const flat = Math.cos(radians(30))
    expect(sunDirection({ azimuth: 90, elevation: 30 }, { yaw })).toEqual([
      ...[Math.cos(yaw) * flat, 0.5, -Math.sin(yaw) * flat].map((each) => expect.closeTo(each)),
    ])
  }
  expect(sunToDial({ azimuth: 0, elevation: 0 })).toEqual({ x: 0, y: -1 })
  expect(sunFromDial({ x: 5, y: 0 })).toEqual({ azimuth: 90, elevation: 0 })
  const read = sunFromDial(sunToDial({ azimuth: -135, elevation: 70 }))
  expect(read).toEqual({ azimuth: expect.closeTo(-135), elevation: expect.closeTo(70) })
})

test('a sun goes round and stays above the floor; touches of one control are one step', () => {
  const sun = { azimuth: 190, elevation: 2, softness: 3, brightness: -1, reflection: 2 }
  const bounded = { azimuth: -170, elevation: 15, softness: 1, brightness: 0.5, reflection: 1 }
  expect(clampSun(sun)).toEqual(bounded)
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
