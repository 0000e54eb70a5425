import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { ahead, anglesToFloor, between } from '../geometry/floor-point.ts'
import { lineOf } from './line-of.ts'
import { pointOf, type ViewPoint } from './point-of.ts'
import { createSight, type Sight } from './sight.ts'

const sightOf = (yaw: number, pitch: number): Sight => ({
  ...createSight(),
  ...{ width: 900, height: 400, fov: 60, look: { yaw, pitch } },
})

/** How far a point is from the straight line through two others, pixels. */
function aside(p: ViewPoint, [a, b]: readonly [ViewPoint, ViewPoint]) {
  const [x, y] = [b.x - a.x, b.y - a.y]
  return Math.abs((p.x - a.x) * y - (p.y - a.y) * x) / Math.hypot(x, y)
}

test('a line ahead goes from point to point', () => {
  const sight = sightOf(20, -10)
  const [from, to] = [
    { yaw: 0, pitch: -30 },
    { yaw: 45, pitch: 5 },
  ]
  expect(lineOf(sight, from, to)).toEqual([pointOf(sight, from), pointOf(sight, to)])
})

test('one that goes on behind is cut there', () => {
  const dice = createRandom(4)
  let cut = 0
  for (let run = 0; run < 300; run += 1) {
    const sight = sightOf(dice() * 360 - 180, dice() * 120 - 60)
    const ends = [0, 1].map(() => ({ yaw: dice() * 360 - 180, pitch: -10 - dice() * 60 }))
    const [from, to] = ends
    if (!from || !to) throw new Error('no ends')
    const line = lineOf(sight, from, to)
    const seen = [pointOf(sight, from), pointOf(sight, to)]
    if (!line) {
      expect(seen).toEqual([null, null])
      continue
    }
    if (seen[0] && seen[1]) continue
    cut += 1
    expect(line.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    expect(line).toContainEqual(seen[0] ?? seen[1])
  }
  expect(cut).toBeGreaterThan(20)
})

test('what is seen of it is what lies between its ends', () => {
  const ends = [ahead(0, 1.5), ahead(120, 2)] as const
  const [from, to] = [anglesToFloor(ends[0], 1.5), anglesToFloor(ends[1], 1.5)]
  const sight = sightOf(0, -20)
  const line = lineOf(sight, from, to)
  if (!line) throw new Error('not seen')
  expect(pointOf(sight, to)).toBeNull()
  for (const share of [0.1, 0.25, 0.4]) {
    const point = pointOf(sight, anglesToFloor(between(...ends, share), 1.5))
    if (!point) throw new Error('not seen')
    expect(aside(point, line)).toBeLessThan(1e-6)
  }
})

test('with a tilted head it still goes from point to point, and is cut where it goes on behind', () => {
  const [from, to] = [
    { yaw: 0, pitch: -30 },
    { yaw: 45, pitch: 5 },
  ]
  const tilted = { ...sightOf(20, -10), roll: 90 }
  const line = lineOf(tilted, from, to)
  expect(line).toEqual([pointOf(tilted, from), pointOf(tilted, to)])
  // A quarter to the right: what was right of the middle is seen above it.
  const upright = lineOf(sightOf(20, -10), from, to)
  for (const [at, { x, y }] of (upright ?? []).entries()) {
    expect(line?.[at]?.x).toBeCloseTo(y, 9)
    expect(line?.[at]?.y).toBeCloseTo(-x, 9)
  }
  const behind = { yaw: 170, pitch: -30 }
  const [, cut] = lineOf(sightOf(20, -10), from, behind) ?? []
  const [, turned] = lineOf(tilted, from, behind) ?? []
  expect(turned?.x).toBeCloseTo(cut?.y ?? Number.NaN, 6)
  expect(turned?.y).toBeCloseTo(-(cut?.x ?? Number.NaN), 6)
})

test('in a flat picture there is none', () => {
  const hung = {
    ...{ width: 1, height: 1, distance: 1, x: 0, y: 0 },
    file: { width: 9, height: 9 },
  }
  const sight = { ...sightOf(0, 0), hung }
  expect(lineOf(sight, { yaw: 0, pitch: 0 }, { yaw: 9, pitch: 0 })).toBeNull()
})
