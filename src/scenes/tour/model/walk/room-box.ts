import { isInside, isSelfIntersecting, signedArea } from '../../../../math/polygon.ts'
import { type FloorPoint, floorPointOf, orderedCorners } from '../camera/floor.ts'
import { cameraHeightOf, type Room } from '../document/tour-document.ts'

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

/** A room seen through a doorway of the previous one, in that one's coordinates, on the same floor and under the same ceiling. */
type RoomBeyond = {
  corners: RoomBox['corners']
  /** the middle of the doorway */
  door: FloorPoint
  /** of the doorway, meters */
  width: number
  height: number
}

/** Assumed size of a doorway, meters. */
export const defaultDoorwaySize = { width: 0.9, height: 2.05 }

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
  const height = cameraHeightOf(room)
  const points = floor?.map(([yaw, pitch]) => floorPointOf({ yaw, pitch }, height)) ?? []
  // A flat picture does not surround the camera.
  if (projection === 'flat' || points.length < 3 || points.includes(null)) return null
  const corners = orderedCorners(points.filter((point) => point !== null))
  const isValid = !isSelfIntersecting(corners) && signedArea(corners) >= leastFloor
  if (!isValid || !isInside([0, 0], corners)) return null
  return { corners, height, ceiling: Math.max(defaultCeiling, height + leastAbove) }
}
