import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { columns, sitePlan } from './site-plan.ts'
import { isFree, targets, teleport, walk } from './walk.ts'

const { rotunda, body, columnReach } = sitePlan

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
  expect(teleport(spot)).toEqual(spot)
})

describe('walking', () => {
  test('goes straight on where nothing is in the way', () => {
    expect(walk(targets.middle, { north: 3, east: -4 })).toEqual({
      north: expect.closeTo(3, 9),
      east: expect.closeTo(-4, 9),
    })
  })

  test('leads out of the door, through the porch, between the columns and onto the square', () => {
    expect(walk(targets.middle, { north: 62, east: 0 }).north).toBeCloseTo(62, 6)
    expect(walk(targets.square, { north: -62, east: 0 }).north).toBeCloseTo(0, 6)
  })

  test('ends at the wall, and goes along it', () => {
    const south = walk(targets.middle, { north: -100, east: 0 })
    expect(Math.hypot(south.north, south.east)).toBeLessThanOrEqual(rotunda - body)
    expect(south.north).toBeLessThan(-21)
    const slid = walk({ north: -21, east: 3 }, { north: -4, east: 4 })
    expect(slid.east).toBeGreaterThan(5)
  })

  test('goes round a column that it meets off its middle, not through it', () => {
    const column = columns.find(({ east, north }) => east > 0 && north > 40) ?? {
      north: 0,
      east: 0,
    }
    let at = { north: column.north + 5, east: column.east + 0.3 }
    for (let i = 0; i < 100; i += 1) {
      at = walk(at, { north: -0.1, east: 0 })
      const gap = Math.hypot(at.north - column.north, at.east - column.east)
      expect(gap).toBeGreaterThanOrEqual(columnReach + body - 1e-9)
    }
    expect(at.north).toBeLessThan(column.north - 1)
  })

  test('never leaves, enters or jumps over anything, wherever one wants to go', () => {
    const random = createRandom(91)
    let at: { north: number; east: number } = targets.middle
    let farthest = 0
    for (let trial = 0; trial < 2000; trial += 1) {
      const far = trial % 50 === 0 ? 200 : 6
      at = walk(at, { north: (random() - 0.45) * far, east: (random() - 0.5) * far })
      if (trial % 200 === 0) at = teleport({ north: random() * 120 - 40, east: random() * 80 - 40 })
      if (!isFree(at)) throw new Error(`Stuck at ${at.north}, ${at.east}`)
      farthest = Math.max(farthest, at.north)
    }
    expect(farthest).toBeGreaterThan(40)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('by %d stays', (by) => {
    expect(walk(targets.door, { north: by, east: 0 })).toEqual(targets.door)
  })
})

test.each([
  [{ north: 0, east: 25 }, targets.east],
  [{ north: -60, east: 0 }, targets.apse],
  [{ north: Number.NaN, east: 0 }, targets.middle],
])('pointing at %o, where no one can stand, leads to the nearest place', (to, target) => {
  expect(teleport(to)).toEqual(target)
})
