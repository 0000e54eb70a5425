import { wrap180 } from '../../../../math/angle.ts'
import {
  addPoints,
  distance,
  type FloorPoint,
  floorPointOf,
  lerpPoint,
  nearestWallPoint,
  orderedCorners,
  pointAhead,
  rotatePoint,
  subtractPoints,
  wallCrossings,
} from '../camera/floor.ts'
import type { Angles, Plan, Room } from '../document/tour-document.ts'
import { pinOf, planDirection, planDistance, yawOfPlanDirection } from '../plan/plan-geometry.ts'
import type { RoomBox } from './room-box.ts'

/** A wall thicker than this has no doorway, metres. */
const thickest = 0.8

/** How far before the doorway on the floor, or behind the wall, its mark may lie and still mean it, metres. */
const nearDoor = 1

/** A mark on the door itself, not on the floor before it, is seen less steep than this, degrees. */
const steepMark = -12

/** The other room's corners in its own floor, and its position and turn relative to the first. */
export type OtherRoom = { corners: RoomBox['corners']; at: FloorPoint; turn: number }

/**
 * Where in the floor of a room the doorway lies that a link marks, metres. By the best evidence there is:
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
  const towards = pointAhead(mark.yaw, 1)
  const exit = wallCrossings(box.corners, [0, 0], towards).find(({ out }) => out)?.far
  if (other) {
    const corners = orderedCorners(
      other.corners.map((corner) => addPoints(other.at, rotatePoint(corner, -other.turn))),
    )
    const entry = wallCrossings(corners, [0, 0], towards).find(({ out }) => !out)?.far
    if (exit !== undefined && entry !== undefined && Math.abs(entry - exit) <= thickest)
      return pointAhead(mark.yaw, (exit + entry) / 2)
    const shared = onFloor && inSharedWall(onFloor, box.corners, corners)
    if (shared) return shared
  }
  if (exit === undefined) return onFloor
  // A mark half way up a door meets the floor far behind the wall.
  const isOnFloor = onFloor && Math.hypot(...onFloor) <= exit + nearDoor
  return isOnFloor ? onFloor : pointAhead(mark.yaw, exit)
}

function inSharedWall(
  point: FloorPoint,
  corners: readonly FloorPoint[],
  others: readonly FloorPoint[],
): FloorPoint | null {
  const here = nearestWallPoint(corners, point)
  const there = nearestWallPoint(others, here)
  const middle = lerpPoint(here, there, 0.5)
  return distance(here, there) <= thickest && distance(point, middle) <= nearDoor ? middle : null
}

/** The same doorway in the other room's floor. */
export const doorwayInOther = (door: FloorPoint, { at, turn }: Omit<OtherRoom, 'corners'>) =>
  rotatePoint(subtractPoints(door, at), turn)

/** Position and turn of one room's picture relative to another's. A part that is not known is null. */
export type RelativePose = {
  /** what a yaw in the first room's picture grows by in the second's, degrees */
  turn: number | null
  /** the yaw in the first at which the second's standing point lies */
  yaw: number | null
  /** the second's standing point in the floor of the first, metres */
  at: FloorPoint | null
}

/** The relative pose of two rooms by their norths and pins. */
export function relativePoseOf(plan: Plan | null, from: Room, to: Room): RelativePose {
  const turn = from.north === null || to.north === null ? null : wrap180(to.north - from.north)
  const [here, there] = plan ? [pinOf(plan, from.id), pinOf(plan, to.id)] : []
  if (!plan || !here || !there) return { turn, yaw: null, at: null }
  const [a, b] = [
    [here.x, here.y],
    [there.x, there.y],
  ] as const
  const yaw = yawOfPlanDirection(plan, from, planDirection(plan, a, b))
  const distance = planDistance(plan, a, b)
  // Two pins on one spot: there is no way from one to the other.
  const isWay = a[0] !== b[0] || a[1] !== b[1]
  if (yaw === null || !isWay) return { turn, yaw: null, at: null }
  return { turn, yaw, at: distance === null ? null : pointAhead(yaw, distance) }
}
