import { expect, test } from 'vitest'
import { dot, length, subtract, type Vec3 } from '../../../../math/vector.ts'
import { type Domains, domainsAt, lonePairsAt } from './domains.ts'
import type { ElementSymbol } from './elements.ts'
import { structureOf } from './shelf.ts'
import { atomOf, type BondOrder, type Structure } from './structure.ts'

// Gillespie and Nyholm 1957; shapes as IUPAC's Compendium of Chemical Terminology names them.
test.each([
  ['water', 0, 2, 2, 'bent'],
  ['ammonia', 0, 3, 1, 'trigonal-pyramidal'],
  ['carbonDioxide', 0, 2, 0, 'linear'],
  ['carbonDioxide', 1, 1, 2, 'end'],
  ['benzene', 0, 3, 0, 'trigonal-planar'],
  ['hydronium', 0, 3, 1, 'trigonal-pyramidal'],
  ['hydroxide', 0, 1, 3, 'end'],
  ['ethanol', 0, 4, 0, 'tetrahedral'],
] as const)('%s, atom %i: %i bonds and %i lone pairs, %s', (id, atom, bonds, lonePairs, shape) => {
  const structure = structureOf(id)
  expect(domainsAt(structure, atom)).toEqual({ bonds, lonePairs, shape })
  // Each pair is drawn as long as 1, away from the bonds and from each other.
  const pairs = lonePairsAt(structure, atom)
  expect(pairs).toHaveLength(lonePairs)
  const middle = atomOf(structure, atom).at
  const to = structure.bonds
    .filter((bond) => bond.from === atom || bond.to === atom)
    .map((bond) => subtract(atomOf(structure, bond.from === atom ? bond.to : bond.from).at, middle))
  for (const pair of pairs) {
    expect(length(pair)).toBeCloseTo(1, 9)
    for (const other of [...to, ...pairs])
      if (other !== pair) expect(dot(pair, other) / length(other)).toBeLessThan(-0.25)
  }
})

const spread = (_: unknown, i: number): Vec3 => [Math.cos(i), Math.sin(i), i / 10]

/** One atom with others round it, 200 pm away: bonds of an order, or single ones in given directions. */
function round(
  middle: ElementSymbol,
  outer: ElementSymbol,
  bonds: readonly (BondOrder | Vec3)[],
  charge = 0,
): Structure {
  const ends = bonds.map((bond, i) => (typeof bond === 'number' ? spread(bond, i) : bond))
  return {
    atoms: [
      { element: middle, charge, at: [0, 0, 0] },
      ...ends.map(([x, y, z]) => ({
        element: outer,
        charge: 0,
        at: [200 * x, 200 * y, 200 * z] as const,
      })),
    ],
    bonds: bonds.map((bond, i) => ({
      from: 0,
      to: i + 1,
      order: typeof bond === 'number' ? bond : 1,
    })),
  }
}
const single = (count: number) => Array<1>(count).fill(1)

test.each<[string, Structure, Partial<Domains>]>([
  ['sulfur tetrafluoride', round('S', 'F', single(4)), { lonePairs: 1, shape: 'seesaw' }],
  ['chlorine trifluoride', round('Cl', 'F', single(3)), { lonePairs: 2, shape: 't-shaped' }],
  ['ammonium', round('N', 'H', single(4), 1), { lonePairs: 0, shape: 'tetrahedral' }],
  ['a methyl radical', round('C', 'H', single(3)), { lonePairs: 0 }],
  ['seven bonds', round('I', 'F', single(7)), { shape: undefined }],
])('%s', (_name, structure, domains) => {
  expect(domainsAt(structure, 0)).toMatchObject(domains)
})

const x: Vec3 = [1, 0, 0]
const y: Vec3 = [0, 1, 0]
const z: Vec3 = [0, 0, 1]
const back = ([a, b, c]: Vec3): Vec3 => [-a, -b, -c]
const half = Math.sqrt(3) / 2
const degrees = (a: Vec3, b: Vec3) =>
  (Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) * 180) / Math.PI

// Gillespie and Nyholm 1957: lone pairs take the equator of five domains, and opposite places of six.
test.each<[string, Structure, Vec3[]]>([
  [
    'chlorine trifluoride, a T, has two with its stem round the equator',
    round('Cl', 'F', [y, x, back(y)]),
    [
      [-0.5, 0, half],
      [-0.5, 0, -half],
    ],
  ],
  [
    'tetrachloroiodate, a flat square, has one above and one below',
    round('I', 'Cl', [x, y, back(x), back(y)], -1),
    [z, back(z)],
  ],
  ['iodine pentafluoride has one below', round('I', 'F', [x, y, back(x), back(y), z]), [back(z)]],
  [
    'sulfur tetrafluoride, a seesaw, has one round the equator',
    round('S', 'F', [y, back(y), [-0.5, 0, half], [-0.5, 0, -half]]),
    [x],
  ],
])('%s', (_name, structure, expected) => {
  const pairs = lonePairsAt(structure, 0)
  expect(pairs).toHaveLength(expected.length)
  for (const direction of expected)
    expect(Math.min(...pairs.map((pair) => degrees(pair, direction)))).toBeCloseTo(0, 4)
})

test.each<[string, Structure, number]>([
  ['water on a line', round('O', 'H', [x, back(x)]), 2],
  ['a line folded onto itself', round('I', 'I', [x, x], -1), 3],
  ['what the theory names no shape for', round('I', 'F', [x, y, back(x)], -2), 0],
])('places that a file should not hold do no harm: %s', (_name, structure, count) => {
  const pairs = lonePairsAt(structure, 0)
  expect(pairs).toHaveLength(count)
  for (const pair of pairs) expect(length(pair)).toBeCloseTo(1, 9)
})
