import { proxy } from 'valtio/vanilla'
import type { LabEvent } from '../../../common/model/lesson.ts'
import { type Balance, judgeBalance } from '../balance.ts'
import { domainsAt } from '../domains.ts'
import { type Reacted, react } from '../flask.ts'
import { anglePlaces, differentAngles, differentBonds } from '../measurable.ts'
import { angleAt, distanceBetween } from '../measure.ts'
import { type Amounts, type ReactionId, reactionIds, reactions } from '../reaction.ts'
import { type StructureId, structureIds, structureOf } from '../shelf.ts'
import type { SpeciesId } from '../species.ts'

export type Look = 'balls' | 'space'

/** What was made in the flask. */
export interface Making {
  reaction: ReactionId
  times: number
  left: boolean
}

/** The bench of the lesson: a model to measure, and a flask. */
export interface MoleculeLab {
  molecule: StructureId
  look: Look
  pairs: boolean
  /** Which of its bonds and angles is being measured; -1 for none. */
  bond: number
  angle: number
  /** Molecules whose angle was measured, and those whose lone pairs were looked at. */
  measured: StructureId[]
  seenPairs: StructureId[]
  reaction: ReactionId
  /** What stands before the formulas. */
  numbers: Amounts
  balance: Balance['verdict'] | undefined
  balanced: ReactionId[]
  /** Molecules put into the flask. */
  put: Amounts
  reacted: Reacted | undefined
  /** How far the atoms have gone to their new places: 0 to 1. */
  mapped: number
  makings: Making[]
  event: LabEvent | undefined
}

/** Seconds that the atoms take. */
const mapTime = 3
const mostMakings = 40

const fresh = (): MoleculeLab => ({
  molecule: 'water',
  look: 'balls',
  pairs: false,
  bond: -1,
  angle: -1,
  measured: [],
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

export const createMoleculeLab = (): MoleculeLab => proxy(fresh())

export function resetMoleculeLab(lab: MoleculeLab): void {
  Object.assign(lab, fresh())
}

const addTo = <T>(list: T[], one: T): void => {
  if (!list.includes(one)) list.push(one)
}

export function showMolecule(lab: MoleculeLab, molecule: StructureId): void {
  Object.assign(lab, { molecule, bond: -1, angle: -1 })
  if (lab.pairs) addTo(lab.seenPairs, molecule)
  lab.event = { id: `stand-${molecule}` }
}

/** Takes the next one from the shelf, round and round. */
export function nextMolecule(lab: MoleculeLab): void {
  const next = (structureIds.indexOf(lab.molecule) + 1) % structureIds.length
  showMolecule(lab, structureIds[next] ?? lab.molecule)
}

export function showPairs(lab: MoleculeLab, pairs: boolean): void {
  lab.pairs = pairs
  if (!pairs) {
    lab.event = { id: 'pairs-off' }
    return
  }
  addTo(lab.seenPairs, lab.molecule)
  const structure = structureOf(lab.molecule)
  const figure = structure.atoms.reduce((sum, _, at) => sum + domainsAt(structure, at).lonePairs, 0)
  lab.event = { id: 'pairs-on', figure, places: 0 }
}

/** Goes to the next bond that differs from those before, round and round. */
export function measureBond(lab: MoleculeLab): void {
  const structure = structureOf(lab.molecule)
  const bonds = differentBonds(structure)
  lab.bond = (lab.bond + 1) % bonds.length
  const [a, b] = bonds[lab.bond] ?? [0, 0]
  lab.event = { id: 'bond', figure: distanceBetween(structure, a, b), places: 1 }
}

/** The same for angles; a molecule of two atoms has none. */
export function measureAngle(lab: MoleculeLab): void {
  const structure = structureOf(lab.molecule)
  const angles = differentAngles(structure)
  lab.angle = (lab.angle + 1) % angles.length
  const [a, middle, b] = angles[lab.angle] ?? [0, 0, 0]
  const figure = angleAt(structure, a, middle, b) ?? 0
  addTo(lab.measured, lab.molecule)
  lab.event = { id: 'angle', figure, places: anglePlaces(lab.molecule) }
}

export const hasAngle = ({ molecule }: MoleculeLab): boolean =>
  differentAngles(structureOf(molecule)).length > 0

export function chooseReaction(lab: MoleculeLab, reaction: ReactionId): void {
  Object.assign(lab, { reaction, numbers: {}, balance: undefined })
  emptyFlask(lab)
}

/** Species of the reaction in the order they are written: reactants, then products. */
export const speciesOf = ({ reaction }: MoleculeLab): SpeciesId[] => [
  ...reactions[reaction].reactants,
  ...reactions[reaction].products,
]

export function setNumber(lab: MoleculeLab, id: SpeciesId, value: number): void {
  lab.numbers[id] = value
  lab.balance = undefined
}

/** Counts both sides, and says what is not yet right. */
export function check(lab: MoleculeLab): void {
  const { verdict } = judgeBalance(reactions[lab.reaction], lab.numbers)
  lab.balance = verdict
  if (verdict === 'balanced') addTo(lab.balanced, lab.reaction)
  lab.event = { id: verdict }
}

export function putIn(lab: MoleculeLab, id: SpeciesId, many: number): void {
  lab.put[id] = many
  Object.assign(lab, { reacted: undefined, mapped: 1 })
}

/** Lets what is in the flask react: only what is balanced says how. */
export function letReact(lab: MoleculeLab): void {
  const reacted = react(reactions[lab.reaction], { ...lab.put })
  lab.reacted = reacted
  if (reacted.times === 0) {
    lab.event = { id: 'too-little' }
    return
  }
  lab.mapped = 0
  const left = reacted.short !== undefined
  lab.makings.push({ reaction: lab.reaction, times: reacted.times, left })
  if (lab.makings.length > mostMakings) lab.makings.shift()
  lab.event = { id: left ? 'left-over' : 'all-used', figure: reacted.times, places: 0 }
}

export function emptyFlask(lab: MoleculeLab): void {
  Object.assign(lab, { put: {}, reacted: undefined, mapped: 1 })
  lab.event = { id: 'emptied' }
}

export function moveAtoms(lab: MoleculeLab, seconds: number): void {
  lab.mapped = Math.min(1, lab.mapped + seconds / mapTime)
}

export const isReaction = (value: unknown): value is ReactionId =>
  reactionIds.some((id) => id === value)
