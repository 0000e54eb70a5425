import type {
  Action,
  Choice,
  LabObject,
  LessonModel,
  Slider,
  Step,
} from '../../../common/model/lesson.ts'
import { type ReactionId, reactionIds } from '../reaction.ts'
import type { SpeciesId } from '../species.ts'
import { species } from '../species.ts'
import { moleculeKeeping } from './keep.ts'
import {
  check,
  chooseReaction,
  createMoleculeLab,
  emptyFlask,
  type Look,
  letReact,
  type MoleculeLab,
  moveAtoms,
  putIn,
  resetMoleculeLab,
  type StandId,
  setNumber,
  speciesOf,
  standIds,
} from './molecule-lab.ts'
import { readings } from './readings.ts'
import {
  measureAngle,
  measureBond,
  nextMolecule,
  showMolecule,
  showPairs,
  withoutAngle,
  withoutBond,
} from './stand.ts'

const speciesIds = Object.keys(species) as SpeciesId[]

/** Numbers before formulas go so far, and molecules in the flask. */
const most = { number: 8, put: 12 }

const actions: Action<MoleculeLab>[] = [
  { kind: 'action', id: 'next-molecule', run: nextMolecule },
  { kind: 'action', id: 'measure-bond', refusal: withoutBond, run: measureBond },
  { kind: 'action', id: 'measure-angle', refusal: withoutAngle, run: measureAngle },
  {
    kind: 'action',
    id: 'pairs',
    pressed: ({ pairs }) => pairs,
    run: (lab) => showPairs(lab, !lab.pairs),
  },
  { kind: 'action', id: 'check', run: check },
  {
    kind: 'action',
    id: 'react',
    refusal: ({ balanced, reaction, mapped }) => {
      if (!balanced.includes(reaction)) return 'balance-first'
      return mapped < 1 ? 'under-way' : undefined
    },
    run: letReact,
  },
  { kind: 'action', id: 'empty', run: emptyFlask },
]

/** A slider for every species: it does something where the species is in the reaction. */
const sliders: Slider<MoleculeLab>[] = speciesIds.flatMap((id) => [
  {
    kind: 'slider',
    id: `number-${id}`,
    min: 0,
    max: most.number,
    step: 1,
    places: 0,
    away: (lab) => !speciesOf(lab).includes(id),
    get: ({ numbers }) => numbers[id] ?? 0,
    set: (lab, value) => inReaction(lab, id, () => setNumber(lab, id, value)),
  },
  {
    kind: 'slider',
    id: `put-${id}`,
    min: 0,
    max: most.put,
    step: 1,
    places: 0,
    away: (lab) => !speciesOf(lab).includes(id),
    get: ({ put }) => put[id] ?? 0,
    set: (lab, value) => inReaction(lab, id, () => putIn(lab, id, value)),
  },
])

function inReaction(lab: MoleculeLab, id: SpeciesId, act: () => void): void {
  if (speciesOf(lab).includes(id)) act()
  else lab.event = { id: 'not-in-this' }
}

const choices: Choice<MoleculeLab>[] = [
  {
    kind: 'choice',
    id: 'molecule',
    options: standIds,
    get: ({ molecule }) => molecule,
    set: (lab, option) => showMolecule(lab, option as StandId),
  },
  {
    kind: 'choice',
    id: 'look',
    options: ['balls', 'space'],
    get: ({ look }) => look,
    set: (lab, option) => {
      lab.look = option as Look
    },
  },
  {
    kind: 'choice',
    id: 'reaction',
    options: reactionIds,
    get: ({ reaction }) => reaction,
    set: (lab, option) => chooseReaction(lab, option as ReactionId),
  },
]

const objects: LabObject<MoleculeLab>[] = [
  {
    id: 'model',
    state: ({ molecule }) => molecule,
    actions: ['measure-angle', 'measure-bond', 'pairs'],
  },
  { id: 'shelf', state: ({ molecule }) => molecule, actions: ['next-molecule'] },
  { id: 'salt', state: ({ look }) => look, actions: [] },
  {
    id: 'equation',
    state: ({ balanced, reaction }) => (balanced.includes(reaction) ? 'balanced' : 'open'),
    actions: ['check'],
  },
  {
    id: 'flask',
    state: ({ reacted, mapped }) => (!reacted ? 'waiting' : mapped < 1 ? 'reacting' : 'reacted'),
    // A press while nothing can react is a look at it, and must not empty it.
    actions: ['react'],
  },
]

const steps: Step<MoleculeLab>[] = [
  {
    id: 'angle',
    done: ({ measured, spanned }) => measured.includes('water') && spanned.includes('water'),
    withholds: ['shape'],
  },
  {
    id: 'pairs',
    withholds: ['lone-pairs'],
    done: ({ seenPairs }) => seenPairs.includes('water') && seenPairs.includes('ammonia'),
  },
  {
    id: 'compare',
    done: ({ measured }) =>
      (['water', 'ammonia', 'methane'] as const).every((id) => measured.includes(id)),
  },
  { id: 'balance', done: ({ balanced }) => balanced.includes('knallgas') },
  { id: 'left-over', done: ({ makings }) => makings.some(({ left }) => left) },
  {
    id: 'heat',
    done: ({ makings }) =>
      (['methaneBurns', 'neutralisation'] as const).every((id) =>
        makings.some(({ reaction }) => reaction === id),
      ),
  },
]

/** Molecules measured and reactions balanced, as a lesson. */
export const moleculeLesson: LessonModel<MoleculeLab> = {
  id: 'molecules',
  create: createMoleculeLab,
  reset: resetMoleculeLab,
  steps,
  controls: [...actions, ...sliders, ...choices],
  objects,
  readings,
  event: ({ event }) => event,
  moving: ({ mapped }) => mapped < 1,
  advance: moveAtoms,
  ...moleculeKeeping,
}
