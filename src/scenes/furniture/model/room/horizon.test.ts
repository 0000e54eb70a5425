import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { floorAt } from './camera.ts'
import { horizon } from './grid.ts'
import { horizonAt, rollThrough, tiltThrough } from './horizon.ts'

const photo = { width: 1600, height: 1200 }
const random = createRandom(8)
const between = (from: number, to: number) => from + (to - from) * random()
const cameras = Array.from({ length: 100 }, () => ({
  fieldOfView: radians(between(40, 80)),
  tilt: radians(between(-30, 15)),
  roll: radians(between(-20, 20)),
  yaw: radians(between(-44, 44)),
  height: 1.5,
}))

test('the horizon lies on the line that is drawn, and the floor begins below it', () => {
  for (const camera of cameras) {
    const { from, to } = horizon(camera, photo)
    for (const x of [100, 800, 1500]) {
      const at = horizonAt(camera, photo, x)
      const share = (x - from.x) / (to.x - from.x)
      expect(at.y).toBeCloseTo(from.y + share * (to.y - from.y), 6)
      expect(floorAt(camera, photo, { x, y: at.y - 1 })).toBeNull()
    }
  }
})

test('dragged to a place, it goes through it', () => {
  for (const camera of cameras) {
    const to = { x: between(0, 1600), y: between(100, 1100) }
    const tilted = { ...camera, tilt: tiltThrough(camera, photo, to) }
    expect(horizonAt(tilted, photo, to.x).y).toBeCloseTo(to.y, 6)
    const middle = horizonAt(camera, photo, 800)
    for (const x of [160, 1440]) {
      const end = { x, y: middle.y + between(-250, 250) }
      const rolled = { ...camera, ...rollThrough(camera, photo, end) }
      expect(horizonAt(rolled, photo, x).y).toBeCloseTo(end.y, 6)
      expect(horizonAt(rolled, photo, 800).y).toBeCloseTo(middle.y, 6)
    }
  }
})
