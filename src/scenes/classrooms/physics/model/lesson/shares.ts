import type { Live } from './live.ts'

export interface Share {
  id: 'kinetic' | 'potential' | 'lost'
  /** Of the energy at the beginning, 0 to 1. */
  share: number
}

/** Where the energy that a run began with is now; nothing for an orbit, whose potential energy is below nothing. */
export function sharesOf(live: Live): Share[] {
  switch (live.id) {
    case 'pendulum': {
      const { kinetic = 0, potential = 0 } = live.trial.rows.at(-1) ?? {}
      return of(live.trial.rows[0]?.total, { kinetic, potential })
    }
    case 'throw': {
      const { kinetic = 0, potential = 0, lost = 0 } = live.trial.rows.at(-1) ?? {}
      return of(live.trial.rows[0]?.total, { kinetic, potential, lost })
    }
    case 'collision': {
      const first = live.trial.rows[0]?.kinetic
      const kinetic = live.trial.rows.at(-1)?.kinetic ?? 0
      return of(first, { kinetic, lost: Math.max(0, (first ?? 0) - kinetic) })
    }
    case 'orbit':
      return []
  }
}

const of = (first: number | undefined, parts: Partial<Record<Share['id'], number>>): Share[] =>
  first === undefined || first <= 0
    ? []
    : (Object.entries(parts) as [Share['id'], number][]).map(([id, joules]) => ({
        id,
        share: joules / first,
      }))
