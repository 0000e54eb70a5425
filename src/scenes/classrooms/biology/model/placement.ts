import { createRandom } from '../../../../math/random.ts'
import { add, scale, type Vector3 } from '../../../../math/vector.ts'
import {
  ball,
  type Capsule,
  evenDirections,
  gapBetween,
  isInside,
  randomDirection,
} from './cell-geometry.ts'
import { cellPlan } from './cell-plan.ts'
import {
  buildCentrosome,
  buildGolgi,
  buildRoughEr,
  buildSmoothEr,
  type Centriole,
  erReach,
  type Golgi,
  type RoughEr,
  type Tube,
} from './organelles.ts'

const plan = cellPlan

/** All parts of the cell. Micrometers. */
export interface Cell {
  pores: Vector3[]
  roughEr: RoughEr
  smoothEr: Tube[]
  golgi: Golgi
  centrosome: [Centriole, Centriole]
  mitochondria: Capsule[]
  lysosomes: Capsule[]
  ribosomes: Capsule[]
  /** From the centrosome outwards. */
  microtubules: Capsule[]
}

/** Attempts for one part before there is no room. */
const mostTries = 4000

/**
 * Places all parts of a cell without overlap, within the membrane and behind the cut.
 * @param seed  the same seed, the same cell
 * @throws RangeError when there is no room
 */
export function placeCell(seed: number): Cell {
  const random = createRandom(seed)
  const roughEr = buildRoughEr(random)
  const golgi = buildGolgi()
  const centrosome = buildCentrosome()
  const fixed = [ball(plan.nucleus.at, erReach), stackOf(golgi), ...centrosome.map(barrelOf)]
  const smoothEr = buildSmoothEr(roughEr, fixed, random)
  const taken: Capsule[] = [...fixed, ...smoothEr]
  const between = ({ from, to }: { from: number; to: number }) => from + random() * (to - from)
  const put = (count: number, make: () => Capsule) =>
    Array.from({ length: count }, () => {
      const placed = findRoom(make, taken)
      taken.push(placed)
      return placed
    })
  const { length, radius } = plan.mitochondria
  const mitochondria = put(plan.mitochondria.count, () => {
    const thick = between(radius)
    return rod(random, between(length) - 2 * thick, thick)
  })
  const lysosomes = put(plan.lysosomes.count, () =>
    rod(random, 0, between(plan.lysosomes.diameter) / 2),
  )
  const ribosomes = put(plan.ribosomes.count, () => rod(random, 0, plan.ribosomes.diameter / 2))
  return {
    pores: evenDirections(plan.pores.count).map((direction) =>
      add(plan.nucleus.at, scale(direction, plan.nucleus.radius)),
    ),
    roughEr,
    smoothEr,
    golgi,
    centrosome,
    mitochondria,
    lysosomes,
    ribosomes,
    microtubules: microtubulesFrom(fixed.slice(0, 2)),
  }
}

/** A rod somewhere in the cell, `length` long between the middles of its ends. */
function rod(random: () => number, length: number, thick: number): Capsule {
  const out = plan.radius * Math.cbrt(random())
  const a = scale(randomDirection(random), out)
  if (length === 0) return ball(a, thick)
  return { a, b: add(a, scale(randomDirection(random), length)), radius: thick }
}

function findRoom(make: () => Capsule, taken: readonly Capsule[]): Capsule {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const one = make()
    const behind = Math.max(one.a[2], one.b[2]) <= plan.cut
    if (!behind || !isInside(one, plan.radius - plan.clearance)) continue
    if (taken.every((other) => gapBetween(one, other) >= plan.clearance)) return one
  }
  throw new RangeError('There is no room left in the cell')
}

/** A sphere around the Golgi stack that other parts avoid. */
function stackOf({ cisternae }: Golgi): Capsule {
  const { golgi } = plan
  const half = ((cisternae.length - 1) / 2) * golgi.spacing + golgi.thickness
  return ball(golgi.at, Math.hypot(golgi.radius.cis, half))
}

const barrelOf = ({ at, axis, length }: Centriole): Capsule => ({
  a: add(at, scale(axis, -length / 2)),
  b: add(at, scale(axis, length / 2)),
  radius: plan.centriole.diameter / 2,
})

/** Straight from the centrosome to just below the membrane, where neither the nucleus nor the Golgi is in the way. */
function microtubulesFrom(obstacles: readonly Capsule[]): Capsule[] {
  const { at } = plan.centrosome
  const thick = plan.centriole.microtubule / 2
  return evenDirections(plan.microtubules * 3)
    .map((direction) => {
      const begin = add(at, scale(direction, 0.4))
      return {
        a: begin,
        b: add(begin, scale(direction, toMembrane(begin, direction) - 0.3)),
        radius: thick,
      }
    })
    .filter(({ b }) => b[2] <= plan.cut)
    .filter((tube) => obstacles.every((other) => gapBetween(tube, other) > 0))
    .slice(0, plan.microtubules)
}

/** Distance of an inside point to the membrane. */
function toMembrane(from: Vector3, direction: Vector3): number {
  const toward = from[0] * direction[0] + from[1] * direction[1] + from[2] * direction[2]
  const square = from[0] ** 2 + from[1] ** 2 + from[2] ** 2
  return -toward + Math.sqrt(toward * toward - square + plan.radius ** 2)
}
