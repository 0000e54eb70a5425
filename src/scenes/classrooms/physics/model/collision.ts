import { collisionConfig } from '../config.ts'
import type { Experiment } from './trial.ts'

/**
 * A disc that slides without friction: kilograms, meters, meters per second. A cart on a track is a disc with y = 0.
 */
export interface Disc {
  mass: number
  radius: number
  x: number
  y: number
  vx: number
  vy: number
}

export type DiscPair = readonly [Disc, Disc]

/** Kinetic energy, joules, and momentum, newton seconds. */
export function totalsOf(discs: DiscPair) {
  const sum = (of: (disc: Disc) => number) => of(discs[0]) + of(discs[1])
  return {
    kinetic: sum(({ mass, vx, vy }) => 0.5 * mass * (vx * vx + vy * vy)),
    px: sum(({ mass, vx }) => mass * vx),
    py: sum(({ mass, vy }) => mass * vy),
  }
}

/**
 * Collides two smooth discs in contact: the impulse is along the line of their centers, and they separate along it at
 * a share of their approach speed.
 * @param restitution  coefficient of restitution, 0 to 1
 * @throws RangeError for coinciding centers
 * Source: Newton's law of restitution; Goldsmith 1960, Impact, chapter 2
 */
export function collide([a, b]: DiscPair, restitution: number): DiscPair {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const apart = Math.hypot(dx, dy)
  if (!(apart > 0)) throw new RangeError('Two discs in one place have no line between them')
  const [nx, ny] = [dx / apart, dy / apart]
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
  if (closing <= 0) return [a, b]
  const impulse = ((1 + restitution) * closing * a.mass * b.mass) / (a.mass + b.mass)
  return [pushed(a, -impulse * nx, -impulse * ny), pushed(b, impulse * nx, impulse * ny)]
}

const pushed = (disc: Disc, px: number, py: number): Disc => ({
  ...disc,
  vx: disc.vx + px / disc.mass,
  vy: disc.vy + py / disc.mass,
})

/**
 * The time to contact of two discs on their present course, seconds.
 * @returns undefined when they pass or separate
 */
export function timeToContact([a, b]: DiscPair): number | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const [dvx, dvy] = [b.vx - a.vx, b.vy - a.vy]
  const toward = dx * dvx + dy * dvy
  if (toward >= 0) return undefined
  const speed = dvx * dvx + dvy * dvy
  const gap = dx * dx + dy * dy - (a.radius + b.radius) ** 2
  const inside = toward * toward - speed * gap
  // Discs that touch and approach collide now, whatever the rounding.
  return inside < 0 ? undefined : Math.max(0, (-toward - Math.sqrt(inside)) / speed)
}

const slid = ([a, b]: DiscPair, seconds: number): DiscPair => {
  const one = (disc: Disc) => ({
    ...disc,
    x: disc.x + disc.vx * seconds,
    y: disc.y + disc.vy * seconds,
  })
  return [one(a), one(b)]
}

/**
 * Advances two discs by a time step, with their collision at its exact moment. They separate after it, so there is
 * one at most.
 * @returns the discs in the same order, and how many blows there were
 */
export function advanceDiscs(pair: DiscPair, seconds: number, restitution: number): Table {
  const after = timeToContact(pair)
  if (after === undefined || after > seconds) return { discs: slid(pair, seconds), blows: 0 }
  return { discs: slid(collide(slid(pair, after), restitution), seconds - after), blows: 1 }
}

/** Kilograms, meters, meters a second. */
export interface CollisionSetup {
  massA: number
  massB: number
  /** Both along the line, to the right above 0. */
  speedA: number
  speedB: number
  restitution: number
  /** How far beside the first the second passes, in radii: 0 for carts on a track. */
  offset: number
}

interface Table {
  discs: DiscPair
  blows: number
}

/** Meters, meters a second, joules, newton seconds; `lost` is what the blow took. */
function rowOf({ discs }: Table, setup: CollisionSetup) {
  const [a, b] = discs
  const totals = totalsOf(discs)
  const lost = Math.max(0, totalsOf(begin(setup).discs).kinetic - totals.kinetic)
  const [av, bv] = [Math.hypot(a.vx, a.vy), Math.hypot(b.vx, b.vy)]
  return { ax: a.x, ay: a.y, bx: b.x, by: b.y, av, bv, ...totals, lost }
}

const { step, radius, table } = collisionConfig

const begin = ({ massA, massB, speedA, speedB, offset }: CollisionSetup): Table => ({
  discs: [
    { mass: massA, radius, x: -0.5, y: 0, vx: speedA, vy: 0 },
    { mass: massB, radius, x: 0.5, y: offset * radius, vx: speedB, vy: 0 },
  ],
  blows: 0,
})

/** Two discs that start a meter apart; ends when one has left the table. */
export const collisionExperiment: Experiment<CollisionSetup, Table, ReturnType<typeof rowOf>> = {
  step,
  rows: { every: 4, window: 60 },
  begin,
  next({ discs, blows }, { restitution }) {
    const after = advanceDiscs(discs, step, restitution)
    return { discs: after.discs, blows: blows + after.blows }
  },
  row: rowOf,
  isOver: ({ discs }) => discs.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > table),
}
