import { clamp } from '../../../math/clamp.ts'
import {
  eyeOf,
  type FloorPlace,
  floorAt,
  horizonAt,
  type PhotoSize,
  type Pixel,
  pixelOf,
  type RoomCamera,
  seesFloor,
} from '../../../room-photo/model/camera.ts'
import type { FloorBox } from '../../../room-photo/model/wall.ts'
import { stagingConfig } from '../config.ts'
import { edgeIndexes, type Opening } from './room.ts'

/** The handles of a drawn floor: its two far corners, and the feet of the side walls. */
export const floorHandleIds = ['farLeft', 'farRight', 'left', 'right'] as const
type Grip = (typeof floorHandleIds)[number]

/** The least width of a room and distance of a wall. Meters. */
const least = { wide: 1.2, ahead: 1 }

/** Position of the initial floor: shares of the photo's width, and of the height below its horizon. */
const start = { left: 0.12, right: 0.88, down: 0.3 }

/** The initial floor, in the middle of the photo, to be dragged to its place. */
export function initialFloorBox(camera: RoomCamera, photo: PhotoSize): FloorBox {
  const at = (across: number) => {
    const x = across * photo.width
    const horizon = clamp(horizonAt(camera, photo, x).y, 0, photo.height * 0.9)
    return floorAt(camera, photo, { x, y: horizon + (photo.height - horizon) * start.down })
  }
  const [a, b] = [at(start.left), at(start.right)]
  const [x, , z] = eyeOf(camera)
  const back = Math.min(((a?.z ?? -4) + (b?.z ?? -4)) / 2, z - 2)
  const box = { left: a?.x ?? -2, right: b?.x ?? 2, back, front: z + stagingConfig.behind }
  return bounded(box, { x, z })
}

/** The pixel of a handle. @returns null behind the camera */
export function handlePixel(
  box: FloorBox,
  grip: Grip,
  camera: RoomCamera,
  photo: PhotoSize,
): Pixel | null {
  const { x, z } = gripPlace(box, grip, camera, photo)
  return pixelOf(camera, photo, [x, 0, z])
}

/** The handle of a side wall is in the middle of its visible foot. */
function gripPlace(box: FloorBox, grip: Grip, camera: RoomCamera, photo: PhotoSize): FloorPlace {
  const side = grip === 'left' || grip === 'farLeft' ? 'left' : 'right'
  const isFar = grip === 'farLeft' || grip === 'farRight'
  const seen = isFar ? [] : seenShares(box, side, camera, photo)
  return wallFootAt(box, side, seen[Math.floor(seen.length / 2)] ?? 0)
}

/**
 * The floor after a handle was dragged to a pixel.
 * @returns the same floor where the pixel shows no floor, as above the horizon
 */
export function dragHandle(
  box: FloorBox,
  grip: Grip,
  to: Pixel,
  camera: RoomCamera,
  photo: PhotoSize,
): FloorBox {
  const place = floorAt(camera, photo, to)
  if (!place) return box
  const side = grip === 'left' || grip === 'farLeft' ? { left: place.x } : { right: place.x }
  const isFar = grip === 'farLeft' || grip === 'farRight'
  const [x, , z] = eyeOf(camera)
  return bounded({ ...box, ...side, ...(isFar && { back: place.z }) }, { x, z })
}

/** Whether a floor is large enough and the camera is on it or in front of it. */
function bounded({ left, right, back, front }: FloorBox, eye: FloorPlace): FloorBox {
  const wide = Math.max(right - left, least.wide)
  const middle = (left + right) / 2
  return {
    left: Math.min(left, middle - wide / 2),
    right: Math.max(right, middle + wide / 2),
    back: Math.min(back, eye.z - least.ahead),
    front,
  }
}

/** The floor for a corrected camera, with its far corners at the same pixels. */
export function keepCornersInPhoto(
  box: FloorBox,
  before: RoomCamera,
  camera: RoomCamera,
  photo: PhotoSize,
): FloorBox {
  return (['farLeft', 'farRight'] as const).reduce((now, grip) => {
    const at = handlePixel(box, grip, before, photo)
    return at ? dragHandle(now, grip, at, camera, photo) : now
  }, box)
}

/** The walls of a drawn floor that can be in the photo. */
export const markedSides = ['left', 'back', 'right'] as const
type MarkedSide = (typeof markedSides)[number]

/** A window or a door that the visitor has marked along the foot of a wall. */
export interface MarkedOpening {
  id: number
  kind: Opening['kind']
  side: MarkedSide
  /** where it begins and ends, as shares of the wall: the far one from its left, the others from their far end */
  from: number
  to: number
}

/** Assumed heights of most doors, and of windows with a sill. Meters */
const heights = { door: { sill: 0, head: 2.1 }, window: { sill: 0.5, head: 2.3 } } as const

/** The least width of an opening. Meters */
const narrowest = 0.4

/** Width of a new opening as a share of the visible wall. */
const first = 0.3

const lengthOf = (box: FloorBox, side: MarkedSide): number =>
  side === 'back' ? box.right - box.left : box.front - box.back

/** The point on a wall's foot at a share of its length. */
export function wallFootAt(box: FloorBox, side: MarkedSide, share: number): FloorPlace {
  if (side === 'back') return { x: box.left + share * lengthOf(box, side), z: box.back }
  return { x: side === 'left' ? box.left : box.right, z: box.back + share * lengthOf(box, side) }
}

/** Places along a wall's foot that a photo shows, as shares of its length. */
const seenShares = (
  box: FloorBox,
  side: MarkedSide,
  camera: RoomCamera,
  photo: PhotoSize,
): number[] =>
  Array.from({ length: 41 }, (_, at) => at / 40).filter((share) =>
    seesFloor(camera, photo, wallFootAt(box, side, share)),
  )

/** Width of a marked opening, meters. */
export const openingWidth = (box: FloorBox, { side, from, to }: MarkedOpening): number =>
  (to - from) * lengthOf(box, side)

/** A new opening in the middle of the visible wall; of an invisible wall, at its far end. */
export function markOpening(
  box: FloorBox,
  { kind, side, id }: Pick<MarkedOpening, 'kind' | 'side' | 'id'>,
  camera: RoomCamera,
  photo: PhotoSize,
): MarkedOpening {
  const seen = seenShares(box, side, camera, photo)
  const [low, high] = [seen[0] ?? 0, seen.at(-1) ?? 1]
  const middle = (low + high) / 2
  const half = Math.max((first * (high - low)) / 2, narrowest / lengthOf(box, side) / 2)
  const start = clamp(middle - half, 0, Math.max(0, 1 - 2 * half))
  return { id, kind, side, from: start, to: Math.min(1, start + 2 * half) }
}

/** The opening after an end was dragged to a pixel; the same one where there is no floor. */
export function dragOpeningEnd(
  opening: MarkedOpening,
  end: 'from' | 'to',
  to: Pixel,
  box: FloorBox,
  camera: RoomCamera,
  photo: PhotoSize,
): MarkedOpening {
  const place = floorAt(camera, photo, to)
  if (!place) return opening
  const { side } = opening
  const length = lengthOf(box, side)
  const share = (side === 'back' ? place.x - box.left : place.z - box.back) / length
  const least = narrowest / length
  return end === 'from'
    ? { ...opening, from: clamp(share, 0, Math.max(0, opening.to - least)) }
    : { ...opening, to: clamp(share, Math.min(1, opening.from + least), 1) }
}

/** The opening in the room's coordinates: meters along the edge of the outline, which is counter-clockwise. */
export function openingOf(box: FloorBox, { kind, side, from, to }: MarkedOpening): Opening {
  const length = lengthOf(box, side)
  const isAgainst = side !== 'left'
  return {
    kind,
    wall: edgeIndexes[side],
    ...heights[kind],
    from: length * (isAgainst ? 1 - to : from),
    to: length * (isAgainst ? 1 - from : to),
  }
}
