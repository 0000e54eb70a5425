import { action, type Choice, type Control, type Slider } from '../../../common/model/lesson.ts'
import { guessMax } from './guess.ts'
import {
  changeSetup,
  finishRun,
  type MotionLab,
  quantityOf,
  restartRun,
  selectExperiment,
  setGuess,
} from './motion-lab.ts'
import { affects, experimentIds, fieldIds, fields, type OptionId, options } from './setup.ts'

const actions = [
  action<MotionLab>('start', (lab) => void Object.assign(lab, { running: true }), {
    refusal: ({ running, live }) => (running ? 'running' : live.trial.over ? 'over' : undefined),
  }),
  action<MotionLab>('pause', (lab) => void Object.assign(lab, { running: false }), {
    refusal: ({ running }) => (running ? undefined : 'still'),
  }),
  action<MotionLab>('finish', finishRun, {
    refusal: ({ live }) => (live.trial.over ? 'over' : undefined),
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
    away: ({ experiment }) => !affects(experiment, id),
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
    away: ({ experiment }) => !affects(experiment, id),
    get: ({ setup }) => setup[id],
    set: (lab, option) => changeSetup(lab, { [id]: option }),
  }),
)

/** All controls of the motion lab; those of other experiments are hidden. */
export const motionControls: Control<MotionLab>[] = [
  ...actions,
  ...sliders,
  guess('period', 0.5, 0.05),
  guess('range', 0, 0.5),
  ...choices,
]
