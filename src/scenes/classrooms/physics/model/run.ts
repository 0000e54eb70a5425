import { pendulumConfig } from '../config.ts'
import { energyOf, type PendulumState, stepPendulum } from './pendulum.ts'

const { step, longestFrame, sampleEvery, window } = pendulumConfig

/** A release and what came of it. Radians, seconds; never changed, always made anew. */
export interface Run {
  amplitude: number
  state: PendulumState
  /** Steps since the release. */
  steps: number
  /** Time that is still shorter than a step. */
  rest: number
  /** Angles, one in twelve steps, the oldest first: no more than the window holds. */
  samples: readonly { time: number; angle: number }[]
  /** When the rod last hung straight down. */
  crossing: number | undefined
  /** Twice the time between the last two of these moments. */
  measured: number | undefined
}

export function createRun(amplitude: number): Run {
  return {
    amplitude,
    state: { angle: amplitude, speed: 0 },
    steps: 0,
    rest: 0,
    samples: [{ time: 0, angle: amplitude }],
    crossing: undefined,
    measured: undefined,
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
  const due = run.rest + seconds
  const count = Math.floor(due / step + 1e-9)
  let next = { ...run, rest: due - count * step }
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
  const next = { ...run, state, steps: run.steps + 1 }
  if (Math.sign(state.angle) === Math.sign(run.state.angle)) return next
  const share = run.state.angle / (run.state.angle - state.angle)
  const crossing = (run.steps + share) * step
  const measured = run.crossing === undefined ? undefined : 2 * (crossing - run.crossing)
  return { ...next, crossing, measured }
}
