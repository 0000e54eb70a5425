import { expect, test } from 'vitest'
import { degrees, radians } from '../../math/angle.ts'
import { createRandom } from '../../math/random.ts'
import { cross, dot } from '../../math/vector.ts'
import {
  axesOf,
  clampCamera,
  floorAt,
  fromView,
  horizon,
  horizonAt,
  lastVisibleFloor,
  pixelOf,
  rayAt,
  rollForHorizonAt,
  seesFloor,
  tiltForHorizonAt,
  toView,
  visibleLine,
} from './camera.ts'
import { roomCameraFrom, wallDirections } from './estimate/estimate-camera.ts'
import { betweenOf, cameras, photo, seen, camera as straight } from './testing/samples.ts'

test('the axes turn by the right hand, tilted and rolled as the camera is', () => {
  for (const camera of cameras(20, 11)) {
    const { right, up, back } = axesOf(camera)
    expect(dot(cross(right, up), back)).toBeCloseTo(1)
    expect(Math.asin(-back[1])).toBeCloseTo(camera.tilt)
    expect(Math.atan2(right[1], up[1])).toBeCloseTo(camera.roll)
  }
})

test('a level camera 1.5 m up sees the floor 1.5 m away at the lower end of 90 degrees', () => {
  const camera = { fieldOfView: radians(90), tilt: 0, roll: 0, yaw: 0, height: 1.5 }
  const at = floorAt(camera, photo, { x: 1000, y: 1500 })
  expect(at).toMatchObject({ x: expect.closeTo(0), z: expect.closeTo(-1.5) })
  expect(floorAt(camera, photo, { x: 1000, y: 750 })).toBeNull()
  // Uprights that lean to the right belong to a horizon that falls to the right.
  const leaning = { ...camera, roll: radians(5) }
  expect(seen(leaning, [0, 1.5, -3]).x - seen(leaning, [0, 0, -3]).x).toBeGreaterThan(10)
})

test('what the photo shows of the floor is seen where it was looked at', () => {
  const random = createRandom(5)
  let found = 0
  for (const camera of cameras(60, 11)) {
    const pixel = { x: random() * photo.width, y: random() * photo.height }
    const at = floorAt(camera, photo, pixel)
    if (!at) continue
    found += 1
    const back = pixelOf(camera, photo, [at.x, 0, at.z])
    expect(back).toMatchObject({ x: expect.closeTo(pixel.x, 4), y: expect.closeTo(pixel.y, 4) })
    expect(seesFloor(camera, photo, at)).toBe(true)
    expect(rayAt(camera, photo, pixel)[1]).toBeLessThan(0)
  }
  expect(found).toBeGreaterThan(20)
})

test('nothing moves to where the photo shows no floor, and it goes as far as it can', () => {
  const random = createRandom(7)
  let stopped = 0
  for (const camera of cameras(60, 11)) {
    const from = floorAt(camera, photo, { x: 1000, y: 1400 })
    if (!from) continue
    const to = { x: (random() - 0.5) * 30, z: (random() - 0.5) * 40 }
    const at = lastVisibleFloor(camera, photo, from, to)
    expect(seesFloor(camera, photo, at)).toBe(true)
    if (seesFloor(camera, photo, to)) {
      expect(at).toEqual(to)
      continue
    }
    stopped += 1
    const further = { x: at.x + (to.x - from.x) * 1e-3, z: at.z + (to.z - from.z) * 1e-3 }
    expect(seesFloor(camera, photo, further)).toBe(false)
  }
  expect(stopped).toBeGreaterThan(20)
})

test('right and ahead are as the camera looks, and back again', () => {
  for (const camera of cameras(20, 11)) {
    const level = { ...camera, tilt: 0, roll: 0 }
    const across = (right: number) => {
      const { x, z } = fromView(level, { right, ahead: 3 })
      return seen(level, [x, level.height, z]).x
    }
    expect(across(0)).toBeCloseTo(1000)
    expect(across(0.4)).toBeGreaterThan(1000)
    const view = toView(camera, fromView(camera, { right: -0.7, ahead: 2 }))
    expect(view).toMatchObject({ right: expect.closeTo(-0.7), ahead: expect.closeTo(2) })
  }
})

test('the camera of an estimate sees the walls where the estimate has them, up to the side that counts as the front', () => {
  for (const camera of cameras(30, 11)) {
    const [x, z] = wallDirections(camera)
    for (const sides of [[x, z] as const, [z, x] as const]) {
      const found = roomCameraFrom({ ...camera, sides })
      expect(degrees(found.yaw)).toBeCloseTo(degrees(camera.yaw), 6)
      expect(found.tilt).toBeCloseTo(camera.tilt)
      expect(found.height).toBe(1.5)
    }
  }
})

test('the camera of an estimate is kept within what the sliders allow', () => {
  const wild = clampCamera({ fieldOfView: 3, tilt: -2, roll: 1, yaw: 9, height: 12 })
  expect(degrees(wild.fieldOfView)).toBeCloseTo(100)
  expect(degrees(wild.tilt)).toBeCloseTo(-60)
  expect([wild.yaw, wild.height]).toEqual([9, 3])
})

const camera = { ...straight, roll: radians(4), yaw: radians(20) }

test('what lies behind the camera is left out, what passes it is cut', () => {
  expect(visibleLine(camera, photo, [0, 0, 3], [0, 0, 2])).toBeNull()
  const whole = visibleLine(camera, photo, [0, 0, -4], [0, 0, -6])
  const cut = visibleLine(camera, photo, [0, 0, 4], [0, 0, -6])
  expect(cut?.to.x).toBeCloseTo(whole?.to.x ?? 0)
  expect(cut?.to.y).toBeCloseTo(whole?.to.y ?? 0)
  expect(cut?.from.y).toBeGreaterThan(whole?.from.y ?? 0)
})

test('the horizon lies where what is far and as high as the camera is seen, and the floor below it', () => {
  for (const camera of cameras(20, 8)) {
    const { from, to } = horizon(camera, photo)
    for (const angle of [-0.4, 0, 0.3].map((each) => each + camera.yaw)) {
      const far = [-1e6 * Math.sin(angle), camera.height, -1e6 * Math.cos(angle)] as const
      const { x, y } = seen(camera, far)
      expect(from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)).toBeCloseTo(y, 1)
      expect(horizonAt(camera, photo, x).y).toBeCloseTo(y, 1)
      expect(floorAt(camera, photo, { x, y: y - 1 })).toBeNull()
    }
  }
})

test('a horizon that is dragged to a place goes through it', () => {
  const between = betweenOf(createRandom(8))
  for (const camera of cameras(20, 8)) {
    const to = { x: between(0, 2000), y: between(100, 1400) }
    const tilted = { ...camera, tilt: tiltForHorizonAt(camera, photo, to) }
    expect(horizonAt(tilted, photo, to.x).y).toBeCloseTo(to.y, 6)
    const middle = horizonAt(camera, photo, 1000)
    for (const x of [160, 1840]) {
      const end = { x, y: middle.y + between(-250, 250) }
      const rolled = { ...camera, ...rollForHorizonAt(camera, photo, end) }
      expect(horizonAt(rolled, photo, x).y).toBeCloseTo(end.y, 6)
      expect(horizonAt(rolled, photo, 1000).y).toBeCloseTo(middle.y, 6)
    }
  }
})
