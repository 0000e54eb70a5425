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

/** The most thickness of a wall with a doorway, meters. */
const thickest = 0.8

/** The most distance of a mark from its doorway, on the floor in front or behind the wall, meters. */
const nearDoor = 1

/** Pitch above which a mark is on the door itself instead of the floor in front, degrees. */
const steepMark = -12

/** The other room's corners in its own floor, and its position and turn relative to the first. */
export type AdjacentRoom = { corners: RoomBox['corners']; at: FloorPoint; turn: number }

/**
 * Finds the doorway of a link in the floor of a room, meters, by the best evidence: the ray through the mark leaves
 * this room and enters the other, with the doorway in the middle of the wall between; the mark is on the floor near
 * the shared wall; the ray leaves this room; the mark is on the floor.
 * @param box     of the room; null while its corners are not known
 * @param height  of the camera, meters
 * @returns null where none of this tells it
 */
export function doorwayOf(
  mark: Angles,
  box: RoomBox | null,
  height: number,
  other: AdjacentRoom | null,
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
  // A mark half way up a door projects to the floor far behind the wall.
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

/** The same doorway in the other room's coordinates. */
export const doorwayInAdjacentRoom = (
  door: FloorPoint,
  { at, turn }: Omit<AdjacentRoom, 'corners'>,
) => rotatePoint(subtractPoints(door, at), turn)

/** Position and turn of one room's picture relative to another's. A part that is not known is null. */
export type RelativePose = {
  /** what a yaw in the first room's picture grows by in the second's, degrees */
  turn: number | null
  /** the yaw in the first at which the second's standing point lies */
  yaw: number | null
  /** the second's standing point in the floor of the first, meters */
  at: FloorPoint | null
}

/** The relative pose of two rooms from their norths and pins. */
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
  // Coinciding pins give no direction.
  const isWay = a[0] !== b[0] || a[1] !== b[1]
  if (yaw === null || !isWay) return { turn, yaw: null, at: null }
  return { turn, yaw, at: distance === null ? null : pointAhead(yaw, distance) }
}
