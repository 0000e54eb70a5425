import { add, scale, type Vector3 } from '../../../../math/vector.ts'
import { cellPlan } from './cell-plan.ts'
import { frameOf } from './directions.ts'

const { centriole, centrosome } = cellPlan

/** How far a triplet is turned inwards from the round of the barrel, radians. Source: Winey and O'Toole 2014 */
const pitch = (40 * Math.PI) / 180

/** A barrel of nine triplets: micrometres. */
export interface Centriole {
  at: Vector3
  axis: Vector3
  length: number
  /** Middles of the microtubules A, B and C of each triplet, at half the length. */
  triplets: [a: Vector3, b: Vector3, c: Vector3][]
}

/**
 * Nine triplets of microtubules round an axis, 0.25 micrometres across.
 * Source: Winey and O'Toole 2014, Phil. Trans. R. Soc. B 369, 20130457
 */
export function buildCentriole(at: Vector3, direction: Vector3): Centriole {
  const { axis, u, v } = frameOf(direction)
  const tube = centriole.microtubule
  const place = (x: number, y: number): Vector3 => add(at, add(scale(u, x), scale(v, y)))
  const triplets = Array.from({ length: 9 }, (_, i): [Vector3, Vector3, Vector3] => {
    const angle = (2 * Math.PI * i) / 9
    // C lies outermost, on the barrel's edge, and A innermost, along a line that is turned from the round.
    const outer = centriole.diameter / 2 - tube / 2
    const run = angle + Math.PI / 2 + pitch
    const at = (back: number) =>
      place(
        outer * Math.cos(angle) + back * tube * Math.cos(run),
        outer * Math.sin(angle) + back * tube * Math.sin(run),
      )
    return [at(2), at(1), at(0)]
  })
  return { at, axis, length: centriole.length, triplets }
}

/** The pair, at right angles. */
export function buildCentrosome(): [Centriole, Centriole] {
  const [x, y, z] = centrosome.at
  const mother = buildCentriole(centrosome.at, [1, 0.2, 0.1])
  return [mother, buildCentriole([x, y - centrosome.apart, z], frameOf(mother.axis).u)]
}
