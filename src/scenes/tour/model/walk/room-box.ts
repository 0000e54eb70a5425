import { isInside, isSelfIntersecting, signedArea } from '../../../../math/polygon.ts'
import { add, scale, type Vector3 } from '../../../../math/vector.ts'
import {
  distance,
  type FloorPoint,
  floorPointOf,
  nearestWallPoint,
  orderedCorners,
  wallCrossings,
} from '../camera/floor.ts'
import { heightOf, type Room } from '../document/tour-document.ts'

/**
 * A room with vertical walls, a floor and a level ceiling, on which its picture is projected during a walk. The
 * camera is at the origin.
 */
export type RoomBox = {
  /** of the floor, from +x toward +z */
  corners: readonly FloorPoint[]
  /** of the camera above the floor, meters */
  height: number
  /** above the floor, meters */
  ceiling: number
  /** the room behind the doorway that one walks through; its picture is seen in this one through the doorway */
  beyond?: RoomBeyond
}

/** A room seen through a doorway of the previous one, in that one's coordinates, on the same floor. */
type RoomBeyond = {
  corners: RoomBox['corners']
  ceiling: number
  /** the middle of the doorway */
  door: FloorPoint
  /** of the doorway, meters */
  width: number
  height: number
}

/** Assumed size of a doorway, meters. */
export const defaultDoorway = { width: 0.9, height: 2.05 }

/** Assumed ceiling height, meters, and its least height above the camera. */
const defaultCeiling = 2.6
const leastAbove = 0.5

/** A smaller floor is an accident, m². */
const leastFloor = 0.5

/**
 * The box of a room of a tour.
 * @returns null without a floor of three corners or more below the horizon, whose walls do not cross, round the camera
 */
export function boxOfRoom(room: Pick<Room, 'floor' | 'height' | 'projection'>): RoomBox | null {
  const { floor, projection } = room
  const height = heightOf(room)
  const points = floor?.map(([yaw, pitch]) => floorPointOf({ yaw, pitch }, height)) ?? []
  // A flat picture does not surround the camera.
  if (projection === 'flat' || points.length < 3 || points.includes(null)) return null
  const corners = orderedCorners(points.filter((point) => point !== null))
  const isValid = !isSelfIntersecting(corners) && signedArea(corners) >= leastFloor
  if (!isValid || !isInside([0, 0], corners)) return null
  return { corners, height, ceiling: Math.max(defaultCeiling, height + leastAbove) }
}

/** Length of a ray that meets no wall, meters. */
const maxRayLength = 100

/**
 * The direction to sample in the picture for a ray cast from beside where it was taken:
 * the ray meets the room's box at a point X, and X is sampled as seen from where the camera stood.
 *
 * In GLSL, for a fragment that looks along `d` from `o` (the camera stood at the origin, `h` above the floor,
 * under a ceiling at `c`; `corner[n]` as [x, z], ordered; every fragment of a frame has the same `o`):
 *
 *     float t = 100.;
 *     if (d.y < 0.) t = min(t, (-h - o.y) / d.y);
 *     if (d.y > 0.) t = min(t, (c - h - o.y) / d.y);
 *     for (int i = 0; i < n; i++) {
 *       vec2 a = corner[i] - o.xz, e = corner[(i + 1) % n] - corner[i];
 *       float facing = d.x * e.y - d.z * e.x;             // > 0: seen from inside
 *       float far = (a.x * e.y - a.y * e.x) / facing;
 *       float along = (a.x * d.z - a.y * d.x) / facing;
 *       if (facing > 0. && far > 0. && along >= 0. && along <= 1.) t = min(t, far);
 *     }
 *     vec3 X = o + t * d;                                 // then yaw = atan(X.x, -X.z), as without a walk
 *
 * Walls count from their inner side alone: from a doorway, or from the room before it, one looks in.
 *
 * What is seen through the doorway ahead hangs on the walls of the room beyond, not in the doorway, where it would
 * grow as one comes near: where the wall's X lies within the doorway, or no wall is met any more, the same is done
 * once again with the corners and the ceiling of `beyond`.
 *
 * @param from  where the visitor is, seen from where the camera stood; below the ceiling, above the floor
 * @param look  direction of the ray, of any length above zero
 * @returns the direction to look up, of a length above zero
 */
export function projectOntoBox(box: RoomBox, from: Vector3, look: Vector3): Vector3 {
  const { height, beyond } = box
  // Counted in meters, so that the farthest is one for all directions.
  const unit = scale(look, 1 / Math.hypot(...look))
  const wall = wallAhead(box, from, unit)
  const near = Math.min(wall, flatAhead(box, height, from, unit))
  const passes =
    beyond && (wall === maxRayLength || (near === wall && isOpen(beyond, box, from, unit, wall)))
  const far = passes
    ? Math.min(wallAhead(beyond, from, unit), flatAhead(beyond, height, from, unit))
    : near
  return add(from, scale(unit, far))
}

type Walls = Pick<RoomBox, 'corners' | 'ceiling'>

function wallAhead({ corners }: Walls, from: Vector3, [x, , z]: Vector3): number {
  const wall = wallCrossings(corners, [from[0], from[2]], [x, z]).find(({ out }) => out)
  return Math.min(maxRayLength, wall?.far ?? maxRayLength)
}

function flatAhead({ ceiling }: Walls, height: number, from: Vector3, [, y]: Vector3): number {
  if (y === 0) return maxRayLength
  return Math.min(maxRayLength, ((y < 0 ? 0 : ceiling) - height - from[1]) / y)
}

/** Whether a ray meets a wall inside its doorway. */
function isOpen(
  { door, width, height }: RoomBeyond,
  box: RoomBox,
  from: Vector3,
  unit: Vector3,
  wall: number,
): boolean {
  const [x, y, z] = add(from, scale(unit, wall))
  const thick = distance(nearestWallPoint(box.corners, door), door)
  return (
    y <= height - box.height && Math.hypot(x - door[0], z - door[1]) <= Math.hypot(width / 2, thick)
  )
}
