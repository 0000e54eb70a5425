import type { Vector3 } from '../../../../math/vector.ts'
import type { ElementSymbol } from './elements.ts'
import {
  type Amounts,
  type Reacted,
  type Reaction,
  type ReactionId,
  reactions,
  type SpeciesId,
  species,
} from './reaction.ts'

import { structureOf } from './shelf.ts'

import { type BondOrder, centerOf } from './structure.ts'

/** The layout of the tray: reactants on the left, products on the right, each molecule in a cell. Meters. */
interface TrayShape {
  /** Meters to a picometre. */
  scale: number
  cell: number
}

/** An atom on the tray before and after the reaction; from the middle of the tray, y up. */
interface TrayAtom {
  element: ElementSymbol
  before: { at: Vector3; charge: number }
  after: { at: Vector3; charge: number }
}

/** A bond, and whether it is there before, after, or all the time. */
interface TrayBond {
  atoms: readonly [number, number]
  order: BondOrder
  when: 'before' | 'after' | 'always'
}

export interface TrayPlan {
  atoms: TrayAtom[]
  bonds: TrayBond[]
  /** Between what reacts and what is made, meters from the middle to the right. */
  border: number
}

/** Columns of cells that a species takes: as many as hold the most that can lie there. */
const columnsOf = (id: SpeciesId, isProduct: boolean): number =>
  isProduct ? (id === 'water' ? 4 : 3) : 2

/** Cells between the two sides. */
const gap = 0.9

/** The columns of each species, and how many lie left of it, the gap included; `border` is the middle of the gap. */
function layOut(reaction: ReactionId) {
  const { reactants, products } = reactions[reaction]
  let left = 0
  const blocks = new Map<SpeciesId, { left: number; columns: number }>()
  const put = (id: SpeciesId, columns: number) => {
    blocks.set(id, { left, columns })
    left += columns
  }
  for (const id of reactants) put(id, columnsOf(id, false))
  const border = left + gap / 2
  left += gap
  for (const id of products) put(id, columnsOf(id, true))
  return { blocks, border: border - left / 2, half: left / 2 }
}

/** The middle of the cell of a molecule; the first ones lie in the middle rows. */
function cellOf(reaction: ReactionId, id: SpeciesId, molecule: number, cell: number): Vector3 {
  const { blocks, half } = layOut(reaction)
  const { left, columns } = blocks.get(id) ?? { left: 0, columns: 1 }
  const row = Math.floor(molecule / columns)
  // Up and down by turns from the middle: rows at a half, minus a half, one and a half …
  const out = (row % 2 === 0 ? 1 : -1) * (Math.floor(row / 2) + 0.5)
  return [(left + (molecule % columns) + 0.5 - half) * cell, 0, out * cell]
}

/**
 * The place of every atom on the tray before and after the complete reaction, by the atom mapping of the equation.
 * Excess molecules stay.
 * @param reacted  the result of the reaction; undefined before it
 */
export function planTray(
  reaction: ReactionId,
  put: Amounts,
  reacted: Reacted | undefined,
  shape: TrayShape,
): TrayPlan {
  const { reactants, products, numbers } = reactions[reaction]
  const times = reacted?.times ?? 0
  const plan: TrayPlan = { atoms: [], bonds: [], border: layOut(reaction).border * shape.cell }
  const first = new Map<string, number>()
  const placesOf = (id: SpeciesId, molecule: number) => {
    const middle = cellOf(reaction, id, molecule, shape.cell)
    const { atoms } = structureOf(id)
    const center = centerOf(structureOf(id))
    return atoms.map(({ at, charge }) => ({
      charge,
      at: [
        middle[0] + (at[0] - center[0]) * shape.scale,
        (at[2] - center[2]) * shape.scale,
        middle[2] - (at[1] - center[1]) * shape.scale,
      ] as Vector3,
    }))
  }
  for (const id of [...reactants, ...products]) {
    const used = reactants.includes(id) ? times * (numbers[id] ?? 0) : 0
    const { atoms, bonds } = structureOf(id)
    for (let molecule = 0; molecule < (put[id] ?? 0); molecule += 1) {
      const start = plan.atoms.length
      first.set(`${id} ${molecule}`, start)
      for (const [at, place] of placesOf(id, molecule).entries()) {
        const { element } = atoms[at] as { element: ElementSymbol }
        plan.atoms.push({ element, before: place, after: place })
      }
      for (const { from, to, order } of bonds) {
        const when = molecule < used ? 'before' : 'always'
        plan.bonds.push({ atoms: [start + from, start + to], order, when })
      }
    }
  }
  const mapping = mapAtoms(reactions[reaction])
  for (let round = 0; round < times; round += 1) {
    const made = new Map<string, number[]>()
    for (const { from, to } of mapping) {
      const taken = round * (numbers[from.species] ?? 0) + from.molecule
      const index = (first.get(`${from.species} ${taken}`) ?? 0) + from.atom
      const molecule = (put[to.species] ?? 0) + round * (numbers[to.species] ?? 0) + to.molecule
      const place = placesOf(to.species, molecule)[to.atom]
      const atom = plan.atoms[index]
      if (!atom || !place) throw new RangeError(`No ${from.species} ${taken} on the tray`)
      atom.after = place
      const own = made.get(`${to.species} ${molecule}`) ?? []
      own[to.atom] = index
      made.set(`${to.species} ${molecule}`, own)
    }
    for (const [name, indices] of made) {
      for (const { from, to, order } of structureOf(name.split(' ')[0] as SpeciesId).bonds) {
        const atoms = [indices[from] ?? 0, indices[to] ?? 0] as const
        plan.bonds.push({ atoms, order, when: 'after' })
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
      species[id].atoms.map((element, atom) => ({ species: id, molecule, atom, element })),
    ).flat(),
  )
}
