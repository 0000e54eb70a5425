import { add, subtract, type Vector3 } from '../../../../math/vector.ts'
import type { ElementSymbol } from './elements.ts'
import {
  type Amounts,
  type Reaction,
  type ReactionId,
  type ReactionResult,
  reactions,
  type SpeciesId,
} from './reaction.ts'
import { structureOf } from './shelf.ts'
import { type Bond, centerOf } from './structure.ts'

/** An atom on the tray before and after the reaction; picometers from the middle of the tray, y up. */
interface TrayAtom {
  element: ElementSymbol
  before: { at: Vector3; charge: number }
  after: { at: Vector3; charge: number }
}

/** A bond, and whether it is there before, after, or all the time. */
interface TrayBond extends Bond {
  when: 'before' | 'after' | 'always'
}

export interface TrayPlan {
  atoms: TrayAtom[]
  bonds: TrayBond[]
  /** Between what reacts on the left and what is made on the right, picometers from the middle. */
  border: number
}

/** Cells between the two sides. */
const gap = 0.9

/**
 * The columns of each species, as many as hold the most that can lie there, and how many lie left of them; the middle of
 * the gap between both sides, and half of all columns.
 */
function layOut({ reactants, products }: Reaction) {
  const blocks = new Map<SpeciesId, { left: number; columns: number }>()
  let left = 0
  const put = (id: SpeciesId, columns: number) => {
    blocks.set(id, { left, columns })
    left += columns
  }
  for (const id of reactants) put(id, 2)
  const border = left + gap / 2
  left += gap
  for (const id of products) put(id, id === 'water' ? 4 : 3)
  return { blocks, border: border - left / 2, half: left / 2 }
}

/**
 * The place of every atom on the tray before and after the complete reaction, by the atom mapping of the equation.
 * Excess molecules stay.
 * @param reacted  the result of the reaction; undefined before it
 * @param cell  of each molecule, picometers
 */
export function planTray(
  id: ReactionId,
  put: Amounts,
  reacted: ReactionResult | undefined,
  cell: number,
): TrayPlan {
  const reaction = reactions[id]
  const { reactants, products, numbers } = reaction
  const { blocks, border, half } = layOut(reaction)
  const times = reacted?.times ?? 0
  const plan: TrayPlan = { atoms: [], bonds: [], border: border * cell }
  /** Of each molecule on the tray, where its atoms are in the plan. */
  const lying = new Map<SpeciesId, number[][]>([...blocks.keys()].map((each) => [each, []]))

  /** Where the atoms of the next molecule of a species lie; the first ones lie in the middle rows. */
  const nextPlaces = (species: SpeciesId) => {
    const { left, columns } = blocks.get(species) ?? { left: 0, columns: 1 }
    const molecule = lying.get(species)?.length ?? 0
    const row = Math.floor(molecule / columns)
    // Up and down by turns from the middle: rows at a half, minus a half, one and a half …
    const out = (row % 2 === 0 ? 1 : -1) * (Math.floor(row / 2) + 0.5)
    const middle: Vector3 = [(left + (molecule % columns) + 0.5 - half) * cell, 0, out * cell]
    const structure = structureOf(species)
    const center = centerOf(structure)
    return structure.atoms.map(({ element, charge, at }) => {
      const [x, y, z] = subtract(at, center)
      return { element, place: { charge, at: add(middle, [x, z, -y]) } }
    })
  }
  const lay = (species: SpeciesId, indices: number[], when: TrayBond['when']) => {
    lying.get(species)?.push(indices)
    for (const { from, to, order } of structureOf(species).bonds)
      plan.bonds.push({ from: indices[from] ?? 0, to: indices[to] ?? 0, order, when })
  }

  for (const species of blocks.keys()) {
    const used = reactants.includes(species) ? times * (numbers[species] ?? 0) : 0
    for (let molecule = 0; molecule < (put[species] ?? 0); molecule += 1) {
      const indices = nextPlaces(species).map(
        ({ element, place }) => plan.atoms.push({ element, before: place, after: place }) - 1,
      )
      lay(species, indices, molecule < used ? 'before' : 'always')
    }
  }
  const mapping = mapAtoms(reaction)
  for (let round = 0; round < times; round += 1) {
    for (const species of products) {
      for (let molecule = 0; molecule < (numbers[species] ?? 0); molecule += 1) {
        const sources = mapping.filter(
          ({ to }) => to.species === species && to.molecule === molecule,
        )
        const indices: number[] = []
        const places = nextPlaces(species)
        for (const { from, to } of sources) {
          const taken = round * (numbers[from.species] ?? 0) + from.molecule
          const index = lying.get(from.species)?.[taken]?.[from.atom] ?? -1
          const [atom, target] = [plan.atoms[index], places[to.atom]]
          if (!atom || !target) throw new RangeError(`No ${from.species} ${taken} on the tray`)
          atom.after = target.place
          indices[to.atom] = index
        }
        lay(species, indices, 'after')
      }
    }
  }
  return plan
}

/** One atom of one molecule: which species, which of its molecules, which atom in it, all from 0. */
interface MappedAtom {
  species: SpeciesId
  molecule: number
  atom: number
  element: ElementSymbol
}

/**
 * Maps each atom of the reactants to an atom of the products by element, in the order of the lists. It is no
 * mechanism: which bond breaks first is left out, and any oxygen is as good as another.
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
      structureOf(id).atoms.map(({ element }, atom) => ({ species: id, molecule, atom, element })),
    ).flat(),
  )
}
