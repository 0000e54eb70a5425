import { pendulumConfig } from '../config.ts'
import { pendulumEnergies } from './pendulum.ts'
import {
  type PendulumSetup,
  pendulumExperiment,
  type Swinging,
  type SwingRow,
} from './pendulum-experiment.ts'
import { createTrial, type Trial } from './trial.ts'

/** The pendulum of the board: the experiment of the lesson, of which only where it is let go can be set. */
export type Run = Trial<PendulumSetup, Swinging, SwingRow>

/** @param amplitude  radians */
export const createRun = (amplitude: number): Run =>
  createTrial(pendulumExperiment, { ...pendulumConfig, amplitude })

/** Seconds since the release. */
export const timeOf = ({ steps }: Run): number => steps * pendulumExperiment.step

/** How far the energy is from that of the release, as a share of it. */
export function driftOf({ state, setup }: Run): number {
  const released = pendulumEnergies({ angle: setup.amplitude, speed: 0 }, setup)
  return pendulumEnergies(state, setup).total / released.total - 1
}
