import { type StructureId, structureIds } from '../shelf.ts'
import { isReaction, type Making, type MoleculeLab, resetMoleculeLab } from './molecule-lab.ts'

/** What was learnt; a molecule on the bench and a flask are set up anew. */
export const keepMoleculeLab = ({ measured, seenPairs, balanced, makings }: MoleculeLab) => ({
  measured: [...measured],
  seenPairs: [...seenPairs],
  balanced: [...balanced],
  makings: makings.map((making) => ({ ...making })),
})

/** @returns whether it was of this lab; then it is taken over */
export function restoreMoleculeLab(lab: MoleculeLab, kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return false
  const { measured, seenPairs, balanced, makings } = kept as Record<string, unknown>
  const lists =
    isListOf(measured, isStructure) &&
    isListOf(seenPairs, isStructure) &&
    isListOf(balanced, isReaction) &&
    isListOf(makings, isMaking)
  if (!lists) return false
  resetMoleculeLab(lab)
  Object.assign(lab, { measured, seenPairs, balanced, makings })
  return true
}

/** Longer than any that the lesson writes would not be its own. */
const most = 40

const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.length <= most && value.every(is)

const isStructure = (value: unknown): value is StructureId =>
  structureIds.some((id) => id === value)

function isMaking(value: unknown): value is Making {
  if (typeof value !== 'object' || value === null) return false
  const { reaction, times, left } = value as Record<string, unknown>
  return isReaction(reaction) && Number.isInteger(times) && typeof left === 'boolean'
}
