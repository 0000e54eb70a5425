import { expect, test } from 'vitest'
import { sceneConfig } from '../config.ts'
import type { Molfile } from './molfile.ts'
import { addMolecules, cautionsOf, centralAtomOf, standScale } from './own-molecules.ts'
import { structureIds, structureOf } from './shelf.ts'
import type { Structure } from './structure.ts'

const molfile = (structure: Structure, isFlat = false): Molfile => ({
  name: 'a molecule',
  isFlat,
  structure,
})
const [water, methane, benzene] = (['water', 'methane', 'benzene'] as const).map((id) =>
  molfile(structureOf(id)),
) as [Molfile, Molfile, Molfile]

test('what is brought stands behind what was brought before; a file brought once more is looked at again', () => {
  const one = addMolecules(undefined, 'b.mol', [benzene])
  expect(one.at).toBe(0)
  const both = addMolecules(one, 'a.sdf', [water, methane])
  expect(both.all.map(({ file }) => file)).toEqual(['b.mol', 'a.sdf', 'a.sdf'])
  expect(both.at).toBe(1)
  expect(addMolecules(both, 'b.mol', structuredClone([benzene]))).toEqual({ all: both.all, at: 0 })
  expect(addMolecules(both, 'a.sdf', [water, methane])).toEqual(both)
})

test('another file of the same name is added, and takes nothing away', () => {
  const one = addMolecules(undefined, 'ligand.mol', [water])
  const two = addMolecules(one, 'ligand.mol', [methane])
  expect(two.all.map(({ structure }) => structure)).toEqual([water.structure, methane.structure])
  expect(two.at).toBe(1)
  const longer = addMolecules(two, 'ligand.mol', [methane, benzene])
  expect(longer.all).toHaveLength(4)
  expect(longer.at).toBe(2)
})

test('what is drawn in a plane, and what has carbon of too few bonds, is told', () => {
  for (const id of structureIds) expect(cautionsOf(molfile(structureOf(id))), id).toEqual([])
  expect(cautionsOf(molfile(structureOf('water'), true))).toEqual(['flat'])
  const { atoms, bonds } = structureOf('ethanol')
  // As files are that leave hydrogens to the reader: both carbons and the oxygen.
  const bare = { atoms: atoms.slice(0, 3), bonds: bonds.slice(0, 2) }
  expect(cautionsOf(molfile(bare))).toEqual(['few-bonds'])
  expect(cautionsOf(molfile(bare, true))).toEqual(['flat', 'few-bonds'])
})

test('the shape is told of the atom with the most bonds', () => {
  for (const id of structureIds) expect(centralAtomOf(structureOf(id)), id).toBe(0)
  const { atoms } = structureOf('water')
  const turned: Structure = {
    atoms: [...atoms].reverse(),
    bonds: [
      { from: 2, to: 0, order: 1 },
      { from: 1, to: 2, order: 1 },
    ],
  }
  expect(centralAtomOf(turned)).toBe(2)
  expect(centralAtomOf({ atoms: atoms.slice(0, 1), bonds: [] })).toBe(0)
})

test('a large molecule is enlarged less, so that its nuclei stay within reach; the shelf’s are all to one scale', () => {
  const { scale, reach } = sceneConfig.model
  for (const id of structureIds) expect(standScale(structureOf(id)), id).toBe(scale)
  const long: Structure = {
    atoms: [0, 2000].map((x) => ({ element: 'C', charge: 0, at: [x, 0, 0] })),
    bonds: [],
  }
  expect(standScale(long) * 1000).toBeCloseTo(reach)
})
