import { expect, test } from 'vitest'
import { salt, saltCube } from './lattice.ts'
import { distanceBetween } from './measure.ts'

const middleOf = (atoms: { length: number }) => (atoms.length - 1) / 2

test('each ion has six of the other kind at half a cell, and twelve of its own beyond', () => {
  const atoms = saltCube(2)
  const structure = { atoms, bonds: [] }
  const middle = middleOf(atoms)
  expect(atoms[middle]?.element).toBe('Na')
  const at = (element: string, picometres: number) =>
    atoms.filter(
      (atom, i) =>
        atom.element === element &&
        Math.abs(distanceBetween(structure, middle, i) - picometres) < 0.01,
    ).length
  // NBS Circular 539 II: a = 5.6402 angstroms, so 2.8201 to the next and 3.9882 to the next but one.
  expect(at('Cl', 282.01)).toBe(6)
  expect(at('Na', 398.82)).toBe(12)
  expect(at('Cl', 488.46)).toBe(8)
})

test('pulls on its middle as the constant of Madelung says', () => {
  // Evjen 1932, Physical Review 39, 675: ions of a face count half, of an edge a quarter, of a corner an eighth; 1.74756.
  const reach = 6
  const atoms = saltCube(reach)
  const structure = { atoms, bonds: [] }
  const middle = middleOf(atoms)
  const limit = (reach * salt.cell) / 2 - 1
  const sum = atoms.reduce((total, { charge, at }, i) => {
    if (i === middle) return total
    const outside = at.filter((place) => Math.abs(place) > limit).length
    return (
      total - (charge * 0.5 ** outside * (salt.cell / 2)) / distanceBetween(structure, middle, i)
    )
  }, 0)
  expect(sum).toBeCloseTo(1.74756, 3)
})

test('ions of the shelf touch nearly: their radii make up the distance', () => {
  expect(Math.abs(salt.radii.Na + salt.radii.Cl - salt.cell / 2)).toBeLessThan(2)
})

test.each([-1, 0.5, 7, Number.NaN])('there is no cube that reaches %f', (reach) => {
  expect(() => saltCube(reach)).toThrow(RangeError)
})
