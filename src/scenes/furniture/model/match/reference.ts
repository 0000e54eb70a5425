import {
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'

/** A place in a picture: pixels from its middle, y up. */
export interface ImagePoint {
  x: number
  y: number
}

/** The way from the camera to what is seen at a place, of length 1. @param focal  pixels */
export function rayTo({ x, y }: ImagePoint, focal: number): Vector3 {
  return normalize([x, y, -focal])
}

/**
 * Focal length from the vanishing points of two directions at right angles.
 * @returns pixels
 * @throws RangeError when u·v ≥ 0: the directions cannot be at right angles
 * Source: Caprile & Torre 1990, "Using vanishing points for camera calibration"
 */
export function focalFromVanishingPoints(u: ImagePoint, v: ImagePoint): number {
  const product = u.x * v.x + u.y * v.y
  if (product >= 0) throw new RangeError('These vanishing points cannot be at right angles')
  return Math.sqrt(-product)
}

/**
 * The second level vanishing point, where only one is known and how the horizon runs.
 * @param horizon  direction of the horizon in the picture, of length 1
 */
export function otherVanishingPoint(u: ImagePoint, horizon: ImagePoint, focal: number): ImagePoint {
  const along = u.x * horizon.x + u.y * horizon.y
  if (Math.abs(along) < 1e-9) {
    throw new RangeError('The other vanishing point is infinitely far along the horizon')
  }
  const by = -(u.x ** 2 + u.y ** 2 + focal ** 2) / along
  return { x: u.x + by * horizon.x, y: u.y + by * horizon.y }
}

/**
 * The room's up from two level vanishing points.
 * @returns of length 1, in the camera's coordinates: x to the right, y up, looking towards −z
 */
export function upFromVanishingPoints(u: ImagePoint, v: ImagePoint, focal: number): Vector3 {
  const up = normalize(cross(rayTo(v, focal), rayTo(u, focal)))
  return up[1] < 0 ? scale(up, -1) : up
}

/**
 * Where a ray meets the floor, with the camera's height as the unit.
 * @returns null where it does not: at the horizon and above
 */
export function floorPoint(ray: Vector3, up: Vector3): Vector3 | null {
  const down = dot(up, ray)
  return down < -1e-6 ? scale(ray, -1 / down) : null
}

/**
 * Camera height from something upright that stands on the floor, such as a door.
 * @param base  ray to its foot
 * @param top  ray to its upper end
 * @param height  metres
 * @returns metres; null where the foot is not on the floor, or where top and foot are seen in one line
 */
export function cameraHeightFromUpright(
  base: Vector3,
  top: Vector3,
  height: number,
  up: Vector3,
): number | null {
  const foot = floorPoint(base, up)
  if (!foot) return null
  const rise = dot(up, top)
  const level = 1 - rise ** 2
  if (level < 1e-9) return null
  // How far above the foot the upright comes nearest to the ray, in camera heights.
  const share = (rise * dot(top, foot) - dot(up, foot)) / level
  return share > 1e-6 ? height / share : null
}

/**
 * Camera height from a length on the floor, such as the side of a sheet of paper.
 * @param from, to  rays to its ends
 * @param size  metres
 * @returns metres; null where an end is not on the floor, or where both are one
 */
export function cameraHeightFromLength(
  from: Vector3,
  to: Vector3,
  size: number,
  up: Vector3,
): number | null {
  const [a, b] = [floorPoint(from, up), floorPoint(to, up)]
  if (!a || !b) return null
  const seen = length(subtract(a, b))
  return seen > 1e-6 ? size / seen : null
}

/** Metres between two places on the floor. @returns null where one of them is not on the floor */
export function floorDistance(
  from: Vector3,
  to: Vector3,
  up: Vector3,
  cameraHeight: number,
): number | null {
  const [a, b] = [floorPoint(from, up), floorPoint(to, up)]
  return a && b ? length(subtract(a, b)) * cameraHeight : null
}

/** Where a point of the room is seen. @returns null behind the camera */
export function seenAt(point: Vector3, focal: number): ImagePoint | null {
  const [x, y, z] = point
  return z < -1e-9 ? { x: (x * focal) / -z, y: (y * focal) / -z } : null
}
