import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { domainsAt } from './domains.ts'
import { compositionOf, hillFormula } from './formula.ts'
import { placeAtoms } from './internal-coordinates.ts'
import { angleAt, distanceBetween } from './measure.ts'
import { type StructureId, structureIds, structureOf } from './shelf.ts'
import { chargeOf, neighbours } from './structure.ts'
import { torsion } from './testing/torsion.ts'

const formula = (id: StructureId) =>
  hillFormula(compositionOf(structureOf(id).atoms.map(({ element }) => element)))
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

test.each([
  ['water', 1, 0, 2, 104.48],
  ['ammonia', 1, 0, 3, 106.67],
  ['methane', 2, 0, 4, 109.47],
  ['ethanol', 0, 1, 2, 107.8],
  ['ethanol', 1, 2, 3, 105.4],
  ['benzene', 0, 1, 2, 120],
  ['hydronium', 2, 0, 3, 113.6],
] as const)('in %s the angle %i-%i-%i is %f°', (id, a, middle, b, degrees) => {
  expect(angleAt(structureOf(id), a, middle, b)).toBeCloseTo(degrees, 2)
})

test('every molecule is of one piece, its charges add up, and no two atoms are in one place', () => {
  for (const id of structureIds) {
    const structure = structureOf(id)
    const reached = new Set([0])
    for (const index of reached)
      for (const { atom } of neighbours(structure, index)) reached.add(atom)
    expect(reached.size, id).toBe(structure.atoms.length)
    expect(chargeOf(structure)).toBe(id === 'hydronium' ? 1 : id === 'hydroxide' ? -1 : 0)
    for (const [a] of structure.atoms.entries()) {
      for (let b = 0; b < a; b += 1) expect(distanceBetween(structure, a, b)).toBeGreaterThan(70)
    }
  }
})

describe('ethanol', () => {
  const ethanol = structureOf('ethanol')

  test('is drawn out: its hydrogen on oxygen lies opposite the far carbon', () => {
    expect(Math.abs(torsion(ethanol, [0, 1, 2, 3]) ?? 0)).toBeCloseTo(180, 6)
    expect(Math.abs(torsion(ethanol, [2, 1, 0, 4]) ?? 0)).toBeCloseTo(180, 6)
  })

  test('has its hydrogens staggered', () => {
    expect(torsion(ethanol, [2, 1, 0, 5])).toBeCloseTo(60, 6)
    expect(torsion(ethanol, [2, 1, 0, 6])).toBeCloseTo(-60, 6)
  })

  test('has four domains round each carbon and two lone pairs on its oxygen', () => {
    expect(domainsAt(ethanol, 0)).toMatchObject({ bonds: 4, lonePairs: 0, shape: 'tetrahedral' })
    expect(domainsAt(ethanol, 2)).toMatchObject({ bonds: 2, lonePairs: 2, shape: 'bent' })
  })
})

test('lengths, angles and turns come out as they were put in, whatever they are', () => {
  const random = createRandom(51)
  for (let trial = 0; trial < 200; trial += 1) {
    const [length, angle, turn] = [50 + random() * 150, 10 + random() * 160, random() * 358 - 179]
    const atoms = placeAtoms([
      { element: 'C' },
      { element: 'C', distance: [0, 150] },
      { element: 'C', distance: [1, 140], angle: [0, 20 + random() * 140] },
      { element: 'C', distance: [2, length], angle: [1, angle], turn: [0, turn] },
    ])
    const structure = { atoms, bonds: [] }
    expect(distanceBetween(structure, 2, 3)).toBeCloseTo(length, 8)
    expect(angleAt(structure, 1, 2, 3)).toBeCloseTo(angle, 8)
    expect(torsion(structure, [0, 1, 2, 3])).toBeCloseTo(turn, 6)
  }
})

test('an atom measured from one that is not there yet is told', () => {
  expect(() => placeAtoms([{ element: 'H', distance: [3, 100] }])).toThrow(RangeError)
  expect(() => distanceBetween(structureOf('water'), 0, 9)).toThrow(RangeError)
})

test('three atoms in a line have no torsion, and one atom no angle with itself', () => {
  expect(torsion(structureOf('carbonDioxide'), [1, 0, 2, 1])).toBeUndefined()
  expect(angleAt(structureOf('water'), 1, 0, 0)).toBeUndefined()
})
