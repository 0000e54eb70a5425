import { bisectLast } from '../../../../math/bisect.ts'
import { projectileConfig } from '../config.ts'
import { rk4 } from './rk4.ts'
import type { Energies, Experiment } from './trial.ts'

/** Meters, meters a second, joules. */
export interface ProjectileState {
  /** Level distance from where it was thrown. */
  x: number
  /** Above the ground. */
  y: number
  vx: number
  vy: number
  /** What the air has taken out of the throw. */
  lost: number
}

export interface Throw {
  speed: number
  /** Above the level, radians. */
  angle: number
  height: number
  gravity: number
  mass: number
  /** Deceleration by the air, over the square of the speed: one over meters; 0 without air. */
  drag: number
}

/** A sphere in a fluid: kilograms, meters, and a pure number. */
interface Sphere {
  mass: number
  diameter: number
  dragCoefficient: number
}

/**
 * What the square of the speed is multiplied by in air to get the deceleration, one over meters: density, coefficient
 * and cross-section over twice the mass.
 * Source: Batchelor 1967, An Introduction to Fluid Dynamics, section 5.11
 */
export function dragFactorOf({ mass, diameter, dragCoefficient }: Sphere): number {
  const area = Math.PI * (diameter / 2) ** 2
  return (projectileConfig.airDensity * dragCoefficient * area) / (2 * mass)
}

/** One step through the air; the ground is not looked at. */
export function stepThrow(state: ProjectileState, seconds: number, made: Throw): ProjectileState {
  const { gravity, drag, mass } = made
  const rates = ([, , vx = 0, vy = 0]: readonly number[]) => {
    const speed = Math.hypot(vx, vy)
    return [vx, vy, -drag * speed * vx, -gravity - drag * speed * vy, mass * drag * speed ** 3]
  }
  const [x = 0, y = 0, vx = 0, vy = 0, lost = 0] = rk4(
    [state.x, state.y, state.vx, state.vy, state.lost],
    rates,
    seconds,
  )
  return { x, y, vx, vy, lost }
}

/** How long the next step is: a whole one, or as long as it takes to the ground, which halving finds. */
function secondsToGround(state: ProjectileState, made: Throw): number {
  const hasLanded = (seconds: number) => stepThrow(state, seconds, made).y <= 0
  return hasLanded(step) ? bisectLast(hasLanded, [step, 0], 50) : step
}

/** Joules; the potential energy is nothing at the ground. */
export function throwEnergies(state: ProjectileState, { mass, gravity }: Throw): Energies {
  const kinetic = 0.5 * mass * (state.vx ** 2 + state.vy ** 2)
  const potential = mass * gravity * state.y
  return { kinetic, potential, total: kinetic + potential }
}

/**
 * What comes of a throw without air: seconds until it is on the ground, and meters, those of the highest point above
 * the ground.
 * Source: Galilei 1638, Discorsi, fourth day; Halliday, Resnick and Walker, Fundamentals of Physics, chapter 4
 */
export function solveWithoutDrag({ speed, angle, height, gravity }: Throw) {
  const up = speed * Math.sin(angle)
  const time = (up + Math.sqrt(up * up + 2 * gravity * height)) / gravity
  const top = height + Math.max(0, up) ** 2 / (2 * gravity)
  return { time, range: speed * Math.cos(angle) * time, top }
}

/**
 * The angle of the farthest throw, radians above the level: below 45° from any height.
 * Source: Lichtenberg and Wills 1978, American Journal of Physics 46, 546
 */
export function farthestAngle({ speed, height, gravity }: Omit<Throw, 'angle'>): number {
  return Math.atan(speed / Math.sqrt(speed * speed + 2 * gravity * height))
}

/** What has been of a throw: where it is, how high it was, how long it flew. Meters, seconds. */
interface Flight extends ProjectileState {
  top: number
  time: number
}

/** Seconds, meters, meters a second, joules; `lost` is what the air took. */
const rowOf = (state: Flight, made: Throw) => ({
  time: state.time,
  x: state.x,
  y: state.y,
  speed: Math.hypot(state.vx, state.vy),
  ...throwEnergies(state, made),
  lost: state.lost,
})

const { step } = projectileConfig

/** One throw, over when it is on the ground; its last step ends at the moment of landing. */
export const throwExperiment: Experiment<Throw, Flight, ReturnType<typeof rowOf>> = {
  step,
  rows: { every: 4, window: 120 },
  begin({ speed, angle, height }) {
    const [vx, vy] = [speed * Math.cos(angle), speed * Math.sin(angle)]
    return { x: 0, y: height, vx, vy, lost: 0, top: height, time: 0 }
  },
  next(state, made) {
    const seconds = secondsToGround(state, made)
    const next = stepThrow(state, seconds, made)
    const y = Math.max(0, next.y)
    return { ...next, y, top: Math.max(state.top, y), time: state.time + seconds }
  },
  row: rowOf,
  isOver: ({ y, vy }) => y <= 0 && vy <= 0,
}
