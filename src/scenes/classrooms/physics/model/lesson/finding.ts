import { oneOf, shape, within } from '../../../common/model/saved-lab.ts'
import { orbitConfig } from '../../config.ts'
import { sumsOf } from '../collision.ts'
import { ellipseOf } from '../orbit.ts'
import { type LiveTrial, periodOfSetup, secondsOf } from './live.ts'
import { readSetup, type Setup } from './setup.ts'

const findingKinds = ['period', 'range', 'blow', 'orbit'] as const

/** What came of a run, with how it was set and what was guessed. */
export interface Finding {
  kind: (typeof findingKinds)[number]
  /** Seconds of a swing; metres of a throw; share of the energy that a blow left; years once round. */
  value: number
  guess: number | null
  setup: Setup
}

/** What a run has shown by now; nothing while it has not. */
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
      return { kind: 'blow', value: first > 0 ? sumsOf(state.discs).kinetic / first : 0 }
    }
    case 'orbit': {
      const period = periodOfSetup(setup)
      if (period === undefined || secondsOf(live) * orbitConfig.pace < period) return undefined
      return { kind: 'orbit', value: ellipseOf(live.trial.state)?.period ?? period }
    }
  }
}

const figure = within(0, 1e6)

/** A finding out of what was kept. */
export const readFinding = shape<Finding>({
  kind: oneOf(findingKinds),
  value: figure,
  guess: (kept) => (kept === null ? null : figure(kept)),
  setup: readSetup,
})
