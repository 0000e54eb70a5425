import { degrees } from '../../../../../math/angle.ts'
import {
  figureReading,
  type LabObject,
  type LabReading,
  type LessonModel,
  type Step,
} from '../../../common/model/lesson.ts'
import { orbitConfig } from '../../config.ts'
import { ellipseOf } from '../orbit.ts'
import { motionControls } from './controls.ts'
import type { Finding } from './finding.ts'
import { judgeGuess } from './guess.ts'
import { secondsOf } from './live.ts'
import { advanceRun, type MotionLab, savedMotion } from './motion-lab.ts'
import { experimentIds, type Setup } from './setup.ts'

/** A press on another experiment selects it; on the present one it does the next step. */
const objects: LabObject<MotionLab>[] = experimentIds.map((id) => ({
  id,
  state: ({ experiment, running, live }) => {
    if (experiment !== id) return 'away'
    if (live.trial.over) return 'over'
    return running ? 'running' : live.trial.steps > 0 ? 'paused' : 'ready'
  },
  actions: [`use-${id}`],
}))

/** Whether two findings differ only in one quantity. */
function alike(a: Finding, b: Finding, but: keyof Setup): boolean {
  const keys = Object.keys(a.setup) as (keyof Setup)[]
  return keys.every((key) => key === but || a.setup[key] === b.setup[key])
}

const some = (lab: MotionLab, kind: Finding['kind'], fits: (finding: Finding) => boolean) =>
  lab.findings.some((finding) => finding.kind === kind && fits(finding))

const steps: Step<MotionLab>[] = [
  { id: 'guess-period', done: (lab) => some(lab, 'period', (one) => one.guess !== null) },
  {
    id: 'wide',
    done: (lab) => some(lab, 'period', (one) => one.setup.amplitude >= 60 && hasPartner(lab, one)),
  },
  {
    id: 'guess-range',
    done: (lab) =>
      some(lab, 'range', (one) => {
        if (one.guess === null) return false
        return judgeGuess(one.guess, one.value).how !== 'far'
      }),
  },
  {
    id: 'air',
    done: (lab) =>
      some(
        lab,
        'range',
        (one) =>
          one.setup.air === 'air' &&
          some(lab, 'range', (other) => other.setup.air === 'none' && alike(one, other, 'air')),
      ),
  },
  {
    id: 'blow',
    done: (lab) =>
      some(lab, 'blow', ({ setup }) => setup.restitution === 1) &&
      some(lab, 'blow', ({ setup }) => setup.restitution <= 0.5),
  },
  {
    id: 'orbit',
    // The difference from 1 would be rounded: 1 - 0.9 is a little less than 0.1.
    done: (lab) =>
      some(lab, 'orbit', ({ setup }) => setup.orbitSpeed <= 0.9 || setup.orbitSpeed >= 1.1),
  },
]

/** A small swing in the same setup as a wide one. */
const hasPartner = (lab: MotionLab, wide: Finding): boolean =>
  some(lab, 'period', ({ setup }) => setup.amplitude <= 10 && setup.gravity === wide.setup.gravity)

/** Pendulum, throw, collision and orbit, as a lesson. */
export const motionLesson: LessonModel<MotionLab> = {
  id: 'motion',
  steps,
  controls: motionControls,
  objects,
  readings,
  moving: ({ running }) => running,
  advance: advanceRun,
  ...savedMotion,
}

/** The range of angles over the last seconds, which changes less quickly than the angle itself. */
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

/** All readings; those of other experiments are absent. */
export function readings(lab: MotionLab): LabReading[] {
  const shown = ofExperiment(lab)
  return instruments.map(
    (id) => shown.find((one) => one.id === id) ?? { id, word: 'away', away: true },
  )
}

function ofExperiment({ live }: MotionLab): LabReading[] {
  const time = figureReading('time', secondsOf(live), 2)
  switch (live.id) {
    case 'pendulum': {
      const { state, rows } = live.trial
      const { kinetic, potential } = rows.at(-1) ?? { kinetic: 0, potential: 0 }
      return [
        { ...figureReading('period', state.measured, 3), main: true },
        figureReading('angle', degrees(state.angle), 1),
        reachOf(live.trial.rows.map(({ angle }) => degrees(angle))),
        figureReading('kinetic', kinetic, 2),
        figureReading('potential', potential, 2),
        time,
      ]
    }
    case 'throw': {
      const { state, rows } = live.trial
      return [
        { ...figureReading('distance', state.x, 2), main: true },
        figureReading('top', state.top, 2),
        figureReading('velocity', Math.hypot(state.vx, state.vy), 2),
        figureReading('lost', rows.at(-1)?.lost ?? 0, 2),
        time,
      ]
    }
    case 'collision': {
      const row = live.trial.rows.at(-1)
      return [
        { ...figureReading('momentum', row?.px, 2), main: true },
        figureReading('kinetic', row?.kinetic, 2),
        figureReading('velocityA', row?.av, 2),
        figureReading('velocityB', row?.bv, 2),
        time,
      ]
    }
    case 'orbit': {
      const ellipse = ellipseOf(live.trial.state)
      const row = live.trial.rows.at(-1)
      return [
        { ...figureReading('separation', row?.distance, 3), main: true },
        figureReading('eccentricity', ellipse?.eccentricity, 2),
        figureReading('year', ellipse?.period, 3),
        figureReading('sweep', row?.sweep, 3),
        figureReading('years', secondsOf(live) * orbitConfig.pace, 2),
      ]
    }
  }
}
