import { orbitConfig } from '../config.ts'
import type { Energies } from './energies.ts'

/** Suns, astronomical units, astronomical units a year. */
export interface Body {
  mass: number
  x: number
  y: number
  vx: number
  vy: number
}

export type Pair = readonly [heavy: Body, light: Body]

const { gravitation } = orbitConfig

/**
 * Two bodies side by side, the lighter moving across the line between them; their centre of mass rests at the origin.
 * @param speed  between them, as a share of that of a circle: from the square root of 2 on, they part for ever
 * @param massRatio  lighter over heavier, 0 to 1; the heavier is one sun
 */
export function beginOrbit(
  speed: number,
  massRatio: number,
  distance: number = orbitConfig.distance,
): Pair {
  const total = 1 + massRatio
  const across = speed * Math.sqrt((gravitation * total) / distance)
  const share = { heavy: -massRatio / total, light: 1 / total }
  const body = (mass: number, part: number): Body => ({
    mass,
    x: part * distance,
    y: 0,
    vx: 0,
    vy: part * across,
  })
  return [body(1, share.heavy), body(massRatio, share.light)]
}

/** How long to coast and to pull in turn, as shares of a step; the inner ones go back in time. */
const outer = 1 / (2 - Math.cbrt(2))
const inner = 1 - 2 * outer
const coasts = [outer / 2, (outer + inner) / 2, (outer + inner) / 2, outer / 2] as const
const pulls = [outer, inner, outer, 0] as const

/**
 * Steps of a symplectic method of fourth order: the energy wavers and comes back, however long it runs.
 * @param years  of one step
 * @param steps  taken at once, so that only the last of them is made into bodies
 * Source: Forest and Ruth 1990, Physica D 43, 105; Yoshida 1990, Physics Letters A 150, 262
 */
export function stepOrbit([a, b]: Pair, years: number, steps = 1): Pair {
  let { x: ax, y: ay, vx: avx, vy: avy } = a
  let { x: bx, y: by, vx: bvx, vy: bvy } = b
  for (let i = 0; i < 4 * steps; i += 1) {
    const coast = (coasts[i & 3] ?? 0) * years
    ax += avx * coast
    ay += avy * coast
    bx += bvx * coast
    by += bvy * coast
    const dx = bx - ax
    const dy = by - ay
    const square = dx * dx + dy * dy
    const pull = (gravitation * (pulls[i & 3] ?? 0) * years) / (square * Math.sqrt(square))
    avx += pull * b.mass * dx
    avy += pull * b.mass * dy
    bvx -= pull * a.mass * dx
    bvy -= pull * a.mass * dy
  }
  return [
    { mass: a.mass, x: ax, y: ay, vx: avx, vy: avy },
    { mass: b.mass, x: bx, y: by, vx: bvx, vy: bvy },
  ]
}

/** Of both, a unit of the lighter mass: suns and astronomical units a year, squared. Of no mass: that of a thing with it. */
export function orbitEnergies([a, b]: Pair): Energies {
  const weight = b.mass === 0 ? 1 : b.mass
  const half = (mass: number, body: Body) => 0.5 * mass * (body.vx ** 2 + body.vy ** 2)
  const kinetic = (b.mass === 0 ? 0 : half(a.mass, a) / weight) + half(1, b)
  const potential = (-gravitation * a.mass) / Math.hypot(b.x - a.x, b.y - a.y)
  return { kinetic, potential, total: kinetic + potential }
}
