import { chemistryConfig, type MoleculeId, moleculeIds } from '../config.ts'
import { buildMolecule } from './molecule.ts'
import {
  type Bond,
  type BondOrder,
  type InternalAtom,
  placeAtoms,
  type Structure,
} from './structure.ts'

export const structureIds = [
  ...moleculeIds,
  'oxygen',
  'hydrogen',
  'ethanol',
  'benzene',
  'hydronium',
  'hydroxide',
] as const

export type StructureId = (typeof structureIds)[number]

type Rest = Exclude<StructureId, MoleculeId>

const methyl = (turn: number): InternalAtom => ({
  element: 'H',
  distance: [0, 109],
  angle: [1, 110],
  turn: [2, turn],
})

const methylene = (turn: number): InternalAtom => ({
  element: 'H',
  distance: [1, 110],
  angle: [0, 110],
  turn: [2, turn],
})

/** Six of one element at the corners of a hexagon, `out` picometers from its middle. */
const hexagon = (out: number, element: 'C' | 'H'): Structure['atoms'] =>
  [0, 60, 120, 180, 240, 300].map((degrees) => {
    const around = (degrees * Math.PI) / 180
    const at = [out * Math.cos(around), out * Math.sin(around), 0] as const
    return { element, charge: 0, at }
  })

const chain = (...bonds: [from: number, to: number, order: BondOrder][]): Bond[] =>
  bonds.map(([from, to, order]) => ({ from, to, order }))

const ring = { bond: 139.13, hydrogen: 108.09 }

/**
 * Lengths in picometers and angles in degrees. Oxygen and hydrogen: Huber and Herzberg 1979, Constants of Diatomic
 * Molecules. Ethanol, trans: Sasada, Takano and Satoh 1971, Journal of Molecular Spectroscopy 38, 33, its hydrogens on
 * carbon rounded. Benzene: Esselman et al. 2023, Precise Equilibrium Structure of Benzene (r_e). Hydronium: Tang and
 * Oka 1999, Journal of Molecular Spectroscopy 196, 120. Hydroxide: Owrutsky et al. 1985, Journal of Chemical Physics
 * 83, 5338.
 */
const builders: Record<Rest, () => Structure> = {
  oxygen: () => ({
    atoms: placeAtoms([{ element: 'O' }, { element: 'O', distance: [0, 120.752] }]),
    bonds: chain([0, 1, 2]),
  }),
  hydrogen: () => ({
    atoms: placeAtoms([{ element: 'H' }, { element: 'H', distance: [0, 74.144] }]),
    bonds: chain([0, 1, 1]),
  }),
  ethanol: () => ({
    atoms: placeAtoms([
      { element: 'C' },
      { element: 'C', distance: [0, 151.2] },
      { element: 'O', distance: [1, 143.1], angle: [0, 107.8] },
      { element: 'H', distance: [2, 97.1], angle: [1, 105.4], turn: [0, 180] },
      methyl(180),
      methyl(60),
      methyl(-60),
      methylene(120),
      methylene(-120),
    ]),
    bonds: chain(
      [0, 1, 1],
      [1, 2, 1],
      [2, 3, 1],
      ...[4, 5, 6].map((to): [number, number, BondOrder] => [0, to, 1]),
      ...[7, 8].map((to): [number, number, BondOrder] => [1, to, 1]),
    ),
  }),
  benzene: () => ({
    atoms: [...hexagon(ring.bond, 'C'), ...hexagon(ring.bond + ring.hydrogen, 'H')],
    bonds: chain(
      ...[0, 1, 2, 3, 4, 5].map((i): [number, number, BondOrder] => [i, (i + 1) % 6, 1.5]),
      ...[0, 1, 2, 3, 4, 5].map((i): [number, number, BondOrder] => [i, i + 6, 1]),
    ),
  }),
  hydronium: () => ({
    atoms: placeAtoms([
      { element: 'O', charge: 1 },
      { element: 'H', distance: [0, 97.4] },
      { element: 'H', distance: [0, 97.4], angle: [1, 113.6] },
      { element: 'H', distance: [0, 97.4], angle: [1, 113.6], turn: [2, pyramidTurn(113.6)] },
    ]),
    bonds: chain([0, 1, 1], [0, 2, 1], [0, 3, 1]),
  }),
  hydroxide: () => ({
    atoms: placeAtoms([
      { element: 'O', charge: -1 },
      { element: 'H', distance: [0, 96.4] },
    ]),
    bonds: chain([0, 1, 1]),
  }),
}

/**
 * How far the third bond of an even pyramid is turned about the first from the second, degrees: spherical law of
 * cosines.
 */
function pyramidTurn(angle: number): number {
  const cosine = Math.cos((angle * Math.PI) / 180)
  return (Math.acos(cosine / (1 + cosine)) * 180) / Math.PI
}

const isSimple = (id: StructureId): id is MoleculeId => Object.hasOwn(chemistryConfig.molecules, id)

const built = new Map<StructureId, Structure>()

/**
 * A molecule of the shelf, its atoms in space and its bonds; the same one each time, since it is read in every frame.
 */
export function structureOf(id: StructureId): Structure {
  const known = built.get(id) ?? (isSimple(id) ? buildMolecule(id) : builders[id]())
  built.set(id, known)
  return known
}
