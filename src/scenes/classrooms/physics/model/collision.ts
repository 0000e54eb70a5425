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

/** Kinetic energy, joules, and momentum, newton seconds. */
interface Sums {
  kinetic: number
  px: number
  py: number
}

export function totalsOf(discs: readonly Disc[]): Sums {
  return discs.reduce(
    ({ kinetic, px, py }, { mass, vx, vy }) => ({
      kinetic: kinetic + 0.5 * mass * (vx * vx + vy * vy),
      px: px + mass * vx,
      py: py + mass * vy,
    }),
    { kinetic: 0, px: 0, py: 0 },
  )
}

/**
 * Collides two smooth discs in contact: the impulse is along the line of their centers, and they separate along it at
 * a share of their approach speed.
 * @param restitution  coefficient of restitution, 0 to 1
 * @throws RangeError for coinciding centers
 * Source: Newton's law of restitution; Goldsmith 1960, Impact, chapter 2
 */
export function collide(a: Disc, b: Disc, restitution: number): [Disc, Disc] {
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
export function timeToContact(a: Disc, b: Disc): number | undefined {
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

const slid = (disc: Disc, seconds: number): Disc => ({
  ...disc,
  x: disc.x + disc.vx * seconds,
  y: disc.y + disc.vy * seconds,
})

/** The most collisions in one step, since three discs may collide endlessly. */
const mostBlows = 100

/**
 * Advances discs by a time step, with each collision at its exact moment.
 * @param seconds  of the step
 * @param restitution  0 to 1, for all of them
 * @returns the discs in the same order, and how many blows there were
 */
export function advanceDiscs(
  discs: readonly Disc[],
  seconds: number,
  restitution: number,
): { discs: Disc[]; blows: number } {
  let now = [...discs]
  let left = seconds
  for (let blows = 0; blows < mostBlows; blows += 1) {
    const next = firstMeeting(now)
    if (!next || next.after > left) return { discs: now.map((disc) => slid(disc, left)), blows }
    now = now.map((disc) => slid(disc, next.after))
    left -= next.after
    const [a, b] = [now[next.a], now[next.b]]
    if (!a || !b) break
    const [after, other] = collide(a, b, restitution)
    now[next.a] = after
    now[next.b] = other
  }
  return { discs: now, blows: mostBlows }
}

/** The pair with the earliest contact. */
function firstMeeting(discs: readonly Disc[]) {
  let first: { a: number; b: number; after: number } | undefined
  for (const [a, one] of discs.entries()) {
    for (const [ahead, other] of discs.slice(a + 1).entries()) {
      const after = timeToContact(one, other)
      if (after !== undefined && (!first || after < first.after)) {
        first = { a, b: a + 1 + ahead, after }
      }
    }
  }
  return first
}

/** Kilograms, meters, meters a second. */
export interface Impact {
  masses: readonly [number, number]
  /** Both along the line, to the right above 0. */
  speeds: readonly [number, number]
  restitution: number
  /** How far beside the first the second passes, in radii: 0 for carts on a track. */
  offset: number
}

interface Table {
  discs: readonly Disc[]
  blows: number
}

/** Meters, meters a second, joules, newton seconds. */
function rowOf({ discs }: Table) {
  const [a, b] = discs
  const speed = (disc: Disc | undefined) => Math.hypot(disc?.vx ?? 0, disc?.vy ?? 0)
  return {
    ax: a?.x ?? 0,
    ay: a?.y ?? 0,
    bx: b?.x ?? 0,
    by: b?.y ?? 0,
    av: speed(a),
    bv: speed(b),
    ...totalsOf(discs),
  }
}

const { step, radius, table } = collisionConfig

/** Two discs that start a meter apart; ends when one has left the table. */
export const collisionExperiment: Experiment<Impact, Table, ReturnType<typeof rowOf>> = {
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
    const after = advanceDiscs(discs, step, restitution)
    return { discs: after.discs, blows: blows + after.blows }
  },
  row: rowOf,
  isOver: ({ discs }) => discs.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > table),
}
