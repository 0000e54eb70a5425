import { add, subtract, type Vec3 } from '../../../../math/vector.ts'
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
  before: { at: Vec3; charge: number }
  after: { at: Vec3; charge: number }
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
 * The place of every atom on the tray before and after the complete reaction. In each round of the equation an atom
 * goes to the next place of its element. It is no mechanism: which bond breaks first is left out, and any oxygen is as
 * good as another. Excess molecules stay.
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
  /** How many molecules of a species lie on the tray by now. */
  const lying = new Map<SpeciesId, number>()
  /** Atoms that react in a round, by round and element, in the order in which they lie. */
  const free = new Map<string, number[]>()

  /** Where the atoms of the next molecule of a species lie; the first ones lie in the middle rows. */
  const nextPlaces = (species: SpeciesId) => {
    const { left, columns } = blocks.get(species) ?? { left: 0, columns: 1 }
    const molecule = lying.get(species) ?? 0
    lying.set(species, molecule + 1)
    const row = Math.floor(molecule / columns)
    // Up and down by turns from the middle: rows at a half, minus a half, one and a half …
    const out = (row % 2 === 0 ? 1 : -1) * (Math.floor(row / 2) + 0.5)
    const middle: Vec3 = [(left + (molecule % columns) + 0.5 - half) * cell, 0, out * cell]
    const structure = structureOf(species)
    const center = centerOf(structure)
    return structure.atoms.map(({ element, charge, at }) => {
      const [x, y, z] = subtract(at, center)
      return { element, place: { charge, at: add(middle, [x, z, -y]) } }
    })
  }
  const join = (species: SpeciesId, indices: number[], when: TrayBond['when']) => {
    for (const { from, to, order } of structureOf(species).bonds)
      plan.bonds.push({ from: indices[from] ?? 0, to: indices[to] ?? 0, order, when })
  }

  for (const species of blocks.keys()) {
    const each = numbers[species] ?? 0
    const used = reactants.includes(species) ? times * each : 0
    for (let molecule = 0; molecule < (put[species] ?? 0); molecule += 1) {
      const indices = nextPlaces(species).map(({ element, place }) => {
        const index = plan.atoms.push({ element, before: place, after: place }) - 1
        const key = `${Math.floor(molecule / each)} ${element}`
        if (molecule < used) free.set(key, [...(free.get(key) ?? []), index])
        return index
      })
      join(species, indices, molecule < used ? 'before' : 'always')
    }
  }
  for (let round = 0; round < times; round += 1) {
    for (const species of products) {
      for (let molecule = 0; molecule < (numbers[species] ?? 0); molecule += 1) {
        const indices = nextPlaces(species).map(({ element, place }) => {
          const index = free.get(`${round} ${element}`)?.shift() ?? -1
          const atom = plan.atoms[index]
          if (!atom) throw new RangeError(`No ${element} for ${species}`)
          atom.after = place
          return index
        })
        join(species, indices, 'after')
      }
    }
  }
  return plan
}
