import { length, subtract } from '../../../../math/vector.ts'
import { sceneConfig } from '../config.ts'
import { elements } from './elements.ts'
import type { Molfile } from './molfile.ts'
import { centerOf, neighbors, type Structure } from './structure.ts'

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
 * Adds a file's molecules and shows the first. A file that is there under the same name is only shown; a different
 * file of that name is added.
 */
export function addMolecules(
  own: OwnMolecules | undefined,
  file: string,
  molecules: readonly Molfile[],
): OwnMolecules {
  const before = own?.all ?? []
  const brought = molecules.map((one) => ({ ...one, file }))
  const text = JSON.stringify(brought)
  const at = before.findIndex(
    (_, from) => JSON.stringify(before.slice(from, from + brought.length)) === text,
  )
  return at >= 0 ? { all: before, at } : { all: [...before, ...brought], at: before.length }
}

/** Warnings shown with a molecule, without which its figures would be misread. */
export const cautionsOf = ({ isFlat, structure }: Molfile) => [
  ...(isFlat ? (['flat'] as const) : []),
  ...(hasFewBonds(structure) ? (['few-bonds'] as const) : []),
]

/**
 * Whether an uncharged carbon has fewer than four bonds, as in files with implicit hydrogens. Aromatic rings with
 * bond order 1.5 count as complete: two such bonds and a single one make four.
 */
function hasFewBonds(structure: Structure): boolean {
  return structure.atoms.some(({ element, charge }, index) => {
    if (element !== 'C' || charge !== 0) return false
    const shared = neighbors(structure, index).reduce((sum, { order }) => sum + order, 0)
    return shared < elements.C.electrons
  })
}

/** The atom with the most bonds, the first of several, whose shape is shown. */
export function centralAtomOf(structure: Structure): number {
  const bonds = structure.atoms.map((_, index) => neighbors(structure, index).length)
  return bonds.indexOf(Math.max(...bonds))
}

/** Scale of a molecule on the stand, meters per picometer; large molecules get a smaller one. */
export function standScale(structure: Structure): number {
  const { scale, reach } = sceneConfig.model
  const center = centerOf(structure)
  const farthest = Math.max(...structure.atoms.map(({ at }) => length(subtract(at, center))))
  return Math.min(scale, reach / farthest)
}
