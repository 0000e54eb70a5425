import {
  action,
  choice,
  figureReading,
  type LabObject,
  type LabReading,
  type LessonModel,
  type Slider,
  type Step,
} from '../../../common/model/lesson.ts'
import { domainsAt } from '../domains.ts'
import { type MeasureKind, measuresOf } from '../measure.ts'
import {
  judgeBalance,
  profileOf,
  reactionIds,
  reactions,
  type SpeciesId,
  species,
} from '../reaction.ts'
import { structureOf } from '../shelf.ts'
import { chargeOf } from '../structure.ts'
import {
  checkBalance,
  chooseReaction,
  emptyFlask,
  type MoleculeLab,
  moleculePersistence,
  moveAtoms,
  reactFlask,
  setCoefficient,
  setFlaskAmount,
  shownMoleculeIds,
  speciesOf,
} from './molecule-lab.ts'
import {
  measureNext,
  ringedAtom,
  setLonePairsShown,
  showMolecule,
  showNextMolecule,
  shownDecimals,
  structureOn,
  unmeasurableReason,
} from './stand.ts'

const speciesIds = Object.keys(species) as SpeciesId[]

/** The largest coefficient, and number of molecules in the flask. */
const most = { numbers: 8, put: 12 }

const actions = [
  action<MoleculeLab>('next-molecule', showNextMolecule),
  ...(['bond', 'angle'] as const).map((kind) =>
    action<MoleculeLab>(`measure-${kind}`, (lab) => measureNext(lab, kind), {
      refusal: (lab) => unmeasurableReason(lab, kind),
    }),
  ),
  action<MoleculeLab>('pairs', (lab) => setLonePairsShown(lab, !lab.pairs), {
    pressed: ({ pairs }) => pairs,
  }),
  action<MoleculeLab>('check', checkBalance),
  action<MoleculeLab>('react', reactFlask, {
    refusal: ({ balanced, reaction, mapped }) => {
      if (!balanced.includes(reaction)) return 'balance-first'
      return mapped < 1 ? 'under-way' : undefined
    },
  }),
  action<MoleculeLab>('empty', emptyFlask),
]

/** A slider for every species, hidden when the reaction does not contain it. */
const sliders = speciesIds.flatMap((species) => {
  const amount = (of: 'numbers' | 'put', set: typeof setCoefficient): Slider<MoleculeLab> => ({
    kind: 'slider',
    id: `${of === 'put' ? 'put' : 'number'}-${species}`,
    min: 0,
    max: most[of],
    step: 1,
    places: 0,
    away: (lab) => !speciesOf(lab).includes(species),
    get: (lab) => lab[of][species] ?? 0,
    set(lab, value) {
      if (speciesOf(lab).includes(species)) set(lab, species, value)
      else lab.event = { id: 'not-in-this' }
    },
  })
  return [amount('numbers', setCoefficient), amount('put', setFlaskAmount)]
})

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
  steps,
  controls: [
    ...actions,
    ...sliders,
    choice('molecule', shownMoleculeIds, showMolecule),
    choice('look', ['balls', 'space']),
    choice('reaction', reactionIds, chooseReaction),
  ],
  objects,
  readings,
  moving: ({ mapped }) => mapped < 1,
  advance: moveAtoms,
  ...moleculePersistence,
}

/** All readings of the model, the flask and the equation. */
export function readings(lab: MoleculeLab): LabReading[] {
  return [...onModel(lab), ...inEquation(lab), ...inFlask(lab)]
}

function onModel(lab: MoleculeLab): LabReading[] {
  const { molecule } = lab
  const structure = structureOn(lab)
  const measured = (kind: MeasureKind) =>
    figureReading(
      kind,
      measuresOf(structure)[kind][lab[kind]]?.value,
      shownDecimals(kind, molecule),
    )
  const { shape, lonePairs } = domainsAt(structure, ringedAtom(lab))
  const brought = molecule === 'own' ? { brought: true } : {}
  return [
    { ...measured('angle'), main: true },
    measured('bond'),
    { id: 'shape', word: shape ?? 'none', ...brought },
    { id: 'lone-pairs', figure: lonePairs, places: 0, ...brought },
  ]
}

const sides = ['left', 'right'] as const

/** What is counted on both sides; what the reaction does not hold is away. */
function inEquation(lab: MoleculeLab): LabReading[] {
  const balance = judgeBalance(reactions[lab.reaction], lab.numbers)
  const charged = speciesOf(lab).some((id) => chargeOf(structureOf(id)) !== 0)
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
    figureReading('heat', known ? profileOf(reactions[lab.reaction]).products : undefined, 1),
    ...speciesIds.map((id) => counted(id, here.includes(id) ? (amounts[id] ?? 0) : undefined)),
  ]
}
