import type { Composition, ElementSymbol } from './elements.ts'
import { type StructureId, structureOf } from './shelf.ts'

/** What is known of a species beside its structure. */
interface Species {
  phase: 'gas' | 'liquid' | 'dissolved'
  /** From the elements, kilojoules a mole at 25 °C and 1 bar. */
  formation: number
}

/**
 * Sources: Cox, Wagman and Medvedev 1989, CODATA Key Values for Thermodynamics; methane: NIST Chemistry WebBook, from
 * the heat of combustion of Pittam and Pilcher 1972, -890.7 kJ/mol. Hydronium is a hydrogen ion and a molecule of
 * water.
 */
export const species = {
  hydrogen: { phase: 'gas', formation: 0 },
  oxygen: { phase: 'gas', formation: 0 },
  methane: { phase: 'gas', formation: -74.48 },
  carbonDioxide: { phase: 'gas', formation: -393.51 },
  water: { phase: 'liquid', formation: -285.83 },
  hydronium: { phase: 'dissolved', formation: -285.83 },
  hydroxide: { phase: 'dissolved', formation: -230.015 },
} satisfies Partial<Record<StructureId, Species>>

export type SpeciesId = keyof typeof species

/** Single atoms as a gas, from the elements, kilojoules a mole. Source: the same of CODATA. */
const atomFormation: Partial<Record<ElementSymbol, number>> = { H: 217.998, C: 716.68, O: 249.18 }

export interface Reaction {
  reactants: readonly SpeciesId[]
  products: readonly SpeciesId[]
  /** The smallest whole numbers that balance it, by species. */
  numbers: Partial<Record<SpeciesId, number>>
}

export const reactionIds = ['knallgas', 'methaneBurns', 'neutralisation'] as const
export type ReactionId = (typeof reactionIds)[number]

/** Reactions of species on the shelf. Spectator ions, sodium and chloride, are left out. */
export const reactions: Record<ReactionId, Reaction> = {
  knallgas: reactionOf({ hydrogen: 2, oxygen: 1 }, { water: 2 }),
  methaneBurns: reactionOf({ methane: 1, oxygen: 2 }, { carbonDioxide: 1, water: 2 }),
  neutralisation: reactionOf({ hydronium: 1, hydroxide: 1 }, { water: 2 }),
}

/** By the smallest whole numbers that balance it. */
function reactionOf(left: Amounts, right: Amounts): Reaction {
  const idsOf = (side: Amounts) => Object.keys(side) as SpeciesId[]
  return { reactants: idsOf(left), products: idsOf(right), numbers: { ...left, ...right } }
}

/** The amount of each species: coefficients, or contents of the flask. */
export type Amounts = Partial<Record<SpeciesId, number>>

/** Atoms by element and the charge of a side. */
interface Side {
  atoms: Composition
  charge: number
}

export function countSide(ids: readonly SpeciesId[], amounts: Amounts): Side {
  const side: Side = { atoms: {}, charge: 0 }
  for (const id of ids) {
    // An empty field counts as 0.
    const many = amounts[id] || 0
    for (const { element, charge } of structureOf(id).atoms) {
      side.atoms[element] = (side.atoms[element] ?? 0) + many
      side.charge += many * charge
    }
  }
  return side
}

/** What is to be the same on both sides. */
type Counted = ElementSymbol | 'charge'

export interface Balance {
  left: Side
  right: Side
  /** What is not the same on both sides. */
  unequal: Counted[]
  verdict: 'balanced' | 'unequal' | 'not-smallest' | 'not-whole' | 'missing'
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/**
 * Compares both sides of the equation with the learner's coefficients.
 * @param amounts  a number for each species of the reaction
 */
export function judgeBalance({ reactants, products }: Reaction, amounts: Amounts): Balance {
  const left = countSide(reactants, amounts)
  const right = countSide(products, amounts)
  const keys = new Set([...Object.keys(left.atoms), ...Object.keys(right.atoms)] as ElementSymbol[])
  const unequal: Counted[] = [...keys].filter((key) => !same(left.atoms[key], right.atoms[key]))
  if (left.charge !== right.charge) unequal.push('charge')
  const numbers = [...reactants, ...products].map((id) => amounts[id] ?? 0)
  return { left, right, unequal, verdict: verdict(numbers, unequal) }
}

const same = (a = 0, b = 0): boolean => Math.abs(a - b) < 1e-9

function verdict(numbers: readonly number[], unequal: readonly Counted[]): Balance['verdict'] {
  if (!numbers.every((number) => number > 0)) return 'missing'
  if (unequal.length > 0) return 'unequal'
  if (!numbers.every(Number.isInteger)) return 'not-whole'
  return numbers.reduce(divisor) > 1 ? 'not-smallest' : 'balanced'
}

export interface ReactionResult {
  /** how often the equation took place */
  times: number
  /** contents of the flask now: products and what is left over */
  amounts: Amounts
  /** the limiting reactant */
  short: keyof Amounts | undefined
}

/**
 * Lets the contents of a flask react in whole multiples of the equation, which conserves atoms and charge.
 * @param amounts  whole numbers of molecules or ions
 * @throws RangeError for a number of molecules that is none
 */
export function react(
  { reactants, products, numbers }: Reaction,
  amounts: Amounts,
): ReactionResult {
  for (const many of Object.values(amounts)) {
    if (!Number.isInteger(many) || many < 0) throw new RangeError(`${many} molecules are none`)
  }
  const rounds = reactants.map((id) => ({
    id,
    times: Math.floor((amounts[id] ?? 0) / (numbers[id] ?? 1)),
  }))
  const { id, times } = rounds.reduce((least, one) => (one.times < least.times ? one : least))
  const after: Amounts = { ...amounts }
  for (const used of reactants) after[used] = (amounts[used] ?? 0) - times * (numbers[used] ?? 0)
  for (const made of products) after[made] = (amounts[made] ?? 0) + times * (numbers[made] ?? 0)
  const isLeft = reactants.some((other) => (after[other] ?? 0) > 0)
  return { times, amounts: after, short: isLeft ? id : undefined }
}

/**
 * The heat of a reaction and its energy levels, from heats of formation (Hess's law): kilojoules for the numbers of the
 * smallest equation in moles, from the reactants. The activation energy depends on the mechanism and is left out.
 * @returns of the products, and of all bonds broken, single atoms of gas: nothing goes so high, but it is what bonds
 *   are counted from. Nothing for what is dissolved, whose ions the water holds
 * Source: Atkins and de Paula, Physical Chemistry, 10th edition, section 2C
 */
export function profileOf({ reactants, products, numbers }: Reaction) {
  const sum = (ids: readonly SpeciesId[], of: (id: SpeciesId) => number) =>
    ids.reduce((all, id) => all + (numbers[id] ?? 0) * of(id), 0)
  const before = sum(reactants, (id) => species[id].formation)
  const after = sum(products, (id) => species[id].formation)
  const apart = sum(reactants, (id) =>
    structureOf(id).atoms.reduce(
      (all, { element }) => all + (atomFormation[element] ?? Number.NaN),
      0,
    ),
  )
  const isGas = reactants.every((id) => species[id].phase === 'gas')
  return { products: after - before, apart: isGas ? apart - before : undefined }
}
