import { crossesItself, isInside, signedArea } from '../../../../math/polygon.ts'
import { type Angles, heightOf, type Room } from '../document/tour-document.ts'
import { vectorOf } from '../geometry/angles.ts'
import { type FloorPoint, floorPointOf } from '../geometry/floor-point.ts'
import { ordered } from '../geometry/floor-polygon.ts'

/**
 * A room as walls that stand upright on a floor, under a level ceiling: what its picture is thrown on
 * when the visitor walks in it. The camera stood at the origin.
 */
export type RoomBox = {
  /** of the floor, from +x towards +z */
  corners: readonly FloorPoint[]
  /** of the camera above the floor, metres */
  height: number
  /** above the floor, metres */
  ceiling: number
  /** the room behind the doorway that one walks through; its picture is seen in this one through the doorway */
  beyond?: Beyond
}

/** A room as seen through a doorway of the one before it, in that one's axes, on one floor with it. */
export type Beyond = {
  corners: RoomBox['corners']
  ceiling: number
  /** the middle of the doorway */
  door: FloorPoint
  /** of the doorway, metres */
  width: number
  height: number
}

/** A doorway nobody measured, metres. */
export const usualDoorway = { width: 0.9, height: 2.05 }

/** The ceiling of a room where nobody said how high it is, metres; and how far above the camera at least. */
export const usualCeiling = 2.6
const leastAbove = 0.5

/** Less floor than this is a slip of the pointer, m². */
const leastFloor = 0.5

/**
 * Why there is no box: too few corners, one that is not below the horizon (`at` tells which), walls that
 * cross, hardly any floor, or a camera that did not stand on it.
 */
export type BoxFault =
  | { code: 'TooFew' | 'Crossing' | 'Small' | 'Outside' }
  | { code: 'Horizon'; at: number }

/**
 * The box of a room whose floor corners were clicked.
 * @param height   of the camera above the floor, metres
 * @param ceiling  above the floor, metres
 */
export function boxOfCorners(
  clicked: readonly Angles[],
  height: number,
  ceiling = Math.max(usualCeiling, height + leastAbove),
): { box: RoomBox } | { fault: BoxFault } {
  if (clicked.length < 3) return { fault: { code: 'TooFew' } }
  const points = clicked.map((corner) => floorPointOf(corner, height))
  const above = points.indexOf(null)
  if (above >= 0) return { fault: { code: 'Horizon', at: above } }
  const corners = ordered(points.filter((point) => point !== null))
  if (crossesItself(corners)) return { fault: { code: 'Crossing' } }
  if (signedArea(corners) < leastFloor) return { fault: { code: 'Small' } }
  if (!isInside([0, 0], corners)) return { fault: { code: 'Outside' } }
  return { box: { corners, height, ceiling } }
}

/** The box of a room of a tour; null where its floor is not known, or makes none. */
export function boxOfRoom(room: Pick<Room, 'floor' | 'height' | 'projection'>): RoomBox | null {
  // A picture that hangs in front of the visitor surrounds nothing.
  if (!room.floor || room.projection === 'flat') return null
  const made = boxOfCorners(
    room.floor.map(([yaw, pitch]) => ({ yaw, pitch })),
    heightOf(room),
  )
  return 'box' in made ? made.box : null
}

/**
 * How high the ceiling is, from a point where it meets the wall right above a place on the floor.
 * @param foot   the place, metres
 * @param above  where the ceiling is seen over it; its yaw does not count
 */
export function ceilingOver(foot: FloorPoint, above: Angles, height: number): number {
  const [x, y, z] = vectorOf(above)
  return height + (Math.hypot(...foot) * y) / Math.hypot(x, z)
}
