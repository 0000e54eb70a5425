import { radians } from '../../../../math/angle.ts'
import {
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'
import { type Line, planeOf } from './line.ts'
import { focalFromVanishingPoints, type ImagePoint } from './reference.ts'

/** What keeps two pairs of lines from telling a camera. */
export type PairFault = 'Short' | 'Angle'

export interface PairedCamera {
  /** pixels */
  focal: number
  /** the room's up in the camera's coordinates: x to the right, y up, looking towards −z */
  up: Vector3
  /** level directions at right angles */
  sides: readonly [Vector3, Vector3]
  /** whether the lens follows from the lines; else it is the one that was known */
  lens: boolean
}

type Pair = readonly [Line, Line]

/** Lines that run together by less are parallel in the picture for all that a hand can tell: sine of 1.2 degrees. */
const parallel = Math.sin(radians(1.2))
/** How far from a right angle a hand may lay lines whose lens is known already, radians. */
const slack = radians(8)

/**
 * The camera that sees two pairs of lines, each parallel in the room and both at right angles; one of them may be
 * upright.
 * @param known  focal length in pixels, for pairs of which one is parallel in the picture as well: they tell none
 * @returns what keeps them from it: lines too short, or no right angle, as between lines along one wall
 * Source: Caprile & Torre 1990 (see `reference.ts`)
 */
export function cameraFromPairs(
  first: Pair,
  second: Pair,
  known: number,
): PairedCamera | { fault: PairFault } {
  const [u, v] = [vanishingPoint(first), vanishingPoint(second)]
  let focal = known
  if (u && v) {
    try {
      focal = focalFromVanishingPoints(u, v)
    } catch {
      return { fault: 'Angle' }
    }
    if (!(focal > 1)) return { fault: 'Angle' }
  }
  const [a, b] = [directionOf(first, u, focal), directionOf(second, v, focal)]
  if (!a || !b) return { fault: 'Short' }
  const between = Math.acos(Math.min(1, Math.abs(dot(a, b))))
  if (between < Math.PI / 2 - slack) return { fault: 'Angle' }
  // Only a vanishing point in the picture is told well; what is parallel there gives way.
  const [kept, other] = u || !v ? [a, b] : [b, a]
  const square = normalize(subtract(other, scale(kept, dot(kept, other))))
  const axes = [kept, square, cross(kept, square)]
  const at = axes.reduce(
    (best, axis, index) => (Math.abs(axis[1]) > Math.abs(axes[best]?.[1] ?? 0) ? index : best),
    0,
  )
  const [x, y, z] = axes[at] as Vector3
  const up: Vector3 = y < 0 ? [-x, -y, -z] : [x, y, z]
  const side = axes[(at + 1) % 3] as Vector3
  return { focal, up, sides: [side, normalize(cross(side, up))], lens: u !== null && v !== null }
}

/** Where two lines meet. @returns null where they are parallel in the picture */
function vanishingPoint([a, b]: Pair): ImagePoint | null {
  const turn = a.dx * b.dy - a.dy * b.dx
  if (Math.abs(turn) < parallel) return null
  const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / turn
  return { x: a.x + a.dx * along, y: a.y + a.dy * along }
}

/** The direction in the room that a pair runs along. */
function directionOf([a, b]: Pair, at: ImagePoint | null, focal: number): Vector3 | null {
  if (at) return normalize([at.x, at.y, -focal])
  const along = cross(planeOf(a, focal), planeOf(b, focal))
  // Two lines upon one another: all that is known is how they run in the picture.
  return length(along) > 1e-6 ? normalize(along) : normalize([a.dx, a.dy, 0])
}
