import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { shortestTurn, vectorOf } from '../geometry/angles.ts'
import {
  anglesAt,
  focalOf,
  fromCamera,
  isInView,
  lensOf,
  pointOf,
  pointThrough,
} from './point-of.ts'
import { createSight, type Sight, showAround, showHung, subscribeSight } from './sight.ts'

const viewer = { width: 1200, height: 400, fov: 60 }
const sphere = (yaw: number, pitch: number): Sight => ({
  ...createSight(),
  ...viewer,
  look: { yaw, pitch },
})
const flat = (x: number, y: number): Sight => ({
  ...createSight(),
  ...viewer,
  hung: { width: 1.6, height: 0.9, distance: 1.3, x, y, file: { width: 1600, height: 900 } },
})

test('where one looks is the middle, what is right of it lies right, what is above it above', () => {
  const sight = sphere(170, -20)
  const middle = pointOf(sight, { yaw: 170, pitch: -20 })
  expect(middle?.x).toBeCloseTo(0, 9)
  expect(middle?.y).toBeCloseTo(0, 9)
  const aside = pointOf(sight, { yaw: -175, pitch: -5 })
  expect(aside?.x).toBeGreaterThan(50)
  expect(aside?.y).toBeLessThan(-50)
  // Half the field of view up is the upper edge.
  expect(pointOf(sphere(0, 0), { yaw: 0, pitch: 30 })?.y).toBeCloseTo(-200, 9)
})

test('what is behind the camera, or at its side, is nowhere', () => {
  for (const yaw of [90, 180, -100]) expect(pointOf(sphere(0, 0), { yaw, pitch: 0 })).toBeNull()
})

test('a direction is found again where it is seen, round the visitor', () => {
  const dice = createRandom(5)
  for (let run = 0; run < 500; run += 1) {
    const sight = sphere(dice() * 360 - 180, dice() * 178 - 89)
    const at = { x: dice() * 1200 - 600, y: dice() * 400 - 200 }
    const angles = anglesAt(sight, at)
    const again = angles && pointOf(sight, angles)
    expect(again?.x).toBeCloseTo(at.x, 6)
    expect(again?.y).toBeCloseTo(at.y, 6)
  }
})

test('and in a flat picture, however it is turned; beside it there is nothing', () => {
  const dice = createRandom(6)
  let met = 0
  for (let run = 0; run < 500; run += 1) {
    const sight = flat((dice() - 0.5) * 2, (dice() - 0.5) * 2)
    const at = { x: dice() * 600 - 300, y: dice() * 400 - 200 }
    const angles = anglesAt(sight, at)
    if (!angles) continue
    met += 1
    const again = pointOf(sight, angles)
    expect(again?.x).toBeCloseTo(at.x, 6)
    expect(again?.y).toBeCloseTo(at.y, 6)
  }
  expect(met).toBeGreaterThan(100)
  expect(anglesAt(flat(0, 0), { x: 599, y: 0 })).toBeNull()
  expect(pointOf(flat(0, 0), { yaw: 170, pitch: 0 })).toBeNull()
  const upright = anglesAt(flat(0, 0), { x: 0, y: 0 })
  expect(Math.abs(shortestTurn(upright?.yaw ?? Number.NaN, 0))).toBeLessThan(1e-9)
})

test('tilted to the right, what was right of the middle is seen above it, and a press there means the same', () => {
  const tilted = { ...sphere(0, 0), roll: 90 }
  const upright = pointOf(sphere(0, 0), { yaw: 10, pitch: 0 })
  const at = pointOf(tilted, { yaw: 10, pitch: 0 })
  expect(at?.x).toBeCloseTo(0, 9)
  expect(at?.y).toBeCloseTo(-(upright?.x ?? Number.NaN), 9)
  expect(anglesAt(tilted, at ?? { x: 0, y: 0 })?.yaw).toBeCloseTo(10, 9)
})

test('one lens serves all that a frame places: each point lies where the camera’s own axes have it', () => {
  const dice = createRandom(8)
  let seen = 0
  for (let run = 0; run < 50; run += 1) {
    const sight = { ...sphere(dice() * 360 - 180, dice() * 178 - 89), roll: dice() * 180 - 90 }
    const lens = lensOf(sight)
    for (let mark = 0; mark < 10; mark += 1) {
      const vector = vectorOf({ yaw: dice() * 360 - 180, pitch: dice() * 178 - 89 })
      const [x, y, z] = fromCamera(sight.look, vector)
      const at = pointThrough(lens, vector)
      expect(at === null).toBe(-z < 0.01)
      if (!at) continue
      seen += 1
      const far = (focalOf(sight) * Math.hypot(x, y)) / -z
      expect(Math.hypot(at.x, at.y) / far).toBeCloseTo(1, 9)
      const tilt = Math.atan2(at.y, at.x) - Math.atan2(-y, x)
      expect(Math.abs(shortestTurn((tilt * 180) / Math.PI, -sight.roll))).toBeLessThan(1e-6)
    }
  }
  expect(seen).toBeGreaterThan(100)
})

test('before the first frame a press means nothing', () => {
  expect(anglesAt(createSight(), { x: 0, y: 0 })).toBeNull()
})

test('the edge is in view, beyond it is not', () => {
  expect(isInView(sphere(0, 0), { x: 600, y: -200 })).toBe(true)
  expect(isInView(sphere(0, 0), { x: 601, y: 0 })).toBe(false)
  expect(isInView(sphere(0, 0), { x: 580, y: 0 }, 40)).toBe(false)
})

test('who follows is told of each frame until it lets go', () => {
  const sight = createSight()
  let told = 0
  const stop = subscribeSight(sight, () => {
    told += 1
  })
  showAround(sight, viewer, 50, { yaw: 10, pitch: 5 }, 3)
  stop()
  showAround(sight, viewer, 50, { yaw: 20, pitch: 5 }, 3)
  expect(told).toBe(1)
  expect(sight).toMatchObject({ ...viewer, fov: 50, look: { yaw: 20, pitch: 5 }, roll: 3 })
})

test('frames write in place, and one of a picture that hangs leaves nothing of the look before', () => {
  const sight = createSight()
  const { look } = sight
  showAround(sight, viewer, 50, { yaw: 10, pitch: 5 }, 3)
  const { hung } = flat(0.1, 0.2)
  if (!hung) throw new Error('nothing hangs')
  showHung(sight, viewer, 60, hung)
  expect(sight).toMatchObject({ fov: 60, look: { yaw: 0, pitch: 0 }, roll: 0 })
  expect([sight.hung === hung, sight.look === look]).toEqual([true, true])
  showAround(sight, viewer, 50, { yaw: 10, pitch: 5 }, 3)
  expect(sight.hung).toBeNull()
})
