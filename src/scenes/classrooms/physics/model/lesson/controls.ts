import type { Action, Choice, Control, Slider } from '../../../common/model/lesson.ts'
import { guessMax } from './guess.ts'
import {
  changeSetup,
  finishRun,
  type MotionLab,
  quantityOf,
  restartRun,
  selectExperiment,
  setGuess,
  setRunning,
} from './motion-lab.ts'
import {
  affects,
  airIds,
  bodyIds,
  experimentIds,
  fieldIds,
  fields,
  gravityIds,
  type Setup,
} from './setup.ts'

const actions: Action<MotionLab>[] = [
  {
    kind: 'action',
    id: 'start',
    refusal: ({ running, live }) => (running ? 'running' : live.trial.over ? 'over' : undefined),
    run: (lab) => setRunning(lab, true),
  },
  {
    kind: 'action',
    id: 'pause',
    refusal: ({ running }) => (running ? undefined : 'still'),
    run: (lab) => setRunning(lab, false),
  },
  {
    kind: 'action',
    id: 'finish',
    refusal: ({ live }) => (live.trial.over ? 'over' : undefined),
    run: finishRun,
  },
  { kind: 'action', id: 'again', run: restartRun },
  ...experimentIds.map(
    (id): Action<MotionLab> => ({
      kind: 'action',
      id: `use-${id}`,
      pressed: ({ experiment }) => experiment === id,
      run: (lab) => selectExperiment(lab, id),
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

const among = <Key extends 'gravity' | 'body' | 'air'>(
  id: Key,
  options: readonly Setup[Key][],
): Choice<MotionLab> => ({
  kind: 'choice',
  id,
  options,
  away: ({ experiment }) => !affects(experiment, id),
  get: ({ setup }) => setup[id],
  set: (lab, option) => changeSetup(lab, { [id]: option }),
})

/** All controls of the motion lab; those of other experiments are hidden. */
export const motionControls: Control<MotionLab>[] = [
  ...actions,
  ...sliders,
  guess('period', 0.5, 0.05),
  guess('range', 0, 0.5),
  among('gravity', gravityIds),
  among('body', bodyIds),
  among('air', airIds),
]
