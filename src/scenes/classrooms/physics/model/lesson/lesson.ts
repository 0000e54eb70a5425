import {
  action,
  type Choice,
  type Control,
  type LabObject,
  type LessonModel,
  type Slider,
  type Step,
} from '../../../common/model/lesson.ts'
import { guessMax, judgeGuess } from './guess.ts'
import { type Finding, readings } from './instruments.ts'
import {
  advanceRun,
  changeSetup,
  finishRun,
  type MotionLab,
  motionPersistence,
  quantityOf,
  restartRun,
  selectExperiment,
  setGuess,
} from './motion-lab.ts'
import {
  experimentIds,
  fieldIds,
  fields,
  type OptionId,
  options,
  type Setup,
  usesSetupPart,
} from './setup.ts'

const actions = [
  action<MotionLab>('start', (lab) => void Object.assign(lab, { running: true }), {
    refusal: ({ running, live }) => (running ? 'running' : live.over ? 'over' : undefined),
  }),
  action<MotionLab>('pause', (lab) => void Object.assign(lab, { running: false }), {
    refusal: ({ running }) => (running ? undefined : 'still'),
  }),
  action<MotionLab>('finish', finishRun, {
    refusal: ({ live }) => (live.over ? 'over' : undefined),
  }),
  action<MotionLab>('again', restartRun),
  ...experimentIds.map((id) =>
    action<MotionLab>(`use-${id}`, (lab) => selectExperiment(lab, id), {
      pressed: ({ experiment }) => experiment === id,
    }),
  ),
]

const sliders: Slider<MotionLab>[] = fieldIds.map((id) => {
  const { least, most, step } = fields[id]
  return {
    kind: 'slider',
    id,
    min: least,
    max: most,
    step,
    places: step >= 1 ? 0 : step >= 0.1 ? 1 : 2,
    away: ({ experiment }) => !usesSetupPart(experiment, id),
    get: ({ setup }) => setup[id],
    set: (lab, value) => changeSetup(lab, { [id]: value }),
  }
})

const guess = (quantity: 'period' | 'range', min: number, step: number): Slider<MotionLab> => ({
  kind: 'slider',
  id: `guess-${quantity}`,
  min,
  max: { of: ({ setup }) => guessMax[quantity](setup) },
  step,
  places: step < 0.1 ? 2 : 1,
  away: ({ experiment }) => quantityOf(experiment) !== quantity,
  get: ({ guesses }) => guesses[quantity] ?? min,
  set: (lab, value) => setGuess(lab, quantity, value),
})

const choices = (Object.keys(options) as OptionId[]).map(
  (id): Choice<MotionLab> => ({
    kind: 'choice',
    id,
    options: options[id],
    away: ({ experiment }) => !usesSetupPart(experiment, id),
    get: ({ setup }) => setup[id],
    set: (lab, option) => changeSetup(lab, { [id]: option }),
  }),
)

/** Those of other experiments are hidden. */
const controls: Control<MotionLab>[] = [
  ...actions,
  ...sliders,
  guess('period', 0.5, 0.05),
  guess('range', 0, 0.5),
  ...choices,
]

/** A press on another experiment selects it; on the present one it does the next step. */
const objects: LabObject<MotionLab>[] = experimentIds.map((id) => ({
  id,
  state: ({ experiment, running, live }) => {
    if (experiment !== id) return 'away'
    if (live.over) return 'over'
    return running ? 'running' : live.steps > 0 ? 'paused' : 'ready'
  },
  actions: [`use-${id}`],
}))

/** Whether two findings differ only in one quantity. */
function alike(a: Finding, b: Finding, but: keyof Setup): boolean {
  const keys = Object.keys(a.setup) as (keyof Setup)[]
  return keys.every((key) => key === but || a.setup[key] === b.setup[key])
}

const some = (lab: MotionLab, kind: Finding['kind'], fits: (finding: Finding) => boolean) =>
  lab.findings.some((finding) => finding.kind === kind && fits(finding))

const steps: Step<MotionLab>[] = [
  { id: 'guess-period', done: (lab) => some(lab, 'period', (one) => one.guess !== null) },
  {
    id: 'wide',
    done: (lab) => some(lab, 'period', (one) => one.setup.amplitude >= 60 && hasPartner(lab, one)),
  },
  {
    id: 'guess-range',
    done: (lab) =>
      some(lab, 'range', (one) => {
        if (one.guess === null) return false
        return judgeGuess(one.guess, one.value).how !== 'far'
      }),
  },
  {
    id: 'air',
    done: (lab) =>
      some(
        lab,
        'range',
        (one) =>
          one.setup.air === 'air' &&
          some(lab, 'range', (other) => other.setup.air === 'none' && alike(one, other, 'air')),
      ),
  },
  {
    id: 'blow',
    done: (lab) =>
      some(lab, 'blow', ({ setup }) => setup.restitution === 1) &&
      some(lab, 'blow', ({ setup }) => setup.restitution <= 0.5),
  },
  {
    id: 'orbit',
    // The difference from 1 would be rounded: 1 - 0.9 is a little less than 0.1.
    done: (lab) =>
      some(lab, 'orbit', ({ setup }) => setup.orbitSpeed <= 0.9 || setup.orbitSpeed >= 1.1),
  },
]

/** A small swing in the same setup as a wide one. */
const hasPartner = (lab: MotionLab, wide: Finding): boolean =>
  some(lab, 'period', ({ setup }) => setup.amplitude <= 10 && setup.gravity === wide.setup.gravity)

/** Pendulum, throw, collision and orbit, as a lesson. */
export const motionLesson: LessonModel<MotionLab> = {
  id: 'motion',
  steps,
  controls,
  objects,
  readings,
  moving: ({ running }) => running,
  advance: advanceRun,
  ...motionPersistence,
}
