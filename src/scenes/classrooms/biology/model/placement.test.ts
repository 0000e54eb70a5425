import { expect, test } from 'vitest'
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
const cells = [100, 101, 102].map(placeCell) as [Cell, Cell, Cell]
const [cell] = cells
const fromNucleus = (at: Vector3 = [0, 0, 0]) => length(subtract(at, nucleus.at))

test('the same seed gives the same cell, another one another', () => {
  expect(placeCell(100)).toEqual(cell)
  expect(placeCell(100)).not.toEqual(cells[1])
})

// Alberts et al., Molecular Biology of the Cell, 6th edition; Cell Biology by the Numbers; config.ts names them.
test('everything has a size within its published range', () => {
  const within = (micrometres: number, { from, to } = { from: Number.NaN, to: Number.NaN }) => {
    expect(micrometres * 1e-6).toBeGreaterThanOrEqual(from * (1 - 1e-9))
    expect(micrometres * 1e-6).toBeLessThanOrEqual(to * (1 + 1e-9))
  }
  within(2 * radius, biologyConfig.cell)
  within(2 * nucleus.radius, parts.nucleus)
  within(cellPlan.ribosomes.diameter, parts.ribosome)
  within(cellPlan.centriole.diameter, parts.centrioles)
  for (const { mitochondria, lysosomes } of cells) {
    for (const { a, b, radius } of mitochondria)
      within(length(subtract(b, a)) + 2 * radius, parts.mitochondrion)
    for (const { radius } of lysosomes) within(2 * radius, parts.lysosome)
  }
})

test.each(cells.map((cell, at) => [at, cell] as const))(
  'in cell %i nothing lies in anything else, all is inside and behind the cut',
  (_at, cell) => {
    const things = [...cell.mitochondria, ...cell.lysosomes, ...cell.ribosomes]
    expect(things).toHaveLength(26 + 14 + 220)
    const others: Capsule[] = [...cell.smoothEr, ball(nucleus.at, nucleus.radius)]
    let least = Number.POSITIVE_INFINITY
    for (const [i, one] of things.entries()) {
      expect(Math.max(length(one.a), length(one.b)) + one.radius).toBeLessThan(radius)
      expect(Math.max(one.a[2], one.b[2])).toBeLessThanOrEqual(cut)
      for (const other of [...things.slice(0, i), ...others])
        least = Math.min(least, gapBetween(one, other))
    }
    expect(least).toBeGreaterThan(0)
  },
)

test('the endoplasmic reticulum is one room: from the outer envelope through every sheet into every tube', () => {
  for (const { roughEr, smoothEr } of cells) {
    const reached = new Set([-1])
    const angleOf = (at: Vector3) =>
      Math.acos(dot(normalize(subtract(at, nucleus.at)), roughEr.about))
    const radiusOf = (at: number) =>
      (at < 0 ? nucleus.radius : roughEr.sheets[at]?.radius) ?? Number.NaN
    for (const { from, to, inner, outer } of roughEr.joins) {
      expect(reached.has(from)).toBe(true)
      reached.add(to)
      expect(fromNucleus(inner)).toBeCloseTo(radiusOf(from), 9)
      expect(fromNucleus(outer)).toBeCloseTo(radiusOf(to), 9)
      expect(angleOf(outer)).toBeLessThan(roughEr.sheets[to]?.halfAngle ?? 0)
    }
    expect(reached.size).toBe(roughEr.sheets.length + 1)
    // Its ribosomes sit on its sheets, inside their rims.
    for (const ribosome of roughEr.ribosomes) {
      const sheet = roughEr.sheets.find(
        ({ radius }) => Math.abs(radius - fromNucleus(ribosome)) < 1e-9,
      )
      expect(angleOf(ribosome)).toBeLessThanOrEqual((sheet?.halfAngle ?? 0) + 1e-9)
    }
    for (const [i, { parent, a }] of smoothEr.entries()) {
      expect(parent).toBeLessThan(i)
      if (parent >= 0) expect(a).toEqual(smoothEr[parent]?.b)
    }
    expect(fromNucleus(smoothEr[0]?.a)).toBeCloseTo(radiusOf(roughEr.sheets.length - 1), 9)
    expect(smoothEr).toHaveLength(cellPlan.smoothEr.tubes)
  }
})

test('the Golgi stack turns its cis face to the nucleus', () => {
  const { axis, cisternae } = cell.golgi
  const faces = cisternae.map(({ face }) => face).join()
  expect(faces).toBe('cis,medial,medial,medial,medial,trans')
  const [first, last] = [cisternae[0]?.at, cisternae.at(-1)?.at]
  expect(fromNucleus(first)).toBeLessThan(fromNucleus(last))
  expect(dot(axis, normalize(subtract(last ?? axis, nucleus.at)))).toBeGreaterThan(0.99)
})

test('centrioles are two barrels of nine triplets at right angles', () => {
  // Winey and O'Toole 2014: nine triplets, 0.25 micrometres across.
  const [mother, daughter] = cell.centrosome
  expect(dot(mother.axis, daughter.axis)).toBeCloseTo(0, 12)
  for (const { at, axis, triplets } of [mother, daughter]) {
    expect(triplets).toHaveLength(9)
    const out = (tube: Vector3) => length(subtract(tube, at))
    const reach = Math.max(...triplets.flat().map(out)) + cellPlan.centriole.microtubule / 2
    expect(reach).toBeCloseTo(0.125, 9)
    for (const [a, b, c] of triplets) {
      expect(length(subtract(b, a))).toBeCloseTo(0.025, 9)
      expect(out(a)).toBeLessThan(out(c))
      for (const tube of [a, b, c]) expect(dot(subtract(tube, at), axis)).toBeCloseTo(0, 12)
    }
  }
})

test('microtubules leave the centrosome and end below the membrane, round the nucleus', () => {
  expect(cell.microtubules.length).toBeGreaterThanOrEqual(12)
  for (const tube of cell.microtubules) {
    expect(length(tube.b)).toBeCloseTo(radius - 0.3, 1)
    expect(gapBetween(tube, ball(nucleus.at, nucleus.radius))).toBeGreaterThan(0)
  }
})

test('pores are spread evenly over the envelope', () => {
  for (const [i, pore] of cell.pores.entries()) {
    expect(fromNucleus(pore)).toBeCloseTo(nucleus.radius, 9)
    for (const other of cell.pores.slice(i + 1))
      expect(length(subtract(pore, other))).toBeGreaterThan(0.5)
  }
})

test('the gap between two rods is that of their nearest points, tried one by one', () => {
  const random = createRandom(81)
  const any = (): Capsule => {
    const a = scale(anyDirection(random), 3 * random())
    return { a, b: add(a, scale(anyDirection(random), 2 * random())), radius: random() }
  }
  for (let trial = 0; trial < 30; trial += 1) {
    const [one, other] = [any(), any()]
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i <= 40; i += 1)
      for (let k = 0; k <= 40; k += 1)
        least = Math.min(least, length(subtract(along(one, i / 40), along(other, k / 40))))
    const gap = gapBetween(one, other)
    expect(gap).toBeLessThanOrEqual(least - one.radius - other.radius + 1e-9)
    expect(gap).toBeGreaterThan(least - one.radius - other.radius - 0.06)
  }
})
