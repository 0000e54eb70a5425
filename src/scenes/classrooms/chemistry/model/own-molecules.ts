import { length, subtract } from '../../../../math/vector.ts'
import { sceneConfig } from '../config.ts'
import { elements } from './elements.ts'
import type { Molfile } from './molfile.ts'
import { centreOf, neighbours, type Structure } from './structure.ts'

/** A molecule of a visitor's, with the name of its file. */
export interface OwnMolecule extends Molfile {
  file: string
}

/** What a visitor brought, and which of it is looked at. */
export interface OwnMolecules {
  all: readonly OwnMolecule[]
  at: number
}

/**
 * Adds what a file holds to what was brought before, and looks at the first of it. What is there already, under the same
 * name, is only looked at; another file of that name is added.
 */
export function addMolecules(
  own: OwnMolecules | undefined,
  file: string,
  molecules: readonly Molfile[],
): OwnMolecules {
  const before = own?.all ?? []
  const brought = molecules.map((one) => ({ ...one, file }))
  const texts = brought.map((one) => JSON.stringify(one))
  const at = before.findIndex((_, from) =>
    texts.every((text, i) => {
      const one = before[from + i]
      return one?.file === file && JSON.stringify(one) === text
    }),
  )
  return at >= 0 ? { all: before, at } : { all: [...before, ...brought], at: before.length }
}

/** What must be told beside a molecule, or its figures would be taken for what they are not. */
type Caution = 'flat' | 'few-bonds'

export function cautionsOf({ isFlat, structure }: Molfile): Caution[] {
  return [
    ...(isFlat ? (['flat'] as const) : []),
    ...(hasFewBonds(structure) ? (['few-bonds'] as const) : []),
  ]
}

/**
 * Whether an uncharged carbon has fewer than four bonds, as in files that leave hydrogens to the reader. Rings whose bonds
 * are written as 1.5 come out whole: two of them and one more make four.
 */
function hasFewBonds(structure: Structure): boolean {
  return structure.atoms.some(({ element, charge }, index) => {
    if (element !== 'C' || charge !== 0) return false
    const shared = neighbours(structure, index).reduce((sum, { order }) => sum + order, 0)
    return shared < elements.C.electrons
  })
}

/** The atom with the most bonds, the first of several: what a molecule's shape is told of. */
export function middleOf(structure: Structure): number {
  const bonds = structure.atoms.map(() => 0)
  for (const end of structure.bonds.flatMap(({ from, to }) => [from, to])) {
    bonds[end] = (bonds[end] ?? 0) + 1
  }
  return bonds.indexOf(Math.max(...bonds))
}

/** How large a molecule stands on the stand, metres to a picometre: a large one is enlarged less, so that there is room for it. */
export function standScale(structure: Structure): number {
  const { scale, reach } = sceneConfig.model
  const centre = centreOf(structure)
  const farthest = Math.max(...structure.atoms.map(({ at }) => length(subtract(at, centre))))
  return Math.min(scale, reach / farthest)
}
