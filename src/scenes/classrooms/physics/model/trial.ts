import { clamp } from '../../../../math/clamp.ts'
import { pendulumConfig } from '../config.ts'

const { longestFrame } = pendulumConfig

/**
 * One line of what the instruments wrote down: numbers by name, in the units that the experiment says. One that names a
 * time of its own, as a landing between two steps has, is written down with it.
 */
export type Row = Readonly<Record<string, number>>

/** Something that moves by fixed steps, however often the screen draws. */
export interface Experiment<Setup, State, Kept extends Row> {
  /** Seconds a step. */
  step: number
  begin: (setup: Setup) => State
  next: (state: State, setup: Setup) => State
  row: (state: State, setup: Setup) => Kept
  /** Whether nothing more is to come: it has landed, or left the table. */
  isOver: (state: State, setup: Setup) => boolean
  /** Steps from one row to the next, and seconds that are kept. */
  rows: { every: number; window: number }
}

export interface Trial<Setup, State, Kept extends Row> {
  experiment: Experiment<Setup, State, Kept>
  setup: Setup
  state: State
  steps: number
  /** Time that is still shorter than a step. */
  rest: number
  /** The oldest first. */
  rows: readonly (Kept & { time: number })[]
  over: boolean
}

/** Everything at its beginning; also what a reset gives. */
export function createTrial<Setup, State, Kept extends Row>(
  experiment: Experiment<Setup, State, Kept>,
  setup: NoInfer<Setup>,
): Trial<Setup, State, Kept> {
  const state = experiment.begin(setup)
  const first = { time: 0, ...experiment.row(state, setup) }
  const over = experiment.isOver(state, setup)
  return { experiment, setup, state, steps: 0, rest: 0, rows: [first], over }
}

/**
 * Lets time pass on the screen.
 * @param seconds  since the last frame; of a long sleep only a tenth of a second counts
 */
export const advanceTrial: typeof runTrial = (trial, seconds) =>
  runTrial(trial, clamp(seconds, 0, longestFrame))

/** Lets any time pass at once, to the end of the experiment at most. */
export function runTrial<Setup, State, Kept extends Row>(
  trial: Trial<Setup, State, Kept>,
  seconds: number,
): Trial<Setup, State, Kept> {
  const { experiment } = trial
  const { step, rows } = experiment
  const passed = trial.rest + seconds
  // A sum of frames may lie a rounding below a whole step.
  const count = Math.floor(passed / step + 1e-9)
  let { state, steps, over } = trial
  const kept = [...trial.rows]
  for (let i = 0; i < count && !over; i += 1) {
    state = experiment.next(state, trial.setup)
    steps += 1
    over = experiment.isOver(state, trial.setup)
    if (over || steps % rows.every === 0) {
      kept.push({ time: steps * step, ...experiment.row(state, trial.setup) })
    }
  }
  const oldest = steps * step - rows.window - 1e-9
  const rest = passed - count * step
  return { ...trial, state, steps, rest, over, rows: kept.filter(({ time }) => time >= oldest) }
}

/** Seconds since the beginning; where the last step is shorter, the state tells them. */
export const timeOf = (trial: { steps: number; experiment: { step: number } }): number =>
  trial.steps * trial.experiment.step

/** Joules, but for orbits, which have units of their own. */
export interface Energies {
  kinetic: number
  potential: number
  total: number
}
