import { pendulumConfig } from '../config.ts'
import { createTrial, type Energies, type Experiment, type Trial } from './trial.ts'

interface PendulumState {
  /** From the vertical, radians. */
  angle: number
  /** Radians a second. */
  speed: number
}

/** What a pendulum is made of: meters, meters a second squared, kilograms. */
interface Pendulum {
  length: number
  gravity: number
  mass: number
}

/**
 * One step of the full equation, with the sine, by the classical Runge-Kutta method of fourth order.
 * @param seconds  of the step
 * Source: Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I, section II.1
 */
export function stepPendulum(
  { angle, speed }: PendulumState,
  seconds: number,
  { length, gravity }: Pendulum = pendulumConfig,
): PendulumState {
  // Written out: an hour of swings is a million steps, ten times slower by way of arrays.
  const pull = -gravity / length
  const half = seconds / 2
  const a1 = pull * Math.sin(angle)
  const s2 = speed + half * a1
  const a2 = pull * Math.sin(angle + half * speed)
  const s3 = speed + half * a2
  const a3 = pull * Math.sin(angle + half * s2)
  const s4 = speed + seconds * a3
  const a4 = pull * Math.sin(angle + seconds * s3)
  return {
    angle: angle + (seconds / 6) * (speed + 2 * s2 + 2 * s3 + s4),
    speed: speed + (seconds / 6) * (a1 + 2 * a2 + 2 * a3 + a4),
  }
}

/** Joules; the potential energy is nothing where the bob hangs straight down. */
export function pendulumEnergies(
  { angle, speed }: PendulumState,
  { length, gravity, mass }: Pendulum = pendulumConfig,
): Energies {
  const kinetic = 0.5 * mass * (length * speed) ** 2
  const potential = mass * gravity * length * (1 - Math.cos(angle))
  return { kinetic, potential, total: kinetic + potential }
}

/** The period of swings so small that the amplitude does not change it: seconds. */
export const periodOfSmall = ({ length, gravity }: Pendulum): number =>
  2 * Math.PI * Math.sqrt(length / gravity)

/** The same of the pendulum on the board. */
export const smallPeriod = periodOfSmall(pendulumConfig)

/** The arithmetic-geometric mean of two positive numbers. */
function agm(a: number, b: number): number {
  return Math.abs(a - b) < 1e-14 ? a : agm((a + b) / 2, Math.sqrt(a * b))
}

/**
 * How much longer a swing takes than a small one: T / T0.
 * @param amplitude  radians, below a half turn
 * Source: Carvalhaes and Suppes 2008, American Journal of Physics 76, 1150: T = T0 / agm(1, cos(amplitude / 2))
 */
export const periodRatio = (amplitude: number): number => 1 / agm(1, Math.cos(amplitude / 2))

/** Times a swing by the moments at which the rod hangs straight down. Seconds. */
interface Stopwatch {
  /** The last such moment. */
  crossing: number | undefined
  /** Twice the time between the last two of them. */
  measured: number | undefined
}

const stoppedWatch: Stopwatch = { crossing: undefined, measured: undefined }

/**
 * Looks at one step of a swing.
 * @param before, after  the angle at both ends of the step, radians
 * @param began  when the step began, and how long it was, seconds
 */
function watchSwing(
  watch: Stopwatch,
  before: number,
  after: number,
  began: number,
  step: number,
): Stopwatch {
  if (Math.sign(after) === Math.sign(before)) return watch
  const crossing = began + (before / (before - after)) * step
  const measured = watch.crossing === undefined ? undefined : 2 * (crossing - watch.crossing)
  return { crossing, measured }
}

const { step, sampleEvery, window } = pendulumConfig

interface PendulumSetup extends Pendulum {
  /** Where it is let go, radians. */
  amplitude: number
}

interface Swinging extends PendulumState, Stopwatch {
  steps: number
}

/** Radians, radians a second, joules. */
const rowOf = (state: Swinging, setup: Pendulum) => ({
  angle: state.angle,
  speed: state.speed,
  ...pendulumEnergies(state, setup),
})

type SwingRow = ReturnType<typeof rowOf>

/** A pendulum without friction: it never ends of itself. */
export const pendulumExperiment: Experiment<PendulumSetup, Swinging, SwingRow> = {
  step,
  rows: { every: sampleEvery, window },
  begin: ({ amplitude }) => ({ angle: amplitude, speed: 0, steps: 0, ...stoppedWatch }),
  next(state, setup) {
    const { angle, speed } = stepPendulum(state, step, setup)
    const watch = watchSwing(state, state.angle, angle, state.steps * step, step)
    const { crossing, measured } = watch
    return { angle, speed, steps: state.steps + 1, crossing, measured }
  },
  row: rowOf,
  isOver: () => false,
}

/** The pendulum of the board: the experiment of the lesson, of which only where it is let go can be set. */
export type PendulumTrial = Trial<PendulumSetup, Swinging, SwingRow>

/** @param amplitude  radians */
export const createRun = (amplitude: number): PendulumTrial =>
  createTrial(pendulumExperiment, { ...pendulumConfig, amplitude })

/** How far the energy is from that of the release, as a share of it. */
export function driftOf({ state, setup }: PendulumTrial): number {
  const released = pendulumEnergies({ angle: setup.amplitude, speed: 0 }, setup)
  return pendulumEnergies(state, setup).total / released.total - 1
}
