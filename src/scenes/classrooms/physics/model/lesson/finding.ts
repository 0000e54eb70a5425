import { orbitConfig } from '../../config.ts'
import { sumsOf } from '../collision.ts'
import { ellipseOf } from '../kepler.ts'
import { type Live, periodOfSetup, secondsOf } from './live.ts'
import { readSetup, type Setup } from './setup.ts'

export const findingKinds = ['period', 'range', 'blow', 'orbit'] as const

/** What came of a run, with how it was set and what was guessed. */
export interface Finding {
  kind: (typeof findingKinds)[number]
  /** Seconds of a swing; metres of a throw; share of the energy that a blow left; years once round. */
  value: number
  guess: number | null
  setup: Setup
}

/** What a run has shown by now; nothing while it has not. */
export function findingOf(live: Live, setup: Setup, guess: number | null): Finding | undefined {
  const found = shown(live, setup)
  return found && { ...found, guess, setup: { ...setup } }
}

function shown(live: Live, setup: Setup): Pick<Finding, 'kind' | 'value'> | undefined {
  switch (live.id) {
    case 'pendulum': {
      const { measured } = live.trial.state
      return measured === undefined ? undefined : { kind: 'period', value: measured }
    }
    case 'throw':
      return live.trial.over ? { kind: 'range', value: live.trial.state.x } : undefined
    case 'collision': {
      const { state, rows } = live.trial
      if (state.blows === 0) return undefined
      const first = rows[0]?.kinetic ?? 0
      return { kind: 'blow', value: first > 0 ? sumsOf(state.discs).kinetic / first : 0 }
    }
    case 'orbit': {
      const period = periodOfSetup(setup)
      if (period === undefined || secondsOf(live) * orbitConfig.pace < period) return undefined
      return { kind: 'orbit', value: ellipseOf(live.trial.state)?.period ?? period }
    }
  }
}

/** A finding out of what was kept. */
export function readFinding(value: unknown): Finding | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, value: figure, guess, setup } = value as Record<string, unknown>
  const found = findingKinds.find((one) => one === kind)
  const made = readSetup(setup)
  if (!found || !made || !isFigure(figure)) return undefined
  if (guess !== null && !isFigure(guess)) return undefined
  return { kind: found, value: figure, guess, setup: made }
}

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e6
