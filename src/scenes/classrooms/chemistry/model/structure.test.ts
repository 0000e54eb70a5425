import { expect, test } from 'vitest'
import { wrap180 } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { compositionOf, hillFormula } from './elements.ts'
import { angleAt, distanceBetween, drawnAngle } from './measure.ts'
import { type StructureId, structureOf } from './shelf.ts'
import { farthestFirst, rotateStructure, salt, saltCube } from './structure.ts'
import { torsion } from './testing/torsion.ts'

const formula = (id: StructureId) =>
  hillFormula(compositionOf(structureOf(id).atoms))
    .map(({ element, count }) => (count > 1 ? `${element}${count}` : element))
    .join('')

// Water, carbon dioxide, ammonia, methane: NIST CCCBDB; the others as shelf.ts names them.
test.each([
  ['water', 'H2O', 0, 1, 95.78],
  ['carbonDioxide', 'CO2', 0, 1, 116.2],
  ['ammonia', 'H3N', 0, 1, 101.2],
  ['methane', 'CH4', 0, 1, 108.7],
  ['oxygen', 'O2', 0, 1, 120.752],
  ['hydrogen', 'H2', 0, 1, 74.144],
  ['ethanol', 'C2H6O', 1, 2, 143.1],
  ['benzene', 'C6H6', 0, 1, 139.13],
  ['hydronium', 'H3O', 0, 2, 97.4],
  ['hydroxide', 'HO', 0, 1, 96.4],
] as const)('%s is %s, and atoms %i and %i are %f pm apart', (id, hill, a, b, picometres) => {
  expect(formula(id)).toBe(hill)
  expect(distanceBetween(structureOf(id), a, b)).toBeCloseTo(picometres, 6)
})

// Sasada, Takano and Satoh 1971; between three atoms degrees, between four the turn about the middle two.
test.each([
  [[0, 1], 151.2],
  [[2, 3], 97.1],
  [[0, 1, 2], 107.8],
  [[1, 2, 3], 105.4],
  [[0, 1, 2, 3], 180],
  ...[4, 5, 6].flatMap((at) => [[[0, at], 109] as const, [[1, 0, at], 110] as const]),
  ...[7, 8].flatMap((at) => [[[1, at], 110] as const, [[0, 1, at], 110] as const]),
  [[2, 1, 0, 4], 180],
  [[2, 1, 0, 5], 60],
  [[2, 1, 0, 6], -60],
  [[2, 0, 1, 7], 120],
  [[2, 0, 1, 8], -120],
] as const)('ethanol is as it was measured at its atoms %j: %f', (chain, value) => {
  const structure = structureOf('ethanol')
  const [a, b, c, d] = chain as readonly number[] as [number, number, number, number]
  if (chain.length === 2) expect(distanceBetween(structure, a, b)).toBeCloseTo(value, 3)
  else if (chain.length === 3) expect(angleAt(structure, a, b, c)).toBeCloseTo(value, 3)
  else expect(wrap180((torsion(structure, [a, b, c, d]) ?? Number.NaN) - value)).toBeCloseTo(0, 3)
})

test('an atom that is not there is told, and one atom has no angle with itself', () => {
  expect(() => distanceBetween(structureOf('water'), 0, 9)).toThrow(RangeError)
  expect(angleAt(structureOf('water'), 1, 0, 0)).toBeUndefined()
})

// NIST CCCBDB, experimental geometries; the angle of methane is the tetrahedral one, arccos(-1/3).
test.each([
  ['water', 'OHH', 95.78, 104.48],
  ['carbonDioxide', 'COO', 116.2, 180],
] as const)(
  '%s of the board is %s, %f pm and %f° however it is turned, the farthest first',
  (id, elements, length, angle) => {
    const random = createRandom(3)
    const structure = structureOf(id)
    expect(structure.atoms.map(({ element }) => element).join('')).toBe(elements)
    for (let trial = 0; trial < 5; trial += 1) {
      const seen = rotateStructure(structure, trial * random() * 360, trial * (random() * 90 - 45))
      for (const end of [1, 2]) expect(distanceBetween(seen, 0, end)).toBeCloseTo(length, 6)
      expect(angleAt(seen, 1, 0, 2)).toBeCloseTo(angle, 2)
      const depths = farthestFirst(seen).map(({ at }) => at[2])
      expect(depths).toEqual([...depths].sort((a, b) => a - b))
    }
  },
)

test('a drawing shows the true angle only when it is looked at squarely, none of a bond that points at the eye', () => {
  const drawn = (id: StructureId, turn: number) =>
    drawnAngle(rotateStructure(structureOf(id), turn, 0), 1, 0, 2)
  expect(drawn('water', 0)).toBeCloseTo(104.48)
  expect(drawn('water', 60)).toBeLessThan(70)
  expect(drawn('water', 90)).toBeCloseTo(0)
  expect(drawn('carbonDioxide', 90)).toBeUndefined()
})

test('each ion of salt has six of the other kind at half a cell, and twelve of its own beyond', () => {
  const structure = saltCube(2)
  const { atoms } = structure
  const middle = (atoms.length - 1) / 2
  expect(atoms[middle]?.element).toBe('Na')
  const at = (element: string, picometres: number) =>
    atoms.filter((one, i) => {
      const away = distanceBetween(structure, middle, i)
      return one.element === element && Math.abs(away - picometres) < 0.01
    }).length
  // NBS Circular 539 II: a = 5.6402 angstroms, so 2.8201 to the next and 3.9882 to the next but one.
  expect([at('Cl', 282.01), at('Na', 398.82), at('Cl', 488.46)]).toEqual([6, 12, 8])
  expect(Math.abs(salt.radii.Na + salt.radii.Cl - salt.cell / 2)).toBeLessThan(2)
})
