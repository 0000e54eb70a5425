import { radians } from '../../../../math/angle.ts'
import { scale, type Vec3 } from '../../../../math/vector.ts'
import type { ElementSymbol } from './elements.ts'
import type { BondedAtom, BondOrder, Structure } from './structure.ts'

/** A molecule of one atom and equal bonds to others, with equal angles between any two. */
interface CentralMolecule {
  center: ElementSymbol
  outer: ElementSymbol
  count: 1 | 2 | 3 | 4
  /** Picometers and degrees, as they are in print: the places after the point tell how exact they are. */
  length: string
  angle?: string
  /** Of its bonds, 1 unless told. */
  order?: BondOrder
  /** Of the atom in the middle. */
  charge?: number
}

/** A molecule, and the places after the point to which its lengths and angles are told. */
interface ShelfMolecule {
  structure: Structure
  decimals: { length: number; angle: number }
}

/** The middle atom is the first, at the origin. Picometers: x to the right, y up, z toward the eye. */
function central(molecule: CentralMolecule): ShelfMolecule {
  const { center, outer, count, length, angle = '0.0', order = 1, charge = 0 } = molecule
  const around = directions(count, Number(angle))
  const places = (text: string) => text.split('.')[1]?.length ?? 0
  return {
    structure: {
      atoms: [
        { element: center, charge, at: [0, 0, 0] },
        ...around.map((out) => ({ element: outer, charge: 0, at: scale(out, Number(length)) })),
      ],
      bonds: around.map((_, at) => ({ from: 0, to: at + 1, order })),
    },
    decimals: { length: places(length), angle: places(angle) },
  }
}

/** Unit vectors with equal angles between any two: two in a plane, three in a pyramid, four in a tetrahedron. */
function directions(count: 1 | 2 | 3 | 4, angle: number): Vec3[] {
  if (count === 1) return [[1, 0, 0]]
  const a = radians(angle)
  if (count === 2) {
    const [x, y] = [Math.sin(a / 2), -Math.cos(a / 2)]
    return [
      [-x, y, 0],
      [x, y, 0],
    ]
  }
  // Three round an upright axis: the sine from it follows from the angle between them.
  const out = (2 * Math.sin(a / 2)) / Math.sqrt(3)
  const down = -Math.sqrt(1 - out * out)
  const ring = [90, 210, 330].map((degrees): Vec3 => {
    const around = radians(degrees)
    return [out * Math.cos(around), down, out * Math.sin(around)]
  })
  return count === 3 ? ring : [[0, 1, 0], ...ring]
}

const atom = (element: ElementSymbol, x: number, y: number, z = 0): BondedAtom => ({
  element,
  charge: 0,
  at: [x, y, z],
})

/**
 * Ethanol, trans, with its first carbon at the origin, placed by the lengths, angles and turns of Sasada, Takano and
 * Satoh 1971, Journal of Molecular Spectroscopy 38, 33, its hydrogens on carbon rounded; a test measures them again.
 */
const ethanol: Structure = {
  atoms: [
    atom('C', 0, 0),
    atom('C', 151.2, 0),
    atom('O', 194.9449981, -136.2497161),
    atom('H', 291.9598, -132.1836),
    atom('H', -37.2802, 102.4265),
    atom('H', -37.2802, -51.2132, 88.7039),
    atom('H', -37.2802, -51.2132, -88.7039),
    atom('H', 188.8222, 51.6831, -89.5177),
    atom('H', 188.8222, 51.6831, 89.5177),
  ],
  // Each atom but the first hangs on one before it.
  bonds: [0, 1, 2, 0, 0, 0, 1, 1].map((from, at) => ({ from, to: at + 1, order: 1 })),
}

/** Benzene: Esselman et al. 2023, Precise Equilibrium Structure of Benzene (r_e). Picometers. */
const ring = { carbons: 139.13, hydrogens: 139.13 + 108.09 }

/** Six of one element at the corners of a hexagon, `out` picometers from its middle. */
const hexagon = (element: 'C' | 'H', out: number): Structure['atoms'] =>
  [0, 60, 120, 180, 240, 300].map((degrees) => {
    const around = radians(degrees)
    return atom(element, out * Math.cos(around), out * Math.sin(around))
  })

const benzene: Structure = {
  atoms: [...hexagon('C', ring.carbons), ...hexagon('H', ring.hydrogens)],
  bonds: [0, 1, 2, 3, 4, 5].flatMap((from) => [
    { from, to: (from + 1) % 6, order: 1.5 as const },
    { from, to: from + 6, order: 1 as const },
  ]),
}

/** Of what comes from rounded places, as ethanol's hydrogens, or from a file of which nothing is known. */
const rounded = { length: 1, angle: 1 }

/**
 * Water, carbon dioxide, ammonia, methane: NIST, Computational Chemistry Comparison and Benchmark Database, experimental
 * geometries (cccbdb.nist.gov); the right line of carbon dioxide follows from its symmetry. Oxygen and hydrogen: Huber
 * and Herzberg 1979, Constants of Diatomic Molecules. Hydronium: Tang and Oka 1999, Journal of Molecular Spectroscopy
 * 196, 120. Hydroxide: Owrutsky et al. 1985, Journal of Chemical Physics 83, 5338.
 */
const shelf = {
  water: central({ center: 'O', outer: 'H', count: 2, length: '95.78', angle: '104.48' }),
  carbonDioxide: central({
    center: 'C',
    outer: 'O',
    count: 2,
    length: '116.2',
    angle: '180.0',
    order: 2,
  }),
  ammonia: central({ center: 'N', outer: 'H', count: 3, length: '101.2', angle: '106.67' }),
  methane: central({ center: 'C', outer: 'H', count: 4, length: '108.7', angle: '109.47' }),
  oxygen: central({ center: 'O', outer: 'O', count: 1, length: '120.752', order: 2 }),
  hydrogen: central({ center: 'H', outer: 'H', count: 1, length: '74.144' }),
  ethanol: { structure: ethanol, decimals: rounded },
  benzene: { structure: benzene, decimals: rounded },
  hydronium: central({
    center: 'O',
    outer: 'H',
    count: 3,
    length: '97.4',
    angle: '113.6',
    charge: 1,
  }),
  hydroxide: central({ center: 'O', outer: 'H', count: 1, length: '96.4', charge: -1 }),
} satisfies Record<string, ShelfMolecule>

export type StructureId = keyof typeof shelf

/** In the order in which they stand there. */
export const structureIds = Object.keys(shelf) as StructureId[]

/** Its atoms in space and its bonds; the same one each time. */
export const structureOf = (id: StructureId): Structure => shelf[id].structure

/** Places after the point to which the length and the angle of a molecule are told. */
export const decimalsOf = (id: StructureId | 'own') => (id === 'own' ? rounded : shelf[id].decimals)
