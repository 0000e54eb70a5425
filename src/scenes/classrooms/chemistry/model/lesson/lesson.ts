import type {
  Action,
  Choice,
  LabObject,
  LabReading,
  LessonModel,
  Slider,
  Step,
} from '../../../common/model/lesson.ts'
import { domainsAt } from '../domains.ts'
import {
  angleAt,
  anglePlaces,
  differentAngles,
  differentBonds,
  distanceBetween,
} from '../measure.ts'
import {
  judgeBalance,
  profileOf,
  type ReactionId,
  reactionIds,
  reactions,
  type SpeciesId,
  species,
} from '../reaction.ts'
import {
  addToFlask,
  checkBalance,
  chooseReaction,
  createMoleculeLab,
  type DisplayStyle,
  emptyFlask,
  type MoleculeLab,
  moveAtoms,
  reactFlask,
  resetMoleculeLab,
  type StandId,
  setNumber,
  speciesOf,
  standIds,
} from './molecule-lab.ts'
import { savedMolecules } from './saved-molecule-lab.ts'
import {
  measureAngle,
  measureBond,
  nextMolecule,
  ringedAtom,
  showMolecule,
  showPairs,
  structureOn,
  whyNoAngle,
  whyNoBond,
} from './stand.ts'

const speciesIds = Object.keys(species) as SpeciesId[]

/** The largest coefficient, and number of molecules in the flask. */
const most = { number: 8, put: 12 }

const actions: Action<MoleculeLab>[] = [
  { kind: 'action', id: 'next-molecule', run: nextMolecule },
  { kind: 'action', id: 'measure-bond', refusal: whyNoBond, run: measureBond },
  { kind: 'action', id: 'measure-angle', refusal: whyNoAngle, run: measureAngle },
  {
    kind: 'action',
    id: 'pairs',
    pressed: ({ pairs }) => pairs,
    run: (lab) => showPairs(lab, !lab.pairs),
  },
  { kind: 'action', id: 'check', run: checkBalance },
  {
    kind: 'action',
    id: 'react',
    refusal: ({ balanced, reaction, mapped }) => {
      if (!balanced.includes(reaction)) return 'balance-first'
      return mapped < 1 ? 'under-way' : undefined
    },
    run: reactFlask,
  },
  { kind: 'action', id: 'empty', run: emptyFlask },
]

/** A slider for every species, hidden when the reaction does not contain it. */
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
    set: (lab, value) => inReaction(lab, id, () => addToFlask(lab, id, value)),
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
      lab.look = option as DisplayStyle
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
    // Pressing it while nothing can react shows the flask and must not empty it.
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
  ...savedMolecules,
}

const none = (id: string): LabReading => ({ id, word: 'none' })

/** All readings of the model, the flask and the equation. */
export function readings(lab: MoleculeLab): LabReading[] {
  return [...onModel(lab), ...inEquation(lab), ...inFlask(lab)]
}

function onModel(lab: MoleculeLab): LabReading[] {
  const { molecule, bond, angle } = lab
  const structure = structureOn(lab)
  const pair = differentBonds(structure)[bond]
  const corner = differentAngles(structure)[angle]
  const { shape, lonePairs } = domainsAt(structure, ringedAtom(lab))
  const brought = molecule === 'own' ? { brought: true } : {}
  return [
    corner
      ? {
          id: 'angle',
          figure: angleAt(structure, ...corner) ?? 0,
          places: anglePlaces(molecule),
          main: true,
        }
      : { ...none('angle'), main: true },
    pair ? { id: 'bond', figure: distanceBetween(structure, ...pair), places: 1 } : none('bond'),
    { id: 'shape', word: shape ?? 'none', ...brought },
    { id: 'lone-pairs', figure: lonePairs, places: 0, ...brought },
  ]
}

const sides = ['left', 'right'] as const

/** What is counted on both sides; what the reaction does not hold is away. */
function inEquation(lab: MoleculeLab): LabReading[] {
  const balance = judgeBalance(reactions[lab.reaction], lab.numbers)
  const charged = speciesOf(lab).some((id) => species[id].charge !== 0)
  return [
    { id: 'balance', word: lab.balance ?? 'unchecked' },
    ...sides.flatMap((side) => [
      ...(['H', 'C', 'O'] as const).map((element) =>
        counted(`${side}-${element}`, balance[side].atoms[element]),
      ),
      counted(`${side}-charge`, charged ? balance[side].charge : undefined),
    ]),
  ]
}

const counted = (id: string, figure: number | undefined): LabReading =>
  figure === undefined ? { id, word: 'away', away: true } : { id, figure, places: 0 }

/** The heat is told once the equation is balanced: it is that of the numbers that balance it. */
function inFlask(lab: MoleculeLab): LabReading[] {
  const known = lab.balanced.includes(lab.reaction)
  const amounts = lab.reacted?.amounts ?? lab.put
  const here = speciesOf(lab)
  return [
    known
      ? { id: 'heat', figure: profileOf(reactions[lab.reaction]).products, places: 1 }
      : none('heat'),
    ...speciesIds.map((id) => counted(id, here.includes(id) ? (amounts[id] ?? 0) : undefined)),
  ]
}
