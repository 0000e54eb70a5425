import { pendulumConfig } from '../config.ts'
import { type Pendulum, type PendulumState, pendulumEnergies, stepPendulum } from './pendulum.ts'
import { type Stopwatch, stoppedWatch, watchSwing } from './stopwatch.ts'
import type { Experiment } from './trial.ts'

const { step, sampleEvery, window } = pendulumConfig

export interface PendulumSetup extends Pendulum {
  /** Where it is let go, radians. */
  amplitude: number
}

export interface Swinging extends PendulumState, Stopwatch {
  steps: number
}

/** Radians, radians a second, joules. */
export type SwingRow = {
  angle: number
  speed: number
  kinetic: number
  potential: number
  total: number
}

/** A pendulum without friction: it never ends of itself. */
export const pendulumExperiment: Experiment<PendulumSetup, Swinging, SwingRow> = {
  step,
  rows: { every: sampleEvery, window },
  begin: ({ amplitude }) => ({ angle: amplitude, speed: 0, steps: 0, ...stoppedWatch }),
  next(state, setup) {
    const { angle, speed } = stepPendulum(state, step, setup)
    const watch = watchSwing(state, state.angle, angle, state.steps * step, step)
    const { crossing, measured } = watch
    return { angle, speed, steps: state.steps + 1, crossing, measured }
  },
  row: (state, setup) => ({
    angle: state.angle,
    speed: state.speed,
    ...pendulumEnergies(state, setup),
  }),
  isOver: () => false,
}
