import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { floorAt, pixelOf } from './camera.ts'
import { gridLines, horizon, seenLine } from './grid.ts'

const photo = { width: 2000, height: 1500 }
const camera = {
  fieldOfView: radians(60),
  tilt: radians(-8),
  roll: radians(4),
  yaw: radians(20),
  height: 1.5,
}

test('the horizon lies where what is far and as high as the camera is seen', () => {
  const { from, to } = horizon(camera, photo)
  for (const angle of [-0.4, 0, 0.3]) {
    const far = pixelOf(camera, photo, [1e6 * Math.sin(angle), 1.5, -1e6 * Math.cos(angle)])
    if (!far) throw new Error('behind')
    const off =
      ((far.x - from.x) * (to.y - from.y) - (far.y - from.y) * (to.x - from.x)) /
      Math.hypot(to.x - from.x, to.y - from.y)
    expect(Math.abs(off)).toBeLessThan(0.01)
  }
})

test('all lines of the grid lie below the horizon, on whole half metres', () => {
  const lines = gridLines(camera, photo)
  expect(lines.length).toBeGreaterThan(20)
  let checked = 0
  for (const { from, to } of lines) {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const at = floorAt(camera, photo, middle)
    if (!at) continue
    checked += 1
    const off = Math.min(...[at.x, at.z].map((each) => Math.abs(each * 2 - Math.round(each * 2))))
    expect(off).toBeLessThan(1e-3)
  }
  expect(checked).toBeGreaterThan(15)
})

test('what lies behind the camera is left out, what passes it is cut', () => {
  expect(seenLine(camera, photo, [0, 0, 3], [0, 0, 2])).toBeNull()
  const whole = seenLine(camera, photo, [0, 0, -2], [0, 0, -4])
  const cut = seenLine(camera, photo, [0, 0, 4], [0, 0, -4])
  expect(cut?.to.x).toBeCloseTo(whole?.to.x ?? 0)
  expect(cut?.to.y).toBeCloseTo(whole?.to.y ?? 0)
  expect(cut?.from.y).toBeGreaterThan(whole?.from.y ?? 0)
})
