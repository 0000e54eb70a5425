/** A disc that slides without friction: kilograms, metres, metres a second. A cart on a track is one whose y stays 0. */
export interface Disc {
  mass: number
  radius: number
  x: number
  y: number
  vx: number
  vy: number
}

/** Kinetic energy, joules, and momentum, newton seconds. */
export interface Sums {
  kinetic: number
  px: number
  py: number
}

export function sumsOf(discs: readonly Disc[]): Sums {
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
 * Two smooth discs that touch, after the blow: it acts along the line of their middles alone, and they part along it at
 * a share of the speed at which they met.
 * @param restitution  that share, 0 to 1
 * @throws RangeError for two discs in one place, between which there is no line
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
 * When two discs will touch if nothing comes between, seconds from now.
 * @returns nothing when they pass or part
 */
export function meeting(a: Disc, b: Disc): number | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const [dvx, dvy] = [b.vx - a.vx, b.vy - a.vy]
  const toward = dx * dvx + dy * dvy
  if (toward >= 0) return undefined
  const speed = dvx * dvx + dvy * dvy
  const gap = dx * dx + dy * dy - (a.radius + b.radius) ** 2
  const inside = toward * toward - speed * gap
  // Those that touch already and close in meet now, whatever rounding has left between them.
  return inside < 0 ? undefined : Math.max(0, (-toward - Math.sqrt(inside)) / speed)
}

export const slid = (disc: Disc, seconds: number): Disc => ({
  ...disc,
  x: disc.x + disc.vx * seconds,
  y: disc.y + disc.vy * seconds,
})
