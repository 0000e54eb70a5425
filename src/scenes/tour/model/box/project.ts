import { add, scale, type Vector3 } from '../../../../math/vector.ts'
import { farFrom } from '../geometry/floor-point.ts'
import { crossingsOf, nearestOnWalls } from '../geometry/floor-polygon.ts'
import type { Beyond, RoomBox } from './room-box.ts'

/** Where a look through an open end of the room stops, metres. */
export const farthest = 100

/**
 * Where a visitor who has walked away from where the picture was taken finds in the picture what they look
 * at: the look meets the room's box at a point X, and X is looked up from where the camera stood.
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
 * @param look  of any length above zero
 * @returns the direction to look up, of a length above zero
 */
export function projectThrough(box: RoomBox, from: Vector3, look: Vector3): Vector3 {
  const { height, beyond } = box
  // Counted in metres, so that the farthest is one for all directions.
  const unit = scale(look, 1 / Math.hypot(...look))
  const wall = wallAhead(box, from, unit)
  const near = Math.min(wall, flatAhead(box, height, from, unit))
  const passes =
    beyond && (wall === farthest || (near === wall && isOpen(beyond, box, from, unit, wall)))
  const far = passes
    ? Math.min(wallAhead(beyond, from, unit), flatAhead(beyond, height, from, unit))
    : near
  return add(from, scale(unit, far))
}

type Walls = Pick<RoomBox, 'corners' | 'ceiling'>

function wallAhead({ corners }: Walls, from: Vector3, [x, , z]: Vector3): number {
  const wall = crossingsOf(corners, [from[0], from[2]], [x, z]).find(({ out }) => out)
  return Math.min(farthest, wall?.far ?? farthest)
}

function flatAhead({ ceiling }: Walls, height: number, from: Vector3, [, y]: Vector3): number {
  if (y === 0) return farthest
  return Math.min(farthest, ((y < 0 ? 0 : ceiling) - height - from[1]) / y)
}

/** Whether a look meets a wall where its doorway is. */
function isOpen(
  { door, width, height }: Beyond,
  box: RoomBox,
  from: Vector3,
  unit: Vector3,
  wall: number,
): boolean {
  const [x, y, z] = add(from, scale(unit, wall))
  const thick = farFrom(nearestOnWalls(box.corners, door), door)
  return (
    y <= height - box.height && Math.hypot(x - door[0], z - door[1]) <= Math.hypot(width / 2, thick)
  )
}
