import { degrees } from '../../../../../math/angle.ts'
import { enumOf, numberBetween, objectOf } from '../../../common/model/lab-persistence.ts'
import { figureReading, type LabReading } from '../../../common/model/lesson.ts'
import { collisionConfig, orbitConfig, pendulumConfig } from '../../config.ts'
import { ellipseOf } from '../orbit.ts'
import { elapsedSeconds, type LiveTrial, orbitPeriodOf, type TrialOf } from './live.ts'
import { roundAbove, solveThrowWithoutDrag } from './scales.ts'
import { type ExperimentId, readSetup, type Setup } from './setup.ts'

const findingKinds = ['period', 'range', 'blow', 'orbit'] as const

/** The result of a run with its setup and the guess. */
export interface Finding {
  kind: (typeof findingKinds)[number]
  /** seconds of a swing; meters of a throw; share of energy after a collision; years of an orbit */
  value: number
  guess: number | null
  setup: Setup
}

const figure = numberBetween(0, 1e6)

/** Validates a saved finding. */
export const readFinding = objectOf<Finding>({
  kind: enumOf(findingKinds),
  value: figure,
  guess: (kept) => (kept === null ? null : figure(kept)),
  setup: readSetup,
})

/** Every instrument on the bench, in the order in which they stand, with its decimal places. */
const instruments = {
  period: 3,
  angle: 1,
  reach: 0,
  distance: 2,
  top: 2,
  velocity: 2,
  lost: 2,
  momentum: 2,
  velocityA: 2,
  velocityB: 2,
  separation: 3,
  eccentricity: 2,
  year: 3,
  years: 2,
  sweep: 3,
  kinetic: 2,
  potential: 2,
  time: 2,
} as const

type InstrumentId = keyof typeof instruments

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
export interface Series {
  id: SeriesId
  values: readonly number[]
}

/** What the instruments tell of a run. */
interface Report {
  /** What has been found out so far. */
  found: Pick<Finding, 'kind' | 'value'> | undefined
  /** What each shows, or between which ends: the main one first. */
  shown: Partial<Record<InstrumentId, number | readonly [number, number] | undefined>>
  /** Where it is over time: the ends of both axes, across in seconds, in years for an orbit. */
  position: () => { across: [number, number]; up: [number, number]; series: Series[] }
}

const reports: {
  [Id in ExperimentId]: (trial: TrialOf<Id>, setup: Setup, seconds: number) => Report
} = {
  pendulum({ state, rows, experiment, setup: made }, setup, seconds) {
    const angles = rows.map(({ angle }) => degrees(angle))
    const { kinetic, potential } = experiment.row(state, made)
    const start = Math.max(0, seconds - pendulumConfig.window)
    return {
      found: state.measured === undefined ? undefined : { kind: 'period', value: state.measured },
      shown: {
        period: state.measured,
        angle: degrees(state.angle),
        // Over the last seconds, which changes less quickly than the angle itself.
        reach: angles.length < 2 ? undefined : [Math.min(...angles), Math.max(...angles)],
        kinetic,
        potential,
        time: seconds,
      },
      position: () => ({
        across: [start, start + pendulumConfig.window],
        up: [-setup.amplitude, setup.amplitude],
        series: [{ id: 'angle', values: angles }],
      }),
    }
  },
  throw({ state, rows, over }, setup, seconds) {
    const { x, top, vx, vy, lost } = state
    return {
      found: over ? { kind: 'range', value: x } : undefined,
      shown: { distance: x, top, velocity: Math.hypot(vx, vy), lost, time: seconds },
      position() {
        const inVacuum = solveThrowWithoutDrag(setup)
        return {
          across: [0, roundAbove(Math.max(0.1, inVacuum.time, seconds))],
          up: [0, roundAbove(Math.max(0.1, inVacuum.top))],
          series: [{ id: 'height', values: rows.map(({ y }) => y) }],
        }
      },
    }
  },
  collision({ state, rows, experiment, setup }, _, seconds) {
    const { kinetic, lost, px, av, bv } = experiment.row(state, setup)
    const whole = kinetic + lost
    const side = roundAbove(collisionConfig.table)
    return {
      found:
        state.blows === 0 ? undefined : { kind: 'blow', value: whole > 0 ? kinetic / whole : 0 },
      shown: { momentum: px, kinetic, velocityA: av, velocityB: bv, time: seconds },
      position: () => ({
        across: [0, roundAbove(Math.max(2, seconds))],
        up: [-side, side],
        series: [
          { id: 'left', values: rows.map(({ ax }) => ax) },
          { id: 'right', values: rows.map(({ bx }) => bx) },
        ],
      }),
    }
  },
  orbit({ state, rows, experiment, setup: made }, setup, seconds) {
    const { eccentricity, period } = ellipseOf(state) ?? {}
    const { distance, sweep } = experiment.row(state, made)
    const years = seconds * orbitConfig.pace
    const round = orbitPeriodOf(setup)
    return {
      found:
        round === undefined || years < round
          ? undefined
          : { kind: 'orbit', value: period ?? round },
      shown: { separation: distance, eccentricity, year: period, sweep, years },
      position() {
        const values = rows.map((row) => row.distance)
        return {
          across: [0, roundAbove(Math.max(1, years))],
          up: [0, roundAbove(Math.max(...values))],
          series: [{ id: 'separation', values }],
        }
      },
    }
  },
}

/** Of a run and the setup that it has; the table knows what trial each has, which types cannot tell of a union. */
export const reportOf = (live: LiveTrial, setup: Setup): Report =>
  (reports[live.id] as (trial: LiveTrial, setup: Setup, seconds: number) => Report)(
    live,
    setup,
    elapsedSeconds(live),
  )

/** All readings; those of other experiments are absent. */
export function readings({ live, setup }: { live: LiveTrial; setup: Setup }): LabReading[] {
  const { shown } = reportOf(live, setup)
  const [main] = Object.keys(shown)
  return (Object.keys(instruments) as InstrumentId[]).map((id) => {
    if (!(id in shown)) return { id, word: 'away', away: true }
    const [value, to] = [shown[id]].flat()
    const reading = figureReading(id, value, instruments[id])
    return { ...reading, ...(to !== undefined && { to }), ...(id === main && { main: true }) }
  })
}
