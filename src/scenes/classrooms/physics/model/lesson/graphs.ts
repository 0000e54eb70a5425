import { orbitConfig } from '../../config.ts'
import type { Row } from '../trial.ts'
import { reportOf, type Series } from './instruments.ts'
import type { LiveTrial } from './live.ts'
import { roundAbove } from './scales.ts'
import type { Setup } from './setup.ts'

/** What is drawn of a run. Times are seconds, for an orbit years. */
export interface Graph {
  times: readonly number[]
  /** Ends of both axes. */
  across: readonly [number, number]
  up: readonly [number, number]
  series: readonly Series[]
}

/** Where it is, and what energy it has, over time. Joules; for an orbit as `orbitEnergies` says. */
export function graphsOf(live: LiveTrial, setup: Setup): { position: Graph; energy: Graph } {
  const rows: readonly (Row & { time: number })[] = live.rows
  const pace = live.id === 'orbit' ? orbitConfig.pace : 1
  const times = rows.map(({ time }) => time * pace)
  const position = reportOf(live, setup).position()
  const { across } = position
  return { position: { times, ...position }, energy: { times, across, ...energyOf(rows) } }
}

function energyOf(rows: readonly Row[]): Pick<Graph, 'up' | 'series'> {
  const series = (['kinetic', 'potential', 'total'] as const)
    .filter((id) => rows[0]?.[id] !== undefined)
    .map((id) => ({ id, values: rows.map((row) => row[id] ?? 0) }))
  const all = series.flatMap(({ values }) => values)
  const lowest = Math.min(...all)
  return { up: [lowest < -1e-9 ? -highest(all.map((one) => -one)) : 0, highest(all)], series }
}

const highest = (values: readonly number[]): number => roundAbove(Math.max(0.01, ...values))

/**
 * Where the energy that a run began with is now, as shares of it; nothing for an orbit, whose potential energy is below
 * nothing.
 */
export function energyShares({ rows }: LiveTrial) {
  const [first, last]: (Row | undefined)[] = [rows[0], rows.at(-1)]
  const whole = first?.total ?? first?.kinetic ?? 0
  if (whole <= 0) return []
  return (['kinetic', 'potential', 'lost'] as const).flatMap((id) => {
    const joules = last?.[id]
    return joules === undefined ? [] : [{ id, share: joules / whole }]
  })
}
