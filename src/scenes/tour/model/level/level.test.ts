import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { subtract, type Vector3 } from '../../../../math/vector.ts'
import { setLevel } from '../document/level.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { anglesOf, vectorOf } from '../geometry/angles.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { levelOfEdges, type VerticalEdge } from './level-tool.ts'
import { fromUpright, levelOfZenith, relevelled, toUpright } from './upright.ts'

const apart = (a: Vector3, b: Vector3) => Math.hypot(...subtract(a, b))
const tilt = (dice: () => number): Level => ({ pitch: dice() * 40 - 20, roll: dice() * 40 - 20 })

/** An upright edge in truth, as a camera that stood so took it. */
const taken = (yaw: number, low: number, high: number, level: Level): VerticalEdge => {
  const seen = (pitch: number) => anglesOf(fromUpright(vectorOf({ yaw, pitch }), level))
  return [seen(low), seen(high)]
}

test('a camera that looks up has its middle above the horizon, and one rolled clockwise its right side down', () => {
  expect(anglesOf(toUpright([0, 0, -1], { pitch: 12, roll: 0 })).pitch).toBeCloseTo(12, 12)
  expect(anglesOf(toUpright([1, 0, 0], { pitch: 0, roll: 7 })).pitch).toBeCloseTo(-7, 12)
  expect(anglesOf(toUpright([0, 0, -1], { pitch: 12, roll: 30 })).yaw).toBeCloseTo(0, 12)
})

test('levelling goes there and back', () => {
  const dice = createRandom(1)
  for (let run = 0; run < 500; run += 1) {
    const level = tilt(dice)
    const way = vectorOf({ yaw: dice() * 360 - 180, pitch: dice() * 180 - 90 })
    expect(apart(fromUpright(toUpright(way, level), level), way)).toBeLessThan(1e-12)
    expect(apart(toUpright(fromUpright(way, level), level), way)).toBeLessThan(1e-12)
    const zenith = fromUpright([0, 1, 0], level)
    const found = levelOfZenith(zenith)
    expect([found.pitch, found.roll]).toEqual([
      expect.closeTo(level.pitch, 9),
      expect.closeTo(level.roll, 9),
    ])
  }
})

describe('two upright edges', () => {
  test('tell how the camera stood, whatever the picture was levelled by before', () => {
    const dice = createRandom(2)
    for (let run = 0; run < 300; run += 1) {
      const [level, shown] = [tilt(dice), dice() < 0.5 ? null : tilt(dice)]
      const yaw = dice() * 360
      const edges = [yaw, yaw + 40 + dice() * 100].map((at) => {
        const [low, high] = taken(at, -30 * dice() - 5, 30 * dice() + 5, level)
        const on = (angles: Angles) =>
          shown ? relevelled(angles, { pitch: 0, roll: 0 }, shown) : angles
        return [on(low), on(high)] as const
      })
      const [one, other] = edges
      if (!one || !other) throw new Error('no edges')
      const found = levelOfEdges([one, other], shown)
      if ('fault' in found) throw new Error(found.fault.code)
      expect(found.level.pitch).toBeCloseTo(level.pitch, 8)
      expect(found.level.roll).toBeCloseTo(level.roll, 8)
    }
  })

  test('in one plane with the camera tell no more than one', () => {
    const level = { pitch: 3, roll: 4 }
    const edges = [taken(20, -20, 20, level), taken(203, -20, 20, level)] as const
    expect(levelOfEdges(edges, null)).toEqual({ fault: { code: 'Parallel' } })
  })
})

describe('one upright edge', () => {
  test('is upright afterwards, by the smallest turn', () => {
    const dice = createRandom(3)
    for (let run = 0; run < 300; run += 1) {
      const level = tilt(dice)
      const edge = taken(dice() * 360, -20, 25, level)
      const found = levelOfEdges([edge], null)
      if ('fault' in found) throw new Error(found.fault.code)
      const [low, high] = edge.map((angles) => anglesOf(toUpright(vectorOf(angles), found.level)))
      expect(Math.abs((low?.yaw ?? 0) - (high?.yaw ?? 99)) % 360).toBeLessThan(1e-8)
      // The true level makes the edge upright too, and turns the zenith at least as far.
      const turned = (one: Level) => fromUpright([0, 1, 0], one)[1]
      expect(turned(found.level)).toBeGreaterThanOrEqual(turned(level) - 1e-12)
    }
  })

  test('straight ahead tells the roll, to the right the pitch', () => {
    const ahead = levelOfEdges([taken(0, -20, 20, { pitch: 0, roll: 5 })], null)
    expect('level' in ahead && ahead.level.roll).toBeCloseTo(5, 9)
    expect('level' in ahead && ahead.level.pitch).toBeCloseTo(0, 9)
    const aside = levelOfEdges([taken(90, -20, 20, { pitch: 5, roll: 0 })], null)
    expect('level' in aside && aside.level.pitch).toBeCloseTo(5, 9)
    expect('level' in aside && aside.level.roll).toBeCloseTo(0, 9)
  })

  test('too short, or lying on its side, is none', () => {
    const point = { yaw: 10, pitch: 0 }
    expect(levelOfEdges([[point, { yaw: 10, pitch: 1 }]], null)).toEqual({
      fault: { code: 'Short', at: 0 },
    })
    expect(levelOfEdges([[point, { yaw: 40, pitch: 0 }]], null)).toEqual({
      fault: { code: 'Parallel' },
    })
    const leaning: VerticalEdge = [
      { yaw: 0, pitch: 0 },
      { yaw: 40, pitch: 20 },
    ]
    expect(levelOfEdges([leaning], null)).toEqual({ fault: { code: 'Steep' } })
  })
})

describe('levelling a room of a tour', () => {
  const tour = setLevel(sampleHome(), 'hall', null)
  const level = { pitch: 4, roll: -6 }
  const levelled = setLevel(tour, 'hall', level)
  const room = (document: typeof tour) => {
    const found = document.rooms.find(({ id }) => id === 'hall')
    if (!found) throw new Error('no hall')
    return found
  }

  test('leaves every mark on what it marks', () => {
    for (const [at, link] of room(levelled).links.entries()) {
      const before = room(tour).links[at]
      if (!before) throw new Error('no link')
      // Looked up in the picture as taken, both are one place.
      expect(apart(fromUpright(vectorOf(link), level), vectorOf(before))).toBeLessThan(1e-12)
    }
    for (const [at, [yaw, pitch]] of (room(levelled).floor ?? []).entries()) {
      const [oldYaw = 0, oldPitch = 0] = room(tour).floor?.[at] ?? []
      const now = fromUpright(vectorOf({ yaw, pitch }), level)
      expect(apart(now, vectorOf({ yaw: oldYaw, pitch: oldPitch }))).toBeLessThan(1e-12)
    }
    expect(room(levelled).north).not.toBe(room(tour).north)
  })

  test('is taken back by no level, and does nothing twice', () => {
    const back = setLevel(levelled, 'hall', null)
    const [link, before] = [room(back).links[0], room(tour).links[0]]
    expect(link?.yaw).toBeCloseTo(before?.yaw ?? Number.NaN, 9)
    expect(link?.pitch).toBeCloseTo(before?.pitch ?? Number.NaN, 9)
    expect(setLevel(levelled, 'hall', level)).toBe(levelled)
    expect(setLevel(tour, 'nowhere', level)).toBe(tour)
  })

  test('touches no other room but where one arrives', () => {
    const others = (document: typeof tour) => document.rooms.filter(({ id }) => id !== 'hall')
    for (const [at, one] of others(levelled).entries()) expect(one).toBe(others(tour)[at])
  })
})
