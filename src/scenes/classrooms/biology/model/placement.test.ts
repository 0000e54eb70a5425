import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import {
  add,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'
import { biologyConfig } from '../config.ts'
import { along, ball, type Capsule, gapBetween } from './capsule.ts'
import { cellPlan } from './cell-plan.ts'
import { anyDirection } from './directions.ts'
import { type Cell, placeCell } from './placement.ts'

const { parts } = biologyConfig
const { nucleus, radius, cut } = cellPlan
const metres = 1e-6
const seeds = Array.from({ length: 6 }, (_, i) => 100 + i)
const cells = seeds.map(placeCell)

const within = (value: number, range: { from: number; to: number } | undefined) => {
  expect(value * metres).toBeGreaterThanOrEqual((range?.from ?? Number.NaN) * (1 - 1e-9))
  expect(value * metres).toBeLessThanOrEqual((range?.to ?? Number.NaN) * (1 + 1e-9))
}

const loose = ({ mitochondria, lysosomes, ribosomes }: Cell) => [
  ...mitochondria,
  ...lysosomes,
  ...ribosomes,
]

test('the same seed gives the same cell, another one another', () => {
  expect(placeCell(seeds[0] ?? 0)).toEqual(cells[0])
  expect(placeCell(seeds[0] ?? 0)).not.toEqual(cells[1])
})

// Alberts et al., Molecular Biology of the Cell, 6th edition; Cell Biology by the Numbers; config.ts names them.
test('everything has a size within its published range', () => {
  within(2 * radius, biologyConfig.cell)
  within(2 * nucleus.radius, parts.nucleus)
  within(cellPlan.ribosomes.diameter, parts.ribosome)
  within(cellPlan.centriole.diameter, parts.centrioles)
  for (const cell of cells) {
    for (const { a, b, radius } of cell.mitochondria) {
      within(length(subtract(b, a)) + 2 * radius, parts.mitochondrion)
    }
    for (const { radius } of cell.lysosomes) within(2 * radius, parts.lysosome)
  }
})

test('nothing lies in anything else, all is inside and behind the cut', () => {
  let pairs = 0
  let least = Number.POSITIVE_INFINITY
  for (const cell of cells.slice(0, 4)) {
    const things = loose(cell)
    expect(things).toHaveLength(26 + 14 + 220)
    const others: Capsule[] = [...cell.smoothEr, ball(nucleus.at, nucleus.radius)]
    for (const [i, one] of things.entries()) {
      expect(Math.max(length(one.a), length(one.b)) + one.radius).toBeLessThan(radius)
      expect(Math.max(one.a[2], one.b[2])).toBeLessThanOrEqual(cut)
      for (const other of [...things.slice(0, i), ...others]) {
        pairs += 1
        least = Math.min(least, gapBetween(one, other))
      }
    }
  }
  expect(least).toBeGreaterThan(0)
  expect(pairs).toBeGreaterThan(100_000)
})

describe('the endoplasmic reticulum', () => {
  test('is one room: from the outer envelope through every sheet into every tube', () => {
    for (const { roughEr, smoothEr } of cells) {
      const reached = new Set([-1])
      for (const { from, to, inner, outer } of roughEr.joins) {
        expect(reached.has(from)).toBe(true)
        reached.add(to)
        const radiusOf = (at: number) => (at < 0 ? nucleus.radius : roughEr.sheets[at]?.radius)
        expect(length(subtract(inner, nucleus.at))).toBeCloseTo(radiusOf(from) ?? 0, 9)
        expect(length(subtract(outer, nucleus.at))).toBeCloseTo(radiusOf(to) ?? 0, 9)
      }
      expect(reached.size).toBe(roughEr.sheets.length + 1)
      for (const [i, tube] of smoothEr.entries()) {
        expect(tube.parent).toBeLessThan(i)
        if (tube.parent >= 0) expect(tube.a).toEqual(smoothEr[tube.parent]?.b)
      }
      const last = roughEr.sheets.at(-1)?.radius ?? 0
      expect(length(subtract(smoothEr[0]?.a ?? [0, 0, 0], nucleus.at))).toBeCloseTo(last, 9)
      expect(smoothEr.length).toBe(cellPlan.smoothEr.tubes)
    }
  })

  test('has its joins and its ribosomes on its sheets, inside their rims', () => {
    for (const { roughEr } of cells) {
      const angleOf = (at: Vector3) =>
        Math.acos(dot(normalize(subtract(at, nucleus.at)), roughEr.about))
      for (const { to, outer } of roughEr.joins) {
        expect(angleOf(outer)).toBeLessThan(roughEr.sheets[to]?.halfAngle ?? 0)
      }
      for (const ribosome of roughEr.ribosomes) {
        const out = length(subtract(ribosome, nucleus.at))
        const sheet = roughEr.sheets.find(({ radius }) => Math.abs(radius - out) < 1e-9)
        expect(angleOf(ribosome)).toBeLessThanOrEqual((sheet?.halfAngle ?? 0) + 1e-9)
      }
    }
  })
})

test('the Golgi stack turns its cis face to the nucleus', () => {
  const { axis, cisternae } = (cells[0] as Cell).golgi
  expect(cisternae.map(({ face }) => face)).toEqual([
    'cis',
    'medial',
    'medial',
    'medial',
    'medial',
    'trans',
  ])
  const [first, last] = [cisternae[0], cisternae.at(-1)]
  const away = (at: Vector3 = [0, 0, 0]) => length(subtract(at, nucleus.at))
  expect(away(first?.at)).toBeLessThan(away(last?.at))
  expect(dot(axis, normalize(subtract(last?.at ?? axis, nucleus.at)))).toBeGreaterThan(0.99)
})

test('centrioles are two barrels of nine triplets at right angles', () => {
  // Winey and O'Toole 2014: nine triplets, 0.25 micrometres across.
  const [mother, daughter] = (cells[0] as Cell).centrosome
  expect(dot(mother.axis, daughter.axis)).toBeCloseTo(0, 12)
  for (const { at, axis, triplets } of [mother, daughter]) {
    expect(triplets).toHaveLength(9)
    const tubes = triplets.flat()
    expect(tubes).toHaveLength(27)
    const out = tubes.map((tube) => length(subtract(tube, at)))
    expect(Math.max(...out) + cellPlan.centriole.microtubule / 2).toBeCloseTo(0.125, 9)
    for (const [a, b, c] of triplets) {
      expect(length(subtract(b, a))).toBeCloseTo(0.025, 9)
      expect(length(subtract(a, at))).toBeLessThan(length(subtract(c, at)))
    }
    for (const tube of tubes) expect(dot(subtract(tube, at), axis)).toBeCloseTo(0, 12)
  }
})

test('microtubules leave the centrosome and end below the membrane, round nucleus and Golgi', () => {
  const { microtubules } = cells[0] as Cell
  expect(microtubules.length).toBeGreaterThanOrEqual(12)
  for (const tube of microtubules) {
    expect(length(tube.b)).toBeCloseTo(radius - 0.3, 1)
    expect(gapBetween(tube, ball(nucleus.at, nucleus.radius))).toBeGreaterThan(0)
  }
})

test('pores are spread evenly over the envelope', () => {
  const { pores } = cells[0] as Cell
  const nearest = pores.map((pore) =>
    Math.min(
      ...pores.filter((other) => other !== pore).map((other) => length(subtract(pore, other))),
    ),
  )
  for (const pore of pores)
    expect(length(subtract(pore, nucleus.at))).toBeCloseTo(nucleus.radius, 9)
  expect(Math.min(...nearest)).toBeGreaterThan(0.5)
})

test('the gap between two rods is that of their nearest points, tried one by one', () => {
  const random = createRandom(81)
  for (let trial = 0; trial < 200; trial += 1) {
    const any = (): Capsule => {
      const a = scale(anyDirection(random), 3 * random())
      return { a, b: add(a, scale(anyDirection(random), 2 * random())), radius: random() }
    }
    const [one, other] = [any(), any()]
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i <= 40; i += 1) {
      for (let k = 0; k <= 40; k += 1) {
        least = Math.min(least, length(subtract(along(one, i / 40), along(other, k / 40))))
      }
    }
    const gap = gapBetween(one, other)
    expect(gap).toBeLessThanOrEqual(least - one.radius - other.radius + 1e-9)
    expect(gap).toBeGreaterThan(least - one.radius - other.radius - 0.06)
  }
})
