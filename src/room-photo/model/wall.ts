import { degrees, radians, wrap180, wrap360 } from '../../math/angle.ts'
import { add, scale, type Vector3 } from '../../math/vector.ts'
import type { FloorPlace } from './camera.ts'

/** An upright wall, as wide as the room is: rooms are taken to bulge in nowhere. */
export interface Wall {
  id: number
  /** degrees, as a piece with its back to the wall is turned: at 0 it faces the camera's side of the room */
  turn: number
  /** metres from the room's origin, across the wall */
  distance: number
  /** how sure it is where nobody drew it; what the visitor moves is the visitor's own */
  found?: 'known' | 'good' | 'fair'
}

/** A line on the floor. */
export interface FloorLine {
  from: FloorPlace
  to: FloorPlace
}

/** Two points nearer to each other tell no direction; a wall nearer to the camera could not have been seen. Metres. */
const least = { apart: 0.25, distance: 0.15 }

/** A wall's direction is one of the room's own where it is so near to one. Degrees. */
const nearlyAligned = 4

/** Of length 1, into the room. */
export function inwards({ turn }: Pick<Wall, 'turn'>): FloorPlace {
  return { x: Math.sin(radians(turn)), z: Math.cos(radians(turn)) }
}

/** How far a place lies before a wall, metres; negative behind it. */
export function before(wall: Omit<Wall, 'id'>, { x, z }: FloorPlace): number {
  const normal = inwards(wall)
  return normal.x * x + normal.z * z + wall.distance
}

/** The wall whose foot runs through two places. @returns null where they tell none */
export function wallThrough(a: FloorPlace, b: FloorPlace): Omit<Wall, 'id'> | null {
  const [x, z] = [b.x - a.x, b.z - a.z]
  if (Math.hypot(x, z) < least.apart) return null
  // Across the foot line, towards the camera.
  const side = Math.sign(z * a.x - x * a.z) || 1
  const drawn = degrees(Math.atan2(-z * side, x * side))
  const quarter = Math.round(drawn / 90) * 90
  const turn = Math.abs(drawn - quarter) <= nearlyAligned ? quarter : Math.round(drawn * 10) / 10
  const middle = { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 }
  const wall = { turn: wrap360(turn) % 360, distance: 0 }
  const distance = -before(wall, middle)
  return distance < least.distance ? null : { ...wall, distance }
}

/** The wall that a ray from within the room meets first, and where. */
export function rayHitWall(
  walls: readonly Wall[],
  from: Vector3,
  ray: Vector3,
): { wall: Wall; at: Vector3 } | null {
  let nearest = Number.POSITIVE_INFINITY
  let met: Wall | undefined
  for (const wall of walls) {
    const normal = inwards(wall)
    const towards = normal.x * ray[0] + normal.z * ray[2]
    if (towards > -1e-6) continue
    const far = -before(wall, { x: from[0], z: from[2] }) / towards
    if (far <= 0 || far >= nearest) continue
    nearest = far
    met = wall
  }
  if (!met) return null
  return { wall: met, at: add(from, scale(ray, nearest)) }
}

/** How far a foot line is drawn where no other wall ends it. Metres. */
const reach = 8

/** A wall's foot, as far as the other walls leave it. @returns null where they leave nothing */
export function footOf(wall: Wall, walls: readonly Wall[]): FloorLine | null {
  const normal = inwards(wall)
  const at = (along: number): FloorPlace => ({
    x: -normal.x * wall.distance + normal.z * along,
    z: -normal.z * wall.distance - normal.x * along,
  })
  let [from, to] = [-reach, reach]
  for (const other of walls) {
    const [a, b] = [before(other, at(from)), before(other, at(to))]
    if (other.id === wall.id || (a >= 0 && b >= 0)) continue
    // Two drawn along the same edge do not hide one another.
    if (Math.abs(wrap180(other.turn - wall.turn)) < 1) continue
    if (a < 0 && b < 0) return null
    const cut = from + ((to - from) * a) / (a - b)
    if (a < 0) from = cut
    else to = cut
  }
  return { from: at(from), to: at(to) }
}

/** How far the floor goes to each side where no wall ends it, metres. */
const endlessReach = 30

/** A floor without limits. */
const endless: readonly FloorPlace[] = [
  { x: -endlessReach, z: -endlessReach },
  { x: -endlessReach, z: endlessReach },
  { x: endlessReach, z: endlessReach },
  { x: endlessReach, z: -endlessReach },
]

/**
 * The floor before all the walls.
 * @param part  of the floor, convex, its corners in turn; all of it unless told
 * @returns its corners, in turn; none where the walls leave no floor
 * Source: Sutherland & Hodgman 1974
 */
export function floorArea(walls: readonly Wall[], part = endless): FloorPlace[] {
  let corners = [...part]
  for (const wall of walls) {
    corners = corners.flatMap((corner, at) => {
      const next = corners[(at + 1) % corners.length] ?? corner
      const [here, there] = [before(wall, corner), before(wall, next)]
      const kept = here >= 0 ? [corner] : []
      if (here >= 0 === there >= 0) return kept
      const share = here / (here - there)
      const cut = {
        x: corner.x + (next.x - corner.x) * share,
        z: corner.z + (next.z - corner.z) * share,
      }
      return [...kept, cut]
    })
  }
  return corners
}
