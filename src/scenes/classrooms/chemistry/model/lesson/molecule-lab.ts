import {
  arrayOf,
  booleanValue,
  createLabPersistence,
  enumOf,
  naturalNumber,
  objectOf,
} from '../../../common/model/lab-persistence.ts'
import type { LabEvent } from '../../../common/model/lesson.ts'
import type { OwnMolecules } from '../own-molecules.ts'
import {
  type Amounts,
  type Balance,
  judgeBalance,
  type ReactionId,
  type ReactionResult,
  react,
  reactionIds,
  reactions,
  type SpeciesId,
} from '../reaction.ts'

import { type StructureId, structureIds } from '../shelf.ts'

export type DisplayStyle = 'balls' | 'space'

/** What can be on the stand: a molecule of the shelf, or the visitor's own. */
export const shownMoleculeIds = [...structureIds, 'own'] as const

export type ShownMoleculeId = (typeof shownMoleculeIds)[number]

/** The bench of the lesson: a model to measure, and a flask. */
export interface MoleculeLab {
  molecule: ShownMoleculeId
  /** The visitor's molecules, replaced with each change. */
  own: OwnMolecules | undefined
  look: DisplayStyle
  pairs: boolean
  /** Which of its bonds and angles is being measured; -1 for none. */
  bond: number
  angle: number
  /** Molecules whose angle was measured, those whose bond was, and those whose lone pairs were looked at. */
  measured: StructureId[]
  spanned: StructureId[]
  seenPairs: StructureId[]
  reaction: ReactionId
  /** Coefficients of the equation. */
  numbers: Amounts
  balance: Balance['verdict'] | undefined
  balanced: ReactionId[]
  /** Molecules put into the flask. */
  put: Amounts
  reacted: ReactionResult | undefined
  /** Progress of the atoms to their new places: 0 to 1. */
  mapped: number
  /** What was made in the flask. */
  makings: { reaction: ReactionId; times: number; left: boolean }[]
  event: LabEvent | undefined
}

/** Duration of that, seconds. */
const mapTime = 3
const maxMakings = 40

const fresh = (): MoleculeLab => ({
  molecule: 'water',
  own: undefined,
  look: 'balls',
  pairs: false,
  bond: -1,
  angle: -1,
  measured: [],
  spanned: [],
  seenPairs: [],
  reaction: 'knallgas',
  numbers: {},
  balance: undefined,
  balanced: [],
  put: {},
  reacted: undefined,
  mapped: 1,
  makings: [],
  event: undefined,
})

const structures = arrayOf(enumOf(structureIds), structureIds.length)

/** What was learned is saved; the molecule on the stand and the flask are reset. */
const saved = createLabPersistence(fresh, {
  measured: structures,
  // Older saves lack the molecules whose bond was measured.
  spanned: (kept) => (kept === undefined ? [] : structures(kept)),
  seenPairs: structures,
  balanced: arrayOf(enumOf(reactionIds), reactionIds.length),
  makings: arrayOf(
    objectOf({ reaction: enumOf(reactionIds), times: naturalNumber, left: booleanValue }),
    maxMakings,
  ),
})

export const moleculePersistence = {
  ...saved,
  /** Resets the bench. The visitor's molecules stay, as the shelf does. */
  reset: (lab: MoleculeLab) => void Object.assign(lab, { ...fresh(), own: lab.own }),
}

export const addOnce = <T>(list: T[], one: T): void => {
  if (!list.includes(one)) list.push(one)
}

export function chooseReaction(lab: MoleculeLab, reaction: ReactionId): void {
  Object.assign(lab, { reaction, numbers: {}, balance: undefined })
  emptyFlask(lab)
}

/** Species of the reaction in the order they are written: reactants, then products. */
export const speciesOf = ({ reaction }: MoleculeLab): SpeciesId[] => [
  ...reactions[reaction].reactants,
  ...reactions[reaction].products,
]

export function setCoefficient(lab: MoleculeLab, id: SpeciesId, value: number): void {
  lab.numbers[id] = value
  lab.balance = undefined
}

/** Compares both sides of the equation, and reports what is not balanced. */
export function checkBalance(lab: MoleculeLab): void {
  const { verdict } = judgeBalance(reactions[lab.reaction], lab.numbers)
  lab.balance = verdict
  if (verdict === 'balanced') addOnce(lab.balanced, lab.reaction)
  lab.event = { id: verdict }
}

export function setFlaskAmount(lab: MoleculeLab, id: SpeciesId, many: number): void {
  lab.put[id] = many
  Object.assign(lab, { reacted: undefined, mapped: 1 })
}

/** Lets the flask react, if the equation is balanced. */
export function reactFlask(lab: MoleculeLab): void {
  const reacted = react(reactions[lab.reaction], { ...lab.put })
  lab.reacted = reacted
  if (reacted.times === 0) {
    lab.event = { id: 'too-little' }
    return
  }
  lab.mapped = 0
  const left = reacted.short !== undefined
  lab.makings.push({ reaction: lab.reaction, times: reacted.times, left })
  if (lab.makings.length > maxMakings) lab.makings.shift()
  lab.event = { id: left ? 'left-over' : 'all-used', figure: reacted.times, places: 0 }
}

/** Shows a reaction to who has not balanced it: four molecules of hydrogen burn with two of oxygen. */
export function showReaction(lab: MoleculeLab): void {
  if (lab.mapped < 1) return
  chooseReaction(lab, 'knallgas')
  Object.assign(lab.numbers, { hydrogen: 2, oxygen: 1, water: 2 })
  checkBalance(lab)
  Object.assign(lab.put, { hydrogen: 4, oxygen: 2 })
  reactFlask(lab)
}

export function emptyFlask(lab: MoleculeLab): void {
  Object.assign(lab, { put: {}, reacted: undefined, mapped: 1 })
  lab.event = { id: 'emptied' }
}

export function moveAtoms(lab: MoleculeLab, seconds: number): void {
  lab.mapped = Math.min(1, lab.mapped + seconds / mapTime)
}
