import { collisionConfig } from '../config.ts'
import { slide } from './air-table.ts'
import { type Disc, sumsOf } from './collision.ts'
import type { Experiment } from './trial.ts'

/** Kilograms, metres, metres a second. */
export interface Impact {
  masses: readonly [number, number]
  /** Both along the line, to the right above 0. */
  speeds: readonly [number, number]
  restitution: number
  /** How far beside the first the second passes, in radii: 0 for carts on a track. */
  offset: number
}

export interface Table {
  discs: readonly Disc[]
  blows: number
}

/** Metres, metres a second, joules, newton seconds. */
export type ImpactRow = {
  ax: number
  ay: number
  bx: number
  by: number
  av: number
  bv: number
  kinetic: number
  px: number
  py: number
}

const { step, radius, table } = collisionConfig

/** Two discs that start a metre apart; over when one of them has left the table. */
export const collisionExperiment: Experiment<Impact, Table, ImpactRow> = {
  step,
  rows: { every: 4, window: 60 },
  begin: ({ masses, speeds, offset }) => ({
    discs: [
      { mass: masses[0], radius, x: -0.5, y: 0, vx: speeds[0], vy: 0 },
      { mass: masses[1], radius, x: 0.5, y: offset * radius, vx: speeds[1], vy: 0 },
    ],
    blows: 0,
  }),
  next({ discs, blows }, { restitution }) {
    const after = slide(discs, step, restitution)
    return { discs: after.discs, blows: blows + after.blows }
  },
  row({ discs }) {
    const [a, b] = discs
    const speed = (disc: Disc | undefined) => Math.hypot(disc?.vx ?? 0, disc?.vy ?? 0)
    return {
      ax: a?.x ?? 0,
      ay: a?.y ?? 0,
      bx: b?.x ?? 0,
      by: b?.y ?? 0,
      av: speed(a),
      bv: speed(b),
      ...sumsOf(discs),
    }
  },
  isOver: ({ discs }) => discs.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > table),
}
