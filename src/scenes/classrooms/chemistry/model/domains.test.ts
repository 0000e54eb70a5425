import { describe, expect, test } from 'vitest'
import { dot, length, subtract, type Vector3 } from '../../../../math/vector.ts'
import { type Domains, domainsAt } from './domains.ts'
import type { ElementSymbol } from './elements.ts'
import { lonePairsAt } from './lone-pairs.ts'
import { structureOf } from './shelf.ts'
import { atomOf, type BondOrder, type Structure } from './structure.ts'

// Gillespie and Nyholm 1957; shapes as IUPAC's Compendium of Chemical Terminology names them.
test.each([
  ['water', 0, 2, 2, 'bent'],
  ['ammonia', 0, 3, 1, 'trigonal-pyramidal'],
  ['methane', 0, 4, 0, 'tetrahedral'],
  ['carbonDioxide', 0, 2, 0, 'linear'],
  ['carbonDioxide', 1, 1, 2, 'end'],
  ['oxygen', 0, 1, 2, 'end'],
  ['hydrogen', 0, 1, 0, 'end'],
  ['benzene', 0, 3, 0, 'trigonal-planar'],
  ['hydronium', 0, 3, 1, 'trigonal-pyramidal'],
  ['hydroxide', 0, 1, 3, 'end'],
] as const)('%s, atom %i: %i bonds and %i lone pairs, %s', (id, atom, bonds, lonePairs, shape) => {
  expect(domainsAt(structureOf(id), atom)).toEqual({ bonds, lonePairs, shape, single: false })
})

/** One atom with others round it; where they are does not matter. */
const round = (
  middle: ElementSymbol,
  outer: ElementSymbol,
  orders: BondOrder[],
  charge = 0,
): Structure => ({
  atoms: [
    { element: middle, charge, at: [0, 0, 0] },
    ...orders.map((_, i) => ({
      element: outer,
      charge: 0,
      at: [100 * Math.cos(i), 100 * Math.sin(i), 10 * i] as const,
    })),
  ],
  bonds: orders.map((order, i) => ({ from: 0, to: i + 1, order })),
})

test.each<[string, Structure, Partial<Domains>]>([
  ['sulfur tetrafluoride', round('S', 'F', [1, 1, 1, 1]), { lonePairs: 1, shape: 'seesaw' }],
  [
    'a sulfur hexafluoride',
    round('S', 'F', [1, 1, 1, 1, 1, 1]),
    { lonePairs: 0, shape: 'octahedral' },
  ],
  ['chlorine trifluoride', round('Cl', 'F', [1, 1, 1]), { lonePairs: 2, shape: 't-shaped' }],
  [
    'iodine pentafluoride',
    round('I', 'F', [1, 1, 1, 1, 1]),
    { lonePairs: 1, shape: 'square-pyramidal' },
  ],
  ['ammonium', round('N', 'H', [1, 1, 1, 1], 1), { lonePairs: 0, shape: 'tetrahedral' }],
  ['sulfur dioxide', round('S', 'O', [2, 2]), { lonePairs: 1, shape: 'bent' }],
  ['a methyl radical', round('C', 'H', [1, 1, 1]), { lonePairs: 0, single: true }],
  ['a lone sodium ion', round('Na', 'H', [], 1), { lonePairs: 0, shape: 'alone' }],
  ['seven bonds', round('I', 'F', [1, 1, 1, 1, 1, 1, 1]), { shape: undefined }],
])('%s', (_name, structure, domains) => {
  expect(domainsAt(structure, 0)).toMatchObject(domains)
})

describe('lone pairs', () => {
  const directions = (
    id: 'water' | 'ammonia' | 'oxygen' | 'hydroxide' | 'methane',
    atom: number,
  ) => {
    const structure = structureOf(id)
    const middle = atomOf(structure, atom).at
    const bonds = structure.bonds
      .filter(({ from, to }) => from === atom || to === atom)
      .map(({ from, to }) => subtract(atomOf(structure, from === atom ? to : from).at, middle))
    return { pairs: lonePairsAt(structure, atom), bonds }
  }
  const cosine = (a: Vector3, b: Vector3) => dot(a, b) / (length(a) * length(b))

  test.each([
    ['water', 0, 2],
    ['ammonia', 0, 1],
    ['oxygen', 0, 2],
    ['hydroxide', 0, 3],
    ['methane', 0, 0],
  ] as const)(
    'of %s, atom %i: %i, all of length 1, away from the bonds and each other',
    (id, atom, count) => {
      const { pairs, bonds } = directions(id, atom)
      expect(pairs).toHaveLength(count)
      for (const pair of pairs) {
        expect(length(pair)).toBeCloseTo(1, 9)
        for (const bond of bonds) expect(cosine(pair, bond)).toBeLessThan(-0.25)
        for (const other of pairs)
          if (other !== pair) expect(cosine(pair, other)).toBeLessThan(-0.25)
      }
    },
  )

  test('of water lie square to its plane, above and below', () => {
    const { pairs, bonds } = directions('water', 0)
    const [up, down] = pairs as [Vector3, Vector3]
    for (const bond of bonds) expect(cosine(up, bond)).toBeCloseTo(cosine(down, bond), 9)
    expect(cosine(up, down)).toBeCloseTo(Math.cos((109.4712 * Math.PI) / 180), 6)
  })
})
