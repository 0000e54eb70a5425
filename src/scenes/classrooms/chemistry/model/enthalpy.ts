import type { Reaction } from './reaction.ts'
import { atomFormation, type SpeciesId, species } from './species.ts'

/** Levels of energy, kilojoules for the numbers of the smallest equation in moles; the reactants are at 0. */
export interface Profile {
  products: number
  /**
   * All bonds broken, single atoms of gas: nothing goes so high, but it is what bonds are counted from. Nothing for what
   * is dissolved, whose ions the water holds.
   */
  apart: number | undefined
}

/** Of one side, from the elements. */
const formationOf = (ids: readonly SpeciesId[], numbers: Reaction['numbers']): number =>
  ids.reduce((sum, id) => sum + (numbers[id] ?? 0) * species[id].formation, 0)

/**
 * The heat of a reaction and the levels round it, from heats of formation (Hess's law). How high the hill between them
 * is depends on the way taken, which is left out.
 * Source: Atkins and de Paula, Physical Chemistry, 10th edition, section 2C
 */
export function profileOf({ reactants, products, numbers }: Reaction): Profile {
  const before = formationOf(reactants, numbers)
  const isGas = reactants.every((id) => species[id].phase === 'gas')
  const atoms = reactants.flatMap((id) =>
    Array.from({ length: numbers[id] ?? 0 }, () => species[id].atoms).flat(),
  )
  const free = atoms.reduce(
    (sum, element) => sum + (element in atomFormation ? atomFormation[element as 'H'] : Number.NaN),
    0,
  )
  return {
    products: formationOf(products, numbers) - before,
    apart: isGas ? free - before : undefined,
  }
}
