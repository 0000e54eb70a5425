import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { floorAt } from './camera.ts'
import { gridLines, horizon, seenLine } from './grid.ts'
import { horizonAt, rollThrough, tiltThrough } from './horizon.ts'
import { betweenOf, cameras, camera as level, photo, seen } from './testing/samples.ts'

const camera = { ...level, roll: radians(4), yaw: radians(20) }

test('all lines of the grid lie below the horizon, on whole half metres', () => {
  const lines = gridLines(camera, photo)
  expect(lines.length).toBeGreaterThan(20)
  const places = lines.flatMap(({ from, to }) => {
    const at = floorAt(camera, photo, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    return at ? [at] : []
  })
  expect(places.length).toBeGreaterThan(15)
  for (const { x, z } of places)
    expect(Math.min(...[x, z].map((at) => Math.abs(at * 2 - Math.round(at * 2))))).toBeLessThan(
      1e-3,
    )
})

test('what lies behind the camera is left out, what passes it is cut', () => {
  expect(seenLine(camera, photo, [0, 0, 3], [0, 0, 2])).toBeNull()
  const whole = seenLine(camera, photo, [0, 0, -2], [0, 0, -4])
  const cut = seenLine(camera, photo, [0, 0, 4], [0, 0, -4])
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
    const tilted = { ...camera, tilt: tiltThrough(camera, photo, to) }
    expect(horizonAt(tilted, photo, to.x).y).toBeCloseTo(to.y, 6)
    const middle = horizonAt(camera, photo, 1000)
    for (const x of [160, 1840]) {
      const end = { x, y: middle.y + between(-250, 250) }
      const rolled = { ...camera, ...rollThrough(camera, photo, end) }
      expect(horizonAt(rolled, photo, x).y).toBeCloseTo(end.y, 6)
      expect(horizonAt(rolled, photo, 1000).y).toBeCloseTo(middle.y, 6)
    }
  }
})
