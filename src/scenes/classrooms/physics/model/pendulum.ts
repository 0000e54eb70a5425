import { pendulumConfig } from '../config.ts'
import { rk4 } from './rk4.ts'
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
 * One step of the full equation, with the sine.
 * @param seconds  of the step
 */
export function stepPendulum(
  state: PendulumState,
  seconds: number,
  { length, gravity }: Pendulum = pendulumConfig,
): PendulumState {
  const [angle = 0, speed = 0] = rk4(
    [state.angle, state.speed],
    ([angle = 0, speed = 0]) => [speed, (-gravity / length) * Math.sin(angle)],
    seconds,
  )
  return { angle, speed }
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
export const smallAnglePeriodOf = ({ length, gravity }: Pendulum): number =>
  2 * Math.PI * Math.sqrt(length / gravity)

/** The same of the pendulum on the board. */
export const smallAnglePeriod = smallAnglePeriodOf(pendulumConfig)

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

const { step, sampleEvery, window } = pendulumConfig

interface PendulumSetup extends Pendulum {
  /** Where it is let go, radians. */
  amplitude: number
}

/** A pendulum, timed by the moments at which the rod hangs straight down. */
interface Swinging extends PendulumState {
  steps: number
  /** The last such moment, seconds. */
  crossing: number | undefined
  /** Twice the time between the last two of them, seconds. */
  measured: number | undefined
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
  begin: ({ amplitude }) => ({
    angle: amplitude,
    speed: 0,
    steps: 0,
    crossing: undefined,
    measured: undefined,
  }),
  next(state, setup) {
    const next = { ...state, ...stepPendulum(state, step, setup), steps: state.steps + 1 }
    if (Math.sign(next.angle) === Math.sign(state.angle)) return next
    const crossing = (state.steps + state.angle / (state.angle - next.angle)) * step
    const measured = state.crossing === undefined ? undefined : 2 * (crossing - state.crossing)
    return { ...next, crossing, measured }
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
