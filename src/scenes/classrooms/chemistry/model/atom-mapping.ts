import type { ElementSymbol } from './elements.ts'
import type { Reaction } from './reaction.ts'
import { type SpeciesId, species } from './species.ts'

/** One atom of one molecule: which species, which of its molecules, which atom in it, all from 0. */
export interface MappedAtom {
  species: SpeciesId
  molecule: number
  atom: number
  element: ElementSymbol
}

/**
 * Where each atom of the reactants is found among the products, for the smallest equation: by element, in the order of the
 * lists. A mapping of atoms, not a mechanism: which bond breaks first is left out, and any oxygen is as good as another.
 * @throws RangeError for a reaction whose sides do not hold the same atoms
 */
export function mapAtoms(reaction: Reaction): { from: MappedAtom; to: MappedAtom }[] {
  const { reactants, products, numbers } = reaction
  const waiting = atomsOf(products, numbers)
  const mapped = atomsOf(reactants, numbers).map((from) => {
    const index = waiting.findIndex(({ element }) => element === from.element)
    const [to] = index < 0 ? [] : waiting.splice(index, 1)
    if (!to) throw new RangeError(`No place for ${from.element} among the products`)
    return { from, to }
  })
  if (waiting.length > 0)
    throw new RangeError(`${waiting.length} atoms of the products come from nowhere`)
  return mapped
}

function atomsOf(ids: readonly SpeciesId[], numbers: Reaction['numbers']): MappedAtom[] {
  return ids.flatMap((id) =>
    Array.from({ length: numbers[id] ?? 0 }, (_, molecule) =>
      species[id].atoms.map((element, atom) => ({ species: id, molecule, atom, element })),
    ).flat(),
  )
}
