import { expect, test } from 'vitest'
import { dot, length, normalize, subtract, type Vector3 } from '../../../../math/vector.ts'
import { biologyConfig } from '../config.ts'
import { ball, type Capsule, gapBetween } from './cell-geometry.ts'
import { cellPlan } from './cell-plan.ts'
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

test('nothing lies in anything else, all is inside and behind the cut', () => {
  const things = [...cell.mitochondria, ...cell.lysosomes, ...cell.ribosomes]
  expect(things).toHaveLength(26 + 14 + 220)
  const others: Capsule[] = [...cell.smoothEr, ball(nucleus.at, nucleus.radius)]
  for (const [i, one] of things.entries()) {
    expect(Math.max(length(one.a), length(one.b)) + one.radius).toBeLessThan(radius)
    expect(Math.max(one.a[2], one.b[2])).toBeLessThanOrEqual(cut)
    for (const other of [...things.slice(0, i), ...others])
      if (gapBetween(one, other) <= 0) throw new Error(`${i} lies in another`)
  }
})

test('the endoplasmic reticulum is one room: from the outer envelope through every sheet into every tube', () => {
  for (const { roughEr, smoothEr } of cells) {
    const reached = new Set([-1])
    const radiusOf = (at: number) =>
      (at < 0 ? nucleus.radius : roughEr.sheets[at]?.radius) ?? Number.NaN
    for (const { from, to, inner, outer } of roughEr.joins) {
      expect(reached.has(from)).toBe(true)
      reached.add(to)
      expect(fromNucleus(inner)).toBeCloseTo(radiusOf(from), 9)
      expect(fromNucleus(outer)).toBeCloseTo(radiusOf(to), 9)
    }
    expect(reached.size).toBe(roughEr.sheets.length + 1)
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
  // Winey and O'Toole 2014: nine triplets, 0.25 micrometers across.
  const [mother, daughter] = cell.centrosome
  expect(dot(mother.axis, daughter.axis)).toBeCloseTo(0, 12)
  for (const { at, axis, triplets } of [mother, daughter]) {
    expect(triplets).toHaveLength(9)
    const out = triplets.flat().map((tube) => length(subtract(tube, at)))
    expect(Math.max(...out) + cellPlan.centriole.microtubule / 2).toBeCloseTo(0.125, 9)
    for (const tube of triplets.flat()) expect(dot(subtract(tube, at), axis)).toBeCloseTo(0, 12)
  }
})

test('the gap between rods is that of their nearest points: crossing, beyond an end, one in another', () => {
  const rod = (a: Vector3, b: Vector3): Capsule => ({ a, b, radius: 0.5 })
  const level = rod([-2, 0, 0], [2, 0, 0])
  expect(gapBetween(level, rod([1, -3, 4], [1, 3, 4]))).toBeCloseTo(3)
  expect(gapBetween(level, rod([5, 4, 0], [5, 9, 0]))).toBeCloseTo(4)
  expect(gapBetween(rod([5, 9, 0], [5, 4, 0]), level)).toBeCloseTo(4)
  expect(gapBetween(level, rod([-9, 0, 0], [-1, 0, 0]))).toBeCloseTo(-1)
  expect(gapBetween(level, ball([0, 2, 0], 0.25))).toBeCloseTo(1.25)
  expect(gapBetween(ball([0, 2, 0], 0.25), ball([0, 0, 0], 1))).toBeCloseTo(0.75)
})
