import { pendulumConfig } from '../config.ts'

const { gravity, length } = pendulumConfig

export interface PendulumState {
  /** From the vertical, radians. */
  angle: number
  /** Radians a second. */
  speed: number
}

/** The full equation, with the sine: radians a second squared. */
const acceleration = (angle: number) => -(gravity / length) * Math.sin(angle)

/**
 * One step of the classical Runge-Kutta method of fourth order.
 * @param seconds  of the step
 * Source: Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I, section II.1
 */
export function stepPendulum({ angle, speed }: PendulumState, seconds: number): PendulumState {
  const half = seconds / 2
  const a1 = acceleration(angle)
  const s2 = speed + half * a1
  const a2 = acceleration(angle + half * speed)
  const s3 = speed + half * a2
  const a3 = acceleration(angle + half * s2)
  const s4 = speed + seconds * a3
  const a4 = acceleration(angle + seconds * s3)
  return {
    angle: angle + (seconds / 6) * (speed + 2 * s2 + 2 * s3 + s4),
    speed: speed + (seconds / 6) * (a1 + 2 * a2 + 2 * a3 + a4),
  }
}

/** Kinetic and potential energy above the lowest point, joules a kilogram. */
export function energyOf({ angle, speed }: PendulumState): number {
  return 0.5 * (length * speed) ** 2 + gravity * length * (1 - Math.cos(angle))
}

/** The period of small swings, which the amplitude does not change: seconds. */
export const smallPeriod = 2 * Math.PI * Math.sqrt(length / gravity)

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
