import { describe, expect, it, test } from 'vitest'
import { radians, wrap180, wrap360 } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { cross, dot } from '../../../../math/vector.ts'
import { apart, axesOfLook, between, deviceAxes, lookOfAxes } from './device-axes.ts'

const portrait = 0
const looks = (alpha: number, beta: number, gamma: number, screenAngle = portrait) =>
  lookOfAxes(deviceAxes({ alpha, beta, gamma }, screenAngle))

const close = (actual: readonly number[], expected: readonly number[]) => {
  for (const [at, value] of expected.entries()) expect(actual[at]).toBeCloseTo(value, 9)
}

describe('the worked examples of the standard', () => {
  it('a device that lies flat with its top to the west', () => {
    const { ahead, up } = deviceAxes({ alpha: 90, beta: 0, gamma: 0 }, portrait)
    close(ahead, [0, 0, -1])
    close(up, [-1, 0, 0])
    expect(looks(90, 0, 0)).toMatchObject({ pitch: -90, roll: 0 })
    expect(looks(90, 0, 0).yaw).toBeCloseTo(-90, 9)
  })

  it('a user who faces a heading, the screen upright and its top to their right: alpha is 270 − heading', () => {
    for (const heading of [0, 40, 135, 260]) {
      // Its top to the right, what is shown is turned by 270°.
      const { yaw, pitch, roll } = looks(270 - heading, 0, 90, 270)
      close([wrap360(yaw), pitch, roll], [heading, 0, 0])
    }
  })

  it('the compass heading, by its formula for any attitude', () => {
    const random = createRandom(7)
    for (let round = 0; round < 300; round += 1) {
      const [alpha, beta, gamma] = [random() * 360, random() * 360 - 180, random() * 180 - 90]
      const [x, y, z] = [radians(beta), radians(gamma), radians(alpha)]
      const vx = -Math.cos(z) * Math.sin(y) - Math.sin(z) * Math.sin(x) * Math.cos(y)
      const vy = -Math.sin(z) * Math.sin(y) + Math.cos(z) * Math.sin(x) * Math.cos(y)
      if (Math.hypot(vx, vy) < 0.02) continue
      const heading = (Math.atan2(vx, vy) * 180) / Math.PI
      expect(Math.abs(wrap180(looks(alpha, beta, gamma).yaw - heading))).toBeLessThan(1e-9)
    }
  })
})

test('the axes are the columns of R = Z(alpha) X(beta) Y(gamma), multiplied out one by one', () => {
  const times = (a: number[][], b: number[][]) =>
    a.map((row) => [0, 1, 2].map((at) => row.reduce((sum, v, k) => sum + v * (b[k]?.[at] ?? 0), 0)))
  const random = createRandom(3)
  for (let round = 0; round < 50; round += 1) {
    const [alpha, beta, gamma] = [random() * 360, random() * 360 - 180, random() * 180 - 90]
    const [[cz, sz], [cx, sx], [cy, sy]] = [alpha, beta, gamma].map((angle) => [
      Math.cos(radians(angle)),
      Math.sin(radians(angle)),
    ]) as [number, number][] as [[number, number], [number, number], [number, number]]
    const z = [
      [cz, -sz, 0],
      [sz, cz, 0],
      [0, 0, 1],
    ]
    const x = [
      [1, 0, 0],
      [0, cx, -sx],
      [0, sx, cx],
    ]
    const y = [
      [cy, 0, sy],
      [0, 1, 0],
      [-sy, 0, cy],
    ]
    const r = times(times(z, x), y)
    const { ahead, up } = deviceAxes({ alpha, beta, gamma }, portrait)
    close(
      ahead,
      r.map((row) => -(row[2] ?? 0)),
    )
    close(
      up,
      r.map((row) => row[1] ?? 0),
    )
  }
})

describe('as a phone is held', () => {
  it('upright one looks at the horizon, tipped back one looks up', () => {
    close(Object.values(looks(0, 90, 0)), [0, 0, 0])
    close(Object.values(looks(0, 120, 0)), [0, 30, 0])
    close(Object.values(looks(350, 60, 0)), [10, -30, 0])
  })

  it('turned on its side by 90° to the left it shows the same, turned back by the screen', () => {
    // Top to the left: gamma is −90, and what is shown is turned by 90°.
    const { yaw, pitch, roll } = looks(90, 0, -90, 90)
    close([wrap180(yaw), pitch, roll], [0, 0, 0])
    // Without the screen's word one would see it lying.
    expect(Math.abs(looks(90, 0, -90, 0).roll)).toBeCloseTo(90, 9)
  })

  it('tilted to the right it tilts to the right', () => {
    for (const roll of [-60, -20, 15, 80]) {
      const { ahead, up } = axesOfLook({ yaw: 25, pitch: 10, roll })
      expect(lookOfAxes({ ahead, up }).roll).toBeCloseTo(roll, 9)
      // The upper edge leans to the right of one who looks to yaw 25.
      const right = [Math.cos(radians(25)), -Math.sin(radians(25)), 0] as const
      expect(Math.sign(dot(up, right))).toBe(Math.sign(roll))
    }
  })

  it('lying flat it is turned by its upper edge, up as down', () => {
    close([lookOfAxes(axesOfLook({ yaw: 70, pitch: -90, roll: 0 })).yaw], [70])
    close([lookOfAxes(axesOfLook({ yaw: 70, pitch: 90, roll: 0 })).yaw], [70])
  })
})

test('a look becomes axes and is itself again', () => {
  const random = createRandom(11)
  for (let round = 0; round < 200; round += 1) {
    const look = {
      yaw: random() * 360 - 180,
      pitch: random() * 170 - 85,
      roll: random() * 300 - 150,
    }
    const { ahead, up } = axesOfLook(look)
    expect(Math.abs(dot(ahead, up))).toBeLessThan(1e-12)
    const found = lookOfAxes({ ahead, up })
    close([wrap180(found.yaw - look.yaw), found.pitch, found.roll], [0, look.pitch, look.roll])
  }
})

test('axes between two others are on the way, at a right angle, and arrive', () => {
  const from = axesOfLook({ yaw: 0, pitch: 0, roll: 0 })
  const to = axesOfLook({ yaw: 60, pitch: 20, roll: 30 })
  const half = between(from, to, 0.5)
  expect(dot(half.ahead, half.up)).toBeCloseTo(0, 12)
  expect(Math.hypot(...cross(half.ahead, half.up))).toBeCloseTo(1, 12)
  expect(apart(from, half)).toBeLessThan(apart(from, to))
  expect(apart(half, to)).toBeLessThan(apart(from, to))
  expect(apart(between(from, to, 1), to)).toBeLessThan(1e-6)
  // Turned right round there is no way: one is there at once.
  const behind = axesOfLook({ yaw: 180, pitch: 0, roll: 0 })
  expect(between(from, behind, 0.5)).toBe(behind)
})
