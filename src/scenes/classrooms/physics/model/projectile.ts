import { projectileConfig } from '../config.ts'
import type { Energies } from './energies.ts'
import { rk4 } from './rk4.ts'

/** Metres, metres a second, joules. */
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
  /** Deceleration by the air, over the square of the speed: one over metres; 0 without air. */
  drag: number
}

/** A sphere in a fluid: kilograms, metres, and a pure number. */
export interface Sphere {
  mass: number
  diameter: number
  dragCoefficient: number
}

/**
 * What the square of the speed is multiplied by to get the deceleration, one over metres: density, coefficient and
 * cross-section over twice the mass.
 * @param density  of the air, kilograms a cubic metre
 * Source: Batchelor 1967, An Introduction to Fluid Dynamics, section 5.11
 */
export function dragOf(
  { mass, diameter, dragCoefficient }: Sphere,
  density: number = projectileConfig.airDensity,
): number {
  const area = Math.PI * (diameter / 2) ** 2
  return (density * dragCoefficient * area) / (2 * mass)
}

export function beginThrow({ speed, angle, height }: Throw): ProjectileState {
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
export function stepToGround(
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

export const hasLanded = ({ y, vy }: ProjectileState): boolean => y <= 0 && vy <= 0

/** Joules; the potential energy is nothing at the ground. */
export function throwEnergies(state: ProjectileState, { mass, gravity }: Throw): Energies {
  const kinetic = 0.5 * mass * (state.vx ** 2 + state.vy ** 2)
  const potential = mass * gravity * state.y
  return { kinetic, potential, total: kinetic + potential }
}
