import { radians } from '../../../../../math/angle.ts'
import { gravities, orbitConfig, pendulumConfig, projectileConfig } from '../../config.ts'
import { collisionExperiment } from '../collision.ts'
import { beginOrbit, ellipseOf, orbitExperiment } from '../orbit.ts'
import { pendulumExperiment } from '../pendulum.ts'
import { dragFactorOf, type Throw, throwExperiment } from '../projectile.ts'
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

const experiments = {
  pendulum: pendulumExperiment,
  throw: throwExperiment,
  collision: collisionExperiment,
  orbit: orbitExperiment,
}

type Trials = {
  [Id in ExperimentId]: (typeof experiments)[Id] extends Experiment<
    infer S,
    infer State,
    infer Kept
  >
    ? Trial<S, State, Kept> & { id: Id }
    : never
}

/** The trial of an experiment of the lesson, and that of any. */
export type TrialOf<Id extends ExperimentId> = Trials[Id]
export type LiveTrial = Trials[ExperimentId]

/** What each experiment begins with. */
const setups: { [Id in ExperimentId]: (setup: Setup) => TrialOf<Id>['setup'] } = {
  pendulum: ({ gravity, amplitude }) => ({
    ...pendulumConfig,
    gravity: gravities[gravity],
    amplitude: radians(amplitude),
  }),
  throw: throwOf,
  collision: (setup) => ({ ...setup }),
  orbit: ({ orbitSpeed, massRatio }) => ({ speed: orbitSpeed, massRatio }),
}

/** The throw as it is set. */
export function throwOf({ speed, height, elevation, gravity, body, air }: Setup): Throw {
  const thrown = projectileConfig.bodies[body]
  const { mass } = thrown
  const drag = air === 'air' ? dragFactorOf(thrown) : 0
  return { speed, height, angle: radians(elevation), gravity: gravities[gravity], mass, drag }
}

/** Starts a trial from the setup. */
export function beginLive(id: ExperimentId, setup: Setup): LiveTrial {
  const experiment = experiments[id] as Experiment<unknown, unknown, Row>
  return { id, ...createTrial(experiment, setups[id](setup)) } as LiveTrial
}

/** Advances a trial in screen time. */
export const advanceLive = (live: LiveTrial, seconds: number): LiveTrial =>
  advanceTrial(live as SomeTrial, seconds) as LiveTrial

/** Runs a trial to its natural end: two swings, the landing, the end of the table, one orbit. */
export const finishLive = (live: LiveTrial, setup: Setup): LiveTrial =>
  runTrial(live as SomeTrial, secondsToSee(live.id, setup)) as LiveTrial

/** Time makes no other kind of trial of one, which types cannot tell of a union. */
type SomeTrial = Trial<unknown, unknown, Row>

function secondsToSee(id: ExperimentId, setup: Setup): number {
  if (id === 'pendulum') return 30
  const period = id === 'orbit' ? orbitPeriodOf(setup) : undefined
  return period === undefined ? 60 : period / orbitConfig.pace + orbitExperiment.step
}

/** Orbital period in years; undefined when the two bodies separate forever. */
export const orbitPeriodOf = ({ orbitSpeed, massRatio }: Setup): number | undefined =>
  ellipseOf(beginOrbit(orbitSpeed, massRatio))?.period

/** Elapsed seconds. */
export const elapsedSeconds = (live: LiveTrial): number =>
  live.id === 'throw' ? live.state.time : timeOf(live)
