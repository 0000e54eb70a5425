import { degrees, radians, wrap180, wrap360 } from '../../math/angle.ts'
import { edgesOf } from '../../math/polygon.ts'
import { add, scale, type Vec3 } from '../../math/vector.ts'
import { type FloorPlace, placeBetween } from './camera.ts'

/** A vertical wall across the whole room: rooms are assumed to be convex. */
export interface Wall {
  id: number
  /** the turn of a piece with its back to the wall, degrees: at 0 it faces the camera's side of the room */
  turn: number
  /** meters from the room's origin, perpendicular to the wall */
  distance: number
  /** confidence of a found wall; none once the visitor has moved or drawn it */
  found?: FoundWall['confidence']
}

export type WallSide = 'left' | 'back' | 'right'

/** A wall found in a photo or known from its file, parallel to the room. */
export interface FoundWall {
  side: WallSide
  /** meters from the room's origin below the camera */
  distance: number
  /** less certain ones are left out; `known` where the room's file has it */
  confidence: 'known' | 'good' | 'fair'
}

/** A line on the floor. */
export interface FloorLine {
  from: FloorPlace
  to: FloorPlace
}

/**
 * Where the four walls of a rectangular room are, in the camera's room: x for left and right, z for back and front.
 * Meters.
 */
export interface FloorBox {
  left: number
  right: number
  back: number
  front: number
}

/** The bounding rectangle of places, parallel to the walls. @throws RangeError for none */
export function boxOf(places: readonly FloorPlace[]): FloorBox {
  if (places.length === 0) throw new RangeError('There are no bounds of nothing')
  const [xs, zs] = [places.map(({ x }) => x), places.map(({ z }) => z)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    back: Math.min(...zs),
    front: Math.max(...zs),
  }
}

/** The corners of a rectangular room, counter-clockwise seen from above, the near left one first. */
export function outlineOf({ left, right, back, front }: FloorBox): FloorPlace[] {
  return [
    { x: left, z: front },
    { x: right, z: front },
    { x: right, z: back },
    { x: left, z: back },
  ]
}

/** Two nearer points determine no direction, and a wall nearer to the camera cannot be seen. Meters. */
const least = { apart: 0.25, distance: 0.15 }

/** A wall snaps to a direction of the room within this angle. Degrees. */
const nearlyAligned = 4

/** The unit normal into the room. */
export function inwardNormal({ turn }: Pick<Wall, 'turn'>): FloorPlace {
  return { x: Math.sin(radians(turn)), z: Math.cos(radians(turn)) }
}

/** The signed distance of a place in front of a wall, meters; negative behind it. */
export function signedDistance(wall: Omit<Wall, 'id'>, { x, z }: FloorPlace): number {
  const normal = inwardNormal(wall)
  return normal.x * x + normal.z * z + wall.distance
}

/** The wall whose foot runs through two places. @returns null when they are too near */
export function wallThrough(a: FloorPlace, b: FloorPlace): Omit<Wall, 'id'> | null {
  const [x, z] = [b.x - a.x, b.z - a.z]
  if (Math.hypot(x, z) < least.apart) return null
  // Perpendicular to the foot, toward the camera.
  const side = Math.sign(z * a.x - x * a.z) || 1
  const drawn = degrees(Math.atan2(-z * side, x * side))
  const quarter = Math.round(drawn / 90) * 90
  const turn = Math.abs(drawn - quarter) <= nearlyAligned ? quarter : Math.round(drawn * 10) / 10
  const middle = { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 }
  const wall = { turn: wrap360(turn) % 360, distance: 0 }
  const distance = -signedDistance(wall, middle)
  return distance < least.distance ? null : { ...wall, distance }
}

/** The first wall that a ray from within the room hits, and the point. */
export function rayHitWall(
  walls: readonly Wall[],
  from: Vec3,
  ray: Vec3,
): { wall: Wall; at: Vec3 } | null {
  let nearest = Number.POSITIVE_INFINITY
  let met: Wall | undefined
  for (const wall of walls) {
    const normal = inwardNormal(wall)
    const towards = normal.x * ray[0] + normal.z * ray[2]
    if (towards > -1e-6) continue
    const far = -signedDistance(wall, { x: from[0], z: from[2] }) / towards
    if (far <= 0 || far >= nearest) continue
    nearest = far
    met = wall
  }
  if (!met) return null
  return { wall: met, at: add(from, scale(ray, nearest)) }
}

/** Length of a foot that no other wall ends. Meters. */
const reach = 8

/** A wall's foot, clipped by the other walls. @returns null when nothing is left */
export function wallFoot(wall: Wall, walls: readonly Wall[]): FloorLine | null {
  const normal = inwardNormal(wall)
  const at = (along: number): FloorPlace => ({
    x: -normal.x * wall.distance + normal.z * along,
    z: -normal.z * wall.distance - normal.x * along,
  })
  let [from, to] = [-reach, reach]
  for (const other of walls) {
    const [a, b] = [signedDistance(other, at(from)), signedDistance(other, at(to))]
    if (other.id === wall.id || (a >= 0 && b >= 0)) continue
    // Two walls drawn along the same edge do not clip each other.
    if (Math.abs(wrap180(other.turn - wall.turn)) < 1) continue
    if (a < 0 && b < 0) return null
    const cut = from + ((to - from) * a) / (a - b)
    if (a < 0) from = cut
    else to = cut
  }
  return { from: at(from), to: at(to) }
}

/** Extent of the floor to each side where no wall ends it, meters. */
const endlessReach = 30

/** A floor without limits. */
const endless = outlineOf({
  left: -endlessReach,
  right: endlessReach,
  back: -endlessReach,
  front: endlessReach,
})

/**
 * The floor in front of all walls.
 * @param part  a convex polygon to clip; the endless floor by default
 * @returns its corners in order; none when nothing is left
 * Source: Sutherland & Hodgman 1974
 */
export function floorPolygon(
  walls: readonly Wall[],
  part: readonly FloorPlace[] = endless,
): FloorPlace[] {
  let corners = [...part]
  for (const wall of walls) {
    corners = corners.flatMap((corner, at) => {
      const next = corners[(at + 1) % corners.length] ?? corner
      const [here, there] = [signedDistance(wall, corner), signedDistance(wall, next)]
      const kept = here >= 0 ? [corner] : []
      if (here >= 0 === there >= 0) return kept
      const share = here / (here - there)
      return [...kept, placeBetween(corner, next, share)]
    })
  }
  return corners
}

/** Whether the line between two places crosses no wall. */
export function seesAcross(
  outline: readonly FloorPlace[],
  from: FloorPlace,
  to: FloorPlace,
): boolean {
  // A convex room hides nothing, and a camera may stand in a doorway, outside of it.
  if (outline.length <= 4) return true
  return edgesOf(outline).every(([a, b]) => {
    const leaves = side(a, b, to) < -1e-6 && side(a, b, from) > 1e-6
    return !(leaves && side(from, to, a) * side(from, to, b) < 0)
  })
}

/** Positive on the floor's side of a wall from a to b. */
const side = (a: FloorPlace, b: FloorPlace, { x, z }: FloorPlace): number =>
  (b.z - a.z) * (x - a.x) - (b.x - a.x) * (z - a.z)
