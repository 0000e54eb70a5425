import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { bondAngle, bondLength, buildMolecule, drawnAngle, seen } from './molecule.ts'

// NIST CCCBDB, experimental geometries; the angle of methane is the tetrahedral one, arccos(-1/3).
describe.each([
  ['water', 'OHH', 95.78, 104.48],
  ['carbonDioxide', 'COO', 116.2, 180],
  ['ammonia', 'NHHH', 101.2, 106.67],
  ['methane', 'CHHHH', 108.7, 109.47],
] as const)('%s', (id, elements, length, angle) => {
  const atoms = buildMolecule(id)
  const outer = atoms.slice(1)

  test('has its atoms', () => {
    expect(atoms.map(({ element }) => element).join('')).toBe(elements)
  })

  test('has its published length and angle at every bond', () => {
    for (const { index } of outer) expect(bondLength(atoms, index)).toBeCloseTo(length, 6)
    for (const a of outer) {
      for (const b of outer) {
        if (a === b) continue
        expect(bondAngle(atoms, a.index, b.index)).toBeCloseTo(angle, 2)
      }
    }
  })

  test('keeps both however it is turned', () => {
    const random = createRandom(3)
    for (let trial = 0; trial < 50; trial += 1) {
      const turned = seen(atoms, random() * 360, random() * 180 - 90)
      expect(bondLength(turned, 1)).toBeCloseTo(length, 6)
      expect(bondAngle(turned, 1, 2)).toBeCloseTo(angle, 2)
      const depths = turned.map(({ at }) => at[2])
      expect(depths).toEqual([...depths].sort((a, b) => a - b))
    }
  })
})

test('a drawing shows the true angle only when it is looked at squarely', () => {
  const water = buildMolecule('water')
  expect(drawnAngle(seen(water, 0, 0), 1, 2)).toBeCloseTo(104.48)
  expect(drawnAngle(seen(water, 60, 0), 1, 2)).toBeLessThan(70)
  expect(drawnAngle(seen(water, 90, 0), 1, 2)).toBeCloseTo(0)
})

test('a bond that points at the eye has no angle on the drawing', () => {
  expect(drawnAngle(seen(buildMolecule('carbonDioxide'), 90, 0), 1, 2)).toBeUndefined()
})

test('an atom that is not there is told', () => {
  expect(() => bondLength(buildMolecule('water'), 7)).toThrow(RangeError)
})
