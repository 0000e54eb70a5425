import type { RoomBox } from '../box/room-box.ts'
import type { Angles } from '../document/tour-document.ts'
import {
  ahead,
  between,
  type FloorPoint,
  farFrom,
  floorPointOf,
  minus,
  plus,
  turned,
} from '../geometry/floor-point.ts'
import { crossingsOf, nearestOnWalls, ordered } from '../geometry/floor-polygon.ts'

/** A wall thicker than this has no doorway, metres. */
const thickest = 0.8

/** How far before the doorway on the floor, or behind the wall, its mark may lie and still mean it, metres. */
const nearDoor = 1

/** A mark on the door itself, not on the floor before it, is seen less steep than this, degrees. */
const steepMark = -12

/** Where the other room is, as its own walls tell it and the pose between the two. */
export type OtherRoom = { corners: RoomBox['corners']; at: FloorPoint; turn: number }

/**
 * Where in the floor of a room the doorway lies that a link marks, metres. By what tells it best:
 * the look through the mark leaves this room and enters the other, and the doorway is in the middle of
 * the wall between; the mark lies on the floor near the wall that both share; the look leaves this room;
 * the mark lies on the floor.
 * @param box     of the room; null while its corners are not known
 * @param height  of the camera, metres
 * @returns null where none of this tells it
 */
export function doorwayOf(
  mark: Angles,
  box: RoomBox | null,
  height: number,
  other: OtherRoom | null,
): FloorPoint | null {
  const onFloor = floorPointOf(mark, height)
  if (!box) return onFloor && mark.pitch <= steepMark ? onFloor : null
  const towards = ahead(mark.yaw, 1)
  const exit = crossingsOf(box.corners, [0, 0], towards).find(({ out }) => out)?.far
  if (other) {
    const corners = ordered(
      other.corners.map((corner) => plus(other.at, turned(corner, -other.turn))),
    )
    const entry = crossingsOf(corners, [0, 0], towards).find(({ out }) => !out)?.far
    if (exit !== undefined && entry !== undefined && Math.abs(entry - exit) <= thickest)
      return ahead(mark.yaw, (exit + entry) / 2)
    const shared = onFloor && inSharedWall(onFloor, box.corners, corners)
    if (shared) return shared
  }
  if (exit === undefined) return onFloor
  // A mark half way up a door meets the floor far behind the wall.
  const isOnFloor = onFloor && Math.hypot(...onFloor) <= exit + nearDoor
  return isOnFloor ? onFloor : ahead(mark.yaw, exit)
}

function inSharedWall(
  point: FloorPoint,
  corners: readonly FloorPoint[],
  others: readonly FloorPoint[],
): FloorPoint | null {
  const here = nearestOnWalls(corners, point)
  const there = nearestOnWalls(others, here)
  const middle = between(here, there, 0.5)
  return farFrom(here, there) <= thickest && farFrom(point, middle) <= nearDoor ? middle : null
}

/** The same doorway in the other room's floor. */
export const doorwayInOther = (door: FloorPoint, { at, turn }: Omit<OtherRoom, 'corners'>) =>
  turned(minus(door, at), turn)
