import { projectileConfig } from '../config.ts'
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
 * What the square of the speed is multiplied by to get the deceleration, one over meters: density, coefficient and
 * cross-section over twice the mass.
 * @param density  of the air, kilograms a cubic meter
 * Source: Batchelor 1967, An Introduction to Fluid Dynamics, section 5.11
 */
export function dragOf(
  { mass, diameter, dragCoefficient }: Sphere,
  density: number = projectileConfig.airDensity,
): number {
  const area = Math.PI * (diameter / 2) ** 2
  return (density * dragCoefficient * area) / (2 * mass)
}

function beginThrow({ speed, angle, height }: Throw): ProjectileState {
  return { x: 0, y: height, vx: speed * Math.cos(angle), vy: speed * Math.sin(angle), lost: 0 }
}

/** One step through the air, by Runge and Kutta; the ground is not looked at. */
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

/** The same, but not below the ground: the step in which it lands ends there, and is as much shorter. */
function stepToGround(
  state: ProjectileState,
  seconds: number,
  made: Throw,
): { state: ProjectileState; seconds: number } {
  const next = stepThrow(state, seconds, made)
  if (next.y > 0) return { state: next, seconds }
  let [early, late] = [0, seconds]
  for (let i = 0; i < 50; i += 1) {
    const middle = (early + late) / 2
    if (stepThrow(state, middle, made).y > 0) early = middle
    else late = middle
  }
  return { state: { ...stepThrow(state, late, made), y: 0 }, seconds: late }
}

const hasLanded = ({ y, vy }: ProjectileState): boolean => y <= 0 && vy <= 0

/** Joules; the potential energy is nothing at the ground. */
export function throwEnergies(state: ProjectileState, { mass, gravity }: Throw): Energies {
  const kinetic = 0.5 * mass * (state.vx ** 2 + state.vy ** 2)
  const potential = mass * gravity * state.y
  return { kinetic, potential, total: kinetic + potential }
}

/** How fast each number of a state changes, by the state alone. */
type Rates = (state: readonly number[]) => readonly number[]

/**
 * One step of the classical Runge-Kutta method of fourth order.
 * @param state  any numbers, each in its unit
 * @param seconds  of the step
 * @returns the state after the step
 * Source: Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I, section II.1
 */
export function rk4(state: readonly number[], rates: Rates, seconds: number): number[] {
  const k1 = rates(state)
  const k2 = rates(moved(state, k1, seconds / 2))
  const k3 = rates(moved(state, k2, seconds / 2))
  const k4 = rates(moved(state, k3, seconds))
  return state.map(
    (value, i) => value + (seconds / 6) * (at(k1, i) + 2 * at(k2, i) + 2 * at(k3, i) + at(k4, i)),
  )
}

const moved = (state: readonly number[], rates: readonly number[], seconds: number) =>
  state.map((value, i) => value + seconds * at(rates, i))

const at = (values: readonly number[], i: number): number => values[i] ?? 0

/** What comes of a throw without air: seconds and meters. */
interface Parabola {
  /** Until it is on the ground. */
  time: number
  range: number
  /** Of the highest point above the ground. */
  top: number
}

/**
 * A throw without air, solveThrow: the equations of a uniform acceleration.
 * Source: Galilei 1638, Discorsi, fourth day; Halliday, Resnick and Walker, Fundamentals of Physics, chapter 4
 */
export function parabola({ speed, angle, height, gravity }: Throw): Parabola {
  const up = speed * Math.sin(angle)
  const time = (up + Math.sqrt(up * up + 2 * gravity * height)) / gravity
  const top = height + Math.max(0, up) ** 2 / (2 * gravity)
  return { time, range: speed * Math.cos(angle) * time, top }
}

/**
 * The angle of the farthest throw, radians above the level: below 45° from any height.
 * Source: Lichtenberg and Wills 1978, American Journal of Physics 46, 546
 */
export function farthestAngle({ speed, height, gravity }: Throw): number {
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
  begin: (made) => ({ ...beginThrow(made), top: made.height, time: 0 }),
  next(state, made) {
    const landing = stepToGround(state, step, made)
    return {
      ...landing.state,
      top: Math.max(state.top, landing.state.y),
      time: state.time + landing.seconds,
    }
  },
  row: rowOf,
  isOver: hasLanded,
}
