import { radians } from '../../../math/angle.ts'
import { cross, dot, length, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts'
import type { ImagePoint } from '../camera.ts'

/**
 * Focal length from the vanishing points of two directions at right angles.
 * @returns pixels; null when u·v ≥ 0: the directions cannot be at right angles
 * Source: Caprile & Torre 1990, "Using vanishing points for camera calibration"
 */
export function focalFromVanishingPoints(u: ImagePoint, v: ImagePoint): number | null {
  const product = u.x * v.x + u.y * v.y
  return product < 0 ? Math.sqrt(-product) : null
}

/** A straight edge in the picture: pixels from its middle, y up. */
export interface ImageLine {
  /** middle */
  x: number
  y: number
  /** direction, of length 1 */
  dx: number
  dy: number
  length: number
}

/** A line with its ends. */
export interface LineSegment extends ImageLine {
  from: ImagePoint
  to: ImagePoint
}

export function lineBetween(from: ImagePoint, to: ImagePoint): LineSegment {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    from,
    to,
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    dx: (to.x - from.x) / length,
    dy: (to.y - from.y) / length,
    length,
  }
}

/** The unit normal of the plane through the camera and a line (the interpretation plane). @param focal  pixels */
export function interpretationPlane({ x, y, dx, dy }: ImageLine, focal: number): Vec3 {
  return normalize(cross([x, y, -focal], [dx, dy, 0]))
}

/**
 * The sine of the angle between a line and the direction from its middle to a vanishing point. It is stable for
 * directions parallel to the picture, whose vanishing point is at infinity.
 * @param direction  in the camera's coordinates: x to the right, y up, looking toward −z
 */
export function vanishingError(
  { x, y, dx, dy }: ImageLine,
  [vx, vy, vz]: Vec3,
  focal: number,
): number {
  const tx = vx * focal + vz * x
  const ty = vy * focal + vz * y
  const size = Math.hypot(tx, ty)
  // The line's middle is the vanishing point itself, which every direction fits.
  return size < 1e-9 ? 0 : (dx * ty - dy * tx) / size
}

/** Why two pairs of lines determine no camera. */
export type PairFault = 'Short' | 'Angle'

interface PairedCamera {
  /** pixels */
  focal: number
  /** the room's up in the camera's coordinates: x to the right, y up, looking toward −z */
  up: Vec3
  /** level directions at right angles */
  sides: readonly [Vec3, Vec3]
  /** whether the lines determine the lens; otherwise it is the known one */
  lens: boolean
}

type Pair = readonly [ImageLine, ImageLine]

/** Hand-drawn lines that converge less count as parallel in the picture: sine of 1.2 degrees. */
const parallel = Math.sin(radians(1.2))
/** Tolerance of the right angle when the lens is known, radians. */
const slack = radians(8)

/**
 * The camera from two pairs of lines, each pair parallel in the room and the pairs orthogonal; one of them may be
 * vertical.
 * @param known  focal length in pixels, needed when a pair is parallel in the picture as well
 * @returns or why there is none: lines too short, or no right angle, as between lines along one wall
 * Source: Caprile & Torre 1990
 */
export function cameraFromPairs(
  first: Pair,
  second: Pair,
  known: number,
): PairedCamera | { fault: PairFault } {
  const [u, v] = [vanishingPoint(first), vanishingPoint(second)]
  const focal = u && v ? focalFromVanishingPoints(u, v) : known
  if (focal === null || focal <= 1) return { fault: 'Angle' }
  const [a, b] = [directionOf(first, u, focal), directionOf(second, v, focal)]
  if (!a || !b) return { fault: 'Short' }
  const between = Math.acos(Math.min(1, Math.abs(dot(a, b))))
  if (between < Math.PI / 2 - slack) return { fault: 'Angle' }
  // A vanishing point in the picture is more precise than a direction parallel to it.
  const [kept, other] = u || !v ? [a, b] : [b, a]
  const square = normalize(subtract(other, scale(kept, dot(kept, other))))
  const axes = [kept, square, cross(kept, square)]
  const at = axes.reduce(
    (best, axis, index) => (Math.abs(axis[1]) > Math.abs(axes[best]?.[1] ?? 0) ? index : best),
    0,
  )
  const [x, y, z] = axes[at] as Vec3
  const up: Vec3 = y < 0 ? [-x, -y, -z] : [x, y, z]
  const side = axes[(at + 1) % 3] as Vec3
  return { focal, up, sides: [side, normalize(cross(side, up))], lens: u !== null && v !== null }
}

/** The intersection of two lines. @returns null when they are parallel in the picture */
function vanishingPoint([a, b]: Pair): ImagePoint | null {
  const turn = a.dx * b.dy - a.dy * b.dx
  if (Math.abs(turn) < parallel) return null
  const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / turn
  return { x: a.x + a.dx * along, y: a.y + a.dy * along }
}

/** The direction in the room that a pair runs along. */
function directionOf([a, b]: Pair, at: ImagePoint | null, focal: number): Vec3 | null {
  if (at) return normalize([at.x, at.y, -focal])
  const along = cross(interpretationPlane(a, focal), interpretationPlane(b, focal))
  // For coinciding lines only the direction in the picture is known.
  return length(along) > 1e-6 ? normalize(along) : normalize([a.dx, a.dy, 0])
}
