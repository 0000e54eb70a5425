import { enumOf, numberBetween, objectOf } from '../../../common/model/saved-lab.ts'
import { orbitConfig } from '../../config.ts'
import { totalsOf } from '../collision.ts'
import { ellipseOf } from '../orbit.ts'
import { type LiveTrial, periodOfSetup, secondsOf } from './live.ts'
import { readSetup, type Setup } from './setup.ts'

const findingKinds = ['period', 'range', 'blow', 'orbit'] as const

/** The result of a run with its setup and the guess. */
export interface Finding {
  kind: (typeof findingKinds)[number]
  /** seconds of a swing; meters of a throw; share of energy after a collision; years of an orbit */
  value: number
  guess: number | null
  setup: Setup
}

/** The finding of a run so far; undefined when there is none yet. */
export function findingOf(
  live: LiveTrial,
  setup: Setup,
  guess: number | null,
): Finding | undefined {
  const found = shown(live, setup)
  return found && { ...found, guess, setup: { ...setup } }
}

function shown(live: LiveTrial, setup: Setup): Pick<Finding, 'kind' | 'value'> | undefined {
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
      return { kind: 'blow', value: first > 0 ? totalsOf(state.discs).kinetic / first : 0 }
    }
    case 'orbit': {
      const period = periodOfSetup(setup)
      if (period === undefined || secondsOf(live) * orbitConfig.pace < period) return undefined
      return { kind: 'orbit', value: ellipseOf(live.trial.state)?.period ?? period }
    }
  }
}

const figure = numberBetween(0, 1e6)

/** Validates a saved finding. */
export const readFinding = objectOf<Finding>({
  kind: enumOf(findingKinds),
  value: figure,
  guess: (kept) => (kept === null ? null : figure(kept)),
  setup: readSetup,
})
