import { radians } from '../../../../../math/angle.ts'
import { gravities, orbitConfig, pendulumConfig, projectileConfig } from '../../config.ts'
import { collisionExperiment, type Impact } from '../collision.ts'
import { beginOrbit, ellipseOf, orbitExperiment } from '../orbit.ts'

import { pendulumExperiment } from '../pendulum.ts'
import { dragOf, throwExperiment } from '../projectile.ts'

import {
  advanceTrial,
  createTrial,
  type Experiment,
  type Row,
  runTrial,
  type Trial,
  timeOf,
} from '../trial.ts'
import type { ExperimentId, Setup } from './setup.ts'

type Of<T> = T extends Experiment<infer S, infer State, infer R> ? Trial<S, State, R> : never

/** The running trial with its experiment. */
export type LiveTrial =
  | { id: 'pendulum'; trial: Of<typeof pendulumExperiment> }
  | { id: 'throw'; trial: Of<typeof throwExperiment> }
  | { id: 'collision'; trial: Of<typeof collisionExperiment> }
  | { id: 'orbit'; trial: Of<typeof orbitExperiment> }

/** Starts a trial from the setup. */
export function beginLive(id: ExperimentId, setup: Setup): LiveTrial {
  const gravity = gravities[setup.gravity]
  switch (id) {
    case 'pendulum': {
      const made = { ...pendulumConfig, gravity, amplitude: radians(setup.amplitude) }
      return { id, trial: createTrial(pendulumExperiment, made) }
    }
    case 'throw': {
      const body = projectileConfig.bodies[setup.body]
      const drag = setup.air === 'air' ? dragOf(body) : 0
      const { speed, height } = setup
      const made = {
        speed,
        height,
        angle: radians(setup.elevation),
        gravity,
        mass: body.mass,
        drag,
      }
      return { id, trial: createTrial(throwExperiment, made) }
    }
    case 'collision':
      return { id, trial: createTrial(collisionExperiment, impactOf(setup)) }
    case 'orbit': {
      const made = { speed: setup.orbitSpeed, massRatio: setup.massRatio }
      return { id, trial: createTrial(orbitExperiment, made) }
    }
  }
}

const impactOf = ({ massA, massB, speedA, speedB, restitution, offset }: Setup): Impact => ({
  masses: [massA, massB],
  speeds: [speedA, speedB],
  restitution,
  offset,
})

/** Advances a trial in screen time. */
export const advanceLive = (live: LiveTrial, seconds: number): LiveTrial =>
  passing(live, advanceTrial, seconds)

/** Runs a trial to its natural end: two swings, the landing, the end of the table, one orbit. */
export const finishLive = (live: LiveTrial, setup: Setup): LiveTrial =>
  passing(live, runTrial, secondsToSee(live.id, setup))

/** Neither makes another kind of trial of one, which types cannot tell of a union. */
const passing = ({ id, trial }: LiveTrial, pass: typeof runTrial, seconds: number) =>
  ({ id, trial: pass(trial as Trial<unknown, unknown, Row>, seconds) }) as LiveTrial

function secondsToSee(id: ExperimentId, setup: Setup): number {
  if (id === 'pendulum') return 30
  if (id !== 'orbit') return 60
  const period = periodOfSetup(setup)
  return period === undefined ? 60 : period / orbitConfig.pace + orbitExperiment.step
}

/** Orbital period in years; undefined when the two bodies separate forever. */
export const periodOfSetup = ({ orbitSpeed, massRatio }: Setup): number | undefined =>
  ellipseOf(beginOrbit(orbitSpeed, massRatio))?.period

/** Elapsed seconds. */
export const secondsOf = ({ id, trial }: LiveTrial): number =>
  id === 'throw' ? trial.state.time : timeOf(trial)
