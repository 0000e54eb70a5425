import { type Composition, compositionOf } from './formula.ts'
import { type SpeciesId, species } from './species.ts'

export interface Reaction {
  reactants: readonly SpeciesId[]
  products: readonly SpeciesId[]
  /** The smallest whole numbers that balance it, by species. */
  numbers: Partial<Record<SpeciesId, number>>
}

export const reactionIds = ['knallgas', 'methaneBurns', 'neutralisation'] as const
export type ReactionId = (typeof reactionIds)[number]

/** What can be made from the shelf. What floats along unchanged, sodium and chloride, is no part of the last. */
export const reactions: Record<ReactionId, Reaction> = {
  knallgas: {
    reactants: ['hydrogen', 'oxygen'],
    products: ['water'],
    numbers: { hydrogen: 2, oxygen: 1, water: 2 },
  },
  methaneBurns: {
    reactants: ['methane', 'oxygen'],
    products: ['carbonDioxide', 'water'],
    numbers: { methane: 1, oxygen: 2, carbonDioxide: 1, water: 2 },
  },
  neutralisation: {
    reactants: ['hydronium', 'hydroxide'],
    products: ['water'],
    numbers: { hydronium: 1, hydroxide: 1, water: 2 },
  },
}

/** How many of each species: what stands before the formulas, or what lies in a flask. */
export type Amounts = Partial<Record<SpeciesId, number>>

/** Atoms by element and the charge of a side. */
export interface Side {
  atoms: Composition
  charge: number
}

export function countSide(ids: readonly SpeciesId[], amounts: Amounts): Side {
  const atoms: Composition = {}
  let charge = 0
  for (const id of ids) {
    const given = amounts[id] ?? 0
    // A field that holds no number yet counts as empty.
    const many = Number.isFinite(given) ? given : 0
    charge += many * species[id].charge
    const counts = Object.entries(compositionOf(species[id].atoms)) as [keyof Composition, number][]
    for (const [element, count] of counts) atoms[element] = (atoms[element] ?? 0) + many * count
  }
  return { atoms, charge }
}
