import { degrees } from '../../../../../math/angle.ts'
import type { LabReading } from '../../../common/model/lesson.ts'
import { orbitConfig } from '../../config.ts'
import { ellipseOf } from '../kepler.ts'
import { secondsOf } from './live.ts'
import type { MotionLab } from './motion-lab.ts'

const figure = (id: string, value: number | undefined, places: number): LabReading =>
  value === undefined ? { id, word: 'none' } : { id, figure: value, places }

/** Between which angles it has swung in the last seconds, which is not as quick to change as where it is. */
const reachOf = (angles: readonly number[]): LabReading =>
  angles.length < 2
    ? { id: 'reach', word: 'none' }
    : { id: 'reach', figure: Math.min(...angles), to: Math.max(...angles), places: 0 }

/** Every instrument on the bench, in the order in which they stand. */
const instruments = [
  'period',
  'angle',
  'reach',
  'distance',
  'top',
  'velocity',
  'lost',
  'momentum',
  'velocityA',
  'velocityB',
  'separation',
  'eccentricity',
  'year',
  'years',
  'sweep',
  'kinetic',
  'potential',
  'time',
] as const

/** What all instruments show; those of another experiment are away. */
export function readings(lab: MotionLab): LabReading[] {
  const shown = ofExperiment(lab)
  return instruments.map(
    (id) => shown.find((one) => one.id === id) ?? { id, word: 'away', away: true },
  )
}

function ofExperiment({ live }: MotionLab): LabReading[] {
  const time = figure('time', secondsOf(live), 2)
  switch (live.id) {
    case 'pendulum': {
      const { state, rows } = live.trial
      const { kinetic, potential } = rows.at(-1) ?? { kinetic: 0, potential: 0 }
      return [
        { ...figure('period', state.measured, 3), main: true },
        figure('angle', degrees(state.angle), 1),
        reachOf(live.trial.rows.map(({ angle }) => degrees(angle))),
        figure('kinetic', kinetic, 2),
        figure('potential', potential, 2),
        time,
      ]
    }
    case 'throw': {
      const { state, rows } = live.trial
      return [
        { ...figure('distance', state.x, 2), main: true },
        figure('top', state.top, 2),
        figure('velocity', Math.hypot(state.vx, state.vy), 2),
        figure('lost', rows.at(-1)?.lost ?? 0, 2),
        time,
      ]
    }
    case 'collision': {
      const row = live.trial.rows.at(-1)
      return [
        { ...figure('momentum', row?.px, 2), main: true },
        figure('kinetic', row?.kinetic, 2),
        figure('velocityA', row?.av, 2),
        figure('velocityB', row?.bv, 2),
        time,
      ]
    }
    case 'orbit': {
      const ellipse = ellipseOf(live.trial.state)
      const row = live.trial.rows.at(-1)
      return [
        { ...figure('separation', row?.distance, 3), main: true },
        figure('eccentricity', ellipse?.eccentricity, 2),
        figure('year', ellipse?.period, 3),
        figure('sweep', row?.sweep, 3),
        figure('years', secondsOf(live) * orbitConfig.pace, 2),
      ]
    }
  }
}
