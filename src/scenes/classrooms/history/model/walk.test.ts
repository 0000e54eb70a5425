import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { columns, sitePlan } from './site-plan.ts'
import { directionTo, eyeFor, eyeHeight, eyeOf, groundAt } from './vantage.ts'
import { isFree, targets, walkFrom } from './walk.ts'

const { rotunda, body, rooms } = sitePlan
const porchFront = rooms.find(({ id }) => id === 'porch')?.north ?? 0

test('the porch has sixteen columns, eight in front and two groups of four behind', () => {
  // In print: De Fine Licht 1968, The Rotunda in Rome; how many, and in which groups.
  expect(columns).toHaveLength(16)
  const front = Math.max(...columns.map(({ north }) => north))
  expect(columns.filter(({ north }) => north === front)).toHaveLength(8)
  expect(columns.filter(({ north, east }) => north < front && east < 0)).toHaveLength(4)
  expect(columns.reduce((sum, { east }) => sum + east, 0)).toBeCloseTo(0, 9)
})

test.each(Object.entries(targets))('one can stand at %s', (_id, spot) => {
  expect(isFree(spot)).toBe(true)
})

test('walking goes straight on, out of the door, through the porch and onto the square', () => {
  const { north, east } = walkFrom(targets.middle, { north: 3, east: -4 })
  expect([north, east]).toEqual([expect.closeTo(3, 9), expect.closeTo(-4, 9)])
  expect(walkFrom(targets.middle, { north: 62, east: 0 }).north).toBeCloseTo(62, 6)
  expect(walkFrom(targets.square, { north: -62, east: 0 }).north).toBeCloseTo(0, 6)
  for (const by of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(walkFrom(targets.door, { north: by, east: 0 })).toEqual(targets.door)
})

test('walking ends at the wall, and goes along it', () => {
  const south = walkFrom(targets.middle, { north: -100, east: 0 })
  expect(Math.hypot(south.north, south.east)).toBeLessThanOrEqual(rotunda - body)
  expect(south.north).toBeLessThan(-21)
  expect(walkFrom({ north: -21, east: 3 }, { north: -4, east: 4 }).east).toBeGreaterThan(5)
})

test('never leaves, enters or jumps over anything, wherever one wants to go', () => {
  const random = createRandom(91)
  let at: { north: number; east: number } = targets.middle
  let farthest = 0
  for (let trial = 0; trial < 1000; trial += 1) {
    const far = trial % 50 === 0 ? 200 : 6
    at = walkFrom(at, { north: (random() - 0.45) * far, east: (random() - 0.5) * far })
    if (trial % 200 === 0) at = Object.values(targets)[trial / 200] ?? at
    if (!isFree(at)) throw new Error(`Stuck at ${at.north}, ${at.east}`)
    farthest = Math.max(farthest, at.north)
  }
  expect(farthest).toBeGreaterThan(40)
})

test('a walker’s eyes are 1.65 m above the ground, which lay 1.32 m lower on the ancient square', () => {
  expect(eyeOf(targets.middle, 'present').up).toBe(eyeHeight)
  expect(groundAt(targets.square, 'present')).toBe(0)
  // Marder and Wilson Jones 2015.
  expect(groundAt(targets.square, 'ancient')).toBe(-1.32)
  expect(groundAt({ north: porchFront - 0.01, east: 0 }, 'ancient')).toBe(0)
  expect(groundAt({ north: porchFront + 1, east: 0 }, 'ancient')).toBeCloseTo(-0.66)
})

test('who stands inside sees what is inside from there, and is led out for what is outside', () => {
  const inside = { north: -3, east: 4 }
  expect(eyeFor('dome', inside, 'present')).toEqual(eyeOf(inside, 'present'))
  expect(eyeFor('pediment', inside, 'present').north).toBeGreaterThan(porchFront)
  expect(eyeFor('dome', targets.square, 'present').north).toBeLessThan(rotunda)
  expect(eyeFor('roof', inside, 'ancient').up).toBeGreaterThan(44)
})

test('a heading is counted from north through east, and upwards', () => {
  const from = { north: 0, east: 0, up: 0 }
  expect(directionTo(from, { north: 0, east: 5, up: 5 })).toEqual({ azimuth: 90, altitude: 45 })
  expect(directionTo(from, { north: -5, east: 0, up: 0 }).azimuth).toBeCloseTo(180)
})
