import { pendulumConfig } from '../config.ts'
import { energyOf, type PendulumState, stepPendulum } from './pendulum.ts'
import { type Stopwatch, stoppedWatch, watchSwing } from './stopwatch.ts'
import { wholeSteps } from './trial.ts'

const { step, longestFrame, sampleEvery, window } = pendulumConfig

/** A release and what came of it. Radians, seconds; never changed, always made anew. */
export interface Run extends Stopwatch {
  amplitude: number
  state: PendulumState
  /** Steps since the release. */
  steps: number
  /** Time that is still shorter than a step. */
  rest: number
  /** Angles, one in twelve steps, the oldest first: no more than the window holds. */
  samples: readonly { time: number; angle: number }[]
}

export function createRun(amplitude: number): Run {
  return {
    amplitude,
    state: { angle: amplitude, speed: 0 },
    steps: 0,
    rest: 0,
    samples: [{ time: 0, angle: amplitude }],
    ...stoppedWatch,
  }
}

export const timeOf = ({ steps }: Run): number => steps * step

/** How far the energy is from that of the release, as a share of it. */
export const driftOf = ({ state, amplitude }: Run): number =>
  energyOf(state) / energyOf({ angle: amplitude, speed: 0 }) - 1

/**
 * Lets time pass, in steps that do not depend on how often the screen draws.
 * @param seconds  since the last time; of a long sleep only a tenth of a second counts
 */
export function advance(run: Run, seconds: number): Run {
  return swing(run, Math.min(seconds, longestFrame))
}

/** Lets any time pass at once. */
export function swing(run: Run, seconds: number): Run {
  const { count, rest } = wholeSteps(run.rest + seconds, step)
  let next = { ...run, rest }
  const samples = [...run.samples]
  for (let i = 0; i < count; i += 1) {
    next = oneStep(next)
    if (next.steps % sampleEvery === 0) {
      samples.push({ time: timeOf(next), angle: next.state.angle })
    }
  }
  const oldest = timeOf(next) - window
  return { ...next, samples: samples.filter(({ time }) => time >= oldest - 1e-9) }
}

function oneStep(run: Run): Run {
  const state = stepPendulum(run.state, step)
  const watch = watchSwing(run, run.state.angle, state.angle, timeOf(run), step)
  return { ...run, ...watch, state, steps: run.steps + 1 }
}
