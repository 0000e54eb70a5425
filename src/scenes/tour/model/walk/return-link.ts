import { wrap180 } from '../../../../math/angle.ts'
import { tourConfig } from '../../config.ts'
import { shortestTurn } from '../camera/angles.ts'
import { anglesToFloor } from '../camera/floor.ts'
import { findRoom } from '../document/edit.ts'
import {
  type Angles,
  cameraHeightOf,
  type Link,
  type Room,
  type RoomId,
  type TourDocument,
  type ViewDirection,
} from '../document/tour-document.ts'
import { doorwayInAdjacentRoom, doorwayOf, type RelativePose, relativePoseOf } from './doorway.ts'
import { boxOfRoom } from './room-box.ts'

/**
 * The direction of a return link, and its evidence, the most reliable first: the doorway's position; the other room's
 * pin; both norths; the arrival direction; that room's initial direction.
 */
type ReturnLink = Angles & { by: 'doorway' | 'pin' | 'norths' | 'arrive' | 'look' }

/**
 * Suggests the direction of the return link in a link's target room: the doorway's threshold as seen by the camera
 * there, if it is known; otherwise at the link's own pitch.
 * @returns null for a link to no room of the tour
 */
export function suggestReturnLink(
  document: TourDocument,
  from: RoomId,
  link: Pick<Link, 'to' | 'yaw' | 'pitch' | 'arrive'>,
): ReturnLink | null {
  const [here, there] = [findRoom(document, from), findRoom(document, link.to)]
  if (!here || !there) return null
  const pose = relativePoseOf(document.plan, here, there)
  const placed = returnLinkThroughDoorway(here, there, link, pose)
  if (placed) return { ...placed, by: 'doorway' }
  const { pitch } = link
  const back = (yaw: number, by: ReturnLink['by']): ReturnLink => ({
    yaw: wrap180(yaw + 180),
    pitch,
    by,
  })
  if (pose.yaw !== null && pose.turn !== null) return back(pose.yaw + pose.turn, 'pin')
  if (pose.turn !== null) return back(link.yaw + pose.turn, 'norths')
  if (link.arrive !== null) return back(link.arrive, 'arrive')
  return back(there.look?.yaw ?? 0, 'look')
}

function returnLinkThroughDoorway(
  here: Room,
  there: Room,
  link: Angles,
  { at, turn }: RelativePose,
): Angles | null {
  if (!at || turn === null) return null
  const box = boxOfRoom(there)
  const other = box && { corners: box.corners, at, turn }
  const door = doorwayOf(link, boxOfRoom(here), cameraHeightOf(here), other)
  return door && anglesToFloor(doorwayInAdjacentRoom(door, { at, turn }), cameraHeightOf(there))
}

/** The return link; of several the one nearest to the suggestion. */
export function findReturnLink(
  document: TourDocument,
  from: RoomId,
  link: Pick<Link, 'to' | 'yaw' | 'pitch' | 'arrive'>,
): Link | null {
  const ways = findRoom(document, link.to)?.links.filter(({ to }) => to === from) ?? []
  const [first = null] = ways
  if (ways.length < 2) return first
  const suggested = suggestReturnLink(document, from, link)
  if (!suggested || suggested.by === 'look') return first
  const off = ({ yaw }: Link) => Math.abs(shortestTurn(yaw, suggested.yaw))
  return ways.reduce((best, way) => (off(way) < off(best) ? way : best))
}

/**
 * The yaw on arrival in the other room: the link's own; otherwise away from the doorway, opposite to the marked or
 * suggested return link.
 */
export function arrivalYaw(document: TourDocument, from: RoomId, link: Omit<Link, 'id'>): number {
  if (link.arrive !== null) return link.arrive
  const back = findReturnLink(document, from, link) ?? suggestReturnLink(document, from, link)
  return wrap180((back?.yaw ?? 180) + 180)
}

/** View direction on arrival: level, at 100 %. */
export function arrivalDirection(
  document: TourDocument,
  from: RoomId,
  link: Omit<Link, 'id'>,
): ViewDirection {
  return { yaw: arrivalYaw(document, from, link), pitch: 0, zoom: tourConfig.zoom.home }
}
