import { degrees } from '../../../../../math/angle.ts'
import { collisionConfig, orbitConfig, pendulumConfig } from '../../config.ts'
import { type LiveTrial, secondsOf } from './live.ts'

import { roundAbove, solveThrow } from './scales.ts'
import type { Setup } from './setup.ts'

export type SeriesId =
  | 'angle'
  | 'height'
  | 'left'
  | 'right'
  | 'separation'
  | 'kinetic'
  | 'potential'
  | 'total'

/** A line of a graph: places over time, in the graph's own units. */
interface Series {
  id: SeriesId
  values: readonly number[]
}

/** What is drawn of a run. Times are seconds, for an orbit years. */
export interface Graph {
  times: readonly number[]
  /** Ends of both axes. */
  across: readonly [number, number]
  up: readonly [number, number]
  series: readonly Series[]
}

type Part = Omit<Graph, 'times' | 'across'>

/** Where it is, and what energy it has, over time. Joules; for an orbit as `orbitEnergies` says. */
export function graphsOf(live: LiveTrial, setup: Setup): { position: Graph; energy: Graph } {
  const { across, pace } = timesOf(live, setup)
  const times = live.trial.rows.map(({ time }) => time * pace)
  const graph = (part: Part): Graph => ({ times, across, ...part })
  return { position: graph(positionOf(live, setup)), energy: graph(energyOf(live)) }
}

function timesOf(live: LiveTrial, setup: Setup): { across: [number, number]; pace: number } {
  const now = secondsOf(live)
  if (live.id === 'orbit') {
    const years = Math.max(1, now * orbitConfig.pace)
    return { across: [0, roundAbove(years)], pace: orbitConfig.pace }
  }
  if (live.id === 'pendulum') {
    const start = Math.max(0, now - pendulumConfig.window)
    return { across: [start, start + pendulumConfig.window], pace: 1 }
  }
  const most = live.id === 'throw' ? Math.max(0.1, solveThrow(setup).time, now) : Math.max(2, now)
  return { across: [0, roundAbove(most)], pace: 1 }
}

function positionOf(live: LiveTrial, setup: Setup): Part {
  switch (live.id) {
    case 'pendulum': {
      const values = live.trial.rows.map(({ angle }) => degrees(angle))
      return { up: [-setup.amplitude, setup.amplitude], series: [{ id: 'angle', values }] }
    }
    case 'throw': {
      const values = live.trial.rows.map(({ y }) => y)
      return {
        up: [0, roundAbove(Math.max(0.1, solveThrow(setup).top))],
        series: [{ id: 'height', values }],
      }
    }
    case 'collision': {
      const { rows } = live.trial
      return {
        up: [-roundAbove(collisionConfig.table), roundAbove(collisionConfig.table)],
        series: [
          { id: 'left', values: rows.map(({ ax }) => ax) },
          { id: 'right', values: rows.map(({ bx }) => bx) },
        ],
      }
    }
    case 'orbit': {
      const values = live.trial.rows.map(({ distance }) => distance)
      return { up: [0, roundAbove(Math.max(...values))], series: [{ id: 'separation', values }] }
    }
  }
}

function energyOf(live: LiveTrial): Part {
  if (live.id === 'collision') {
    const values = live.trial.rows.map(({ kinetic }) => kinetic)
    return { up: [0, highest(values)], series: [{ id: 'kinetic', values }] }
  }
  const { rows } = live.trial
  const series = (['kinetic', 'potential', 'total'] as const).map((id) => ({
    id,
    values: rows.map((row) => row[id]),
  }))
  const all = series.flatMap(({ values }) => values)
  const lowest = Math.min(...all)
  return { up: [lowest < -1e-9 ? -highest(all.map((one) => -one)) : 0, highest(all)], series }
}

const highest = (values: readonly number[]): number => roundAbove(Math.max(0.01, ...values))

interface Share {
  id: 'kinetic' | 'potential' | 'lost'
  /** Of the energy at the beginning, 0 to 1. */
  share: number
}

/** Where the energy that a run began with is now; nothing for an orbit, whose potential energy is below nothing. */
export function energyShares(live: LiveTrial): Share[] {
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
