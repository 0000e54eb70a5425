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
import { stagingConfig } from '../config.ts'
import { edgeOf, type FloorBox, type Opening } from './room.ts'

/** What can be dragged of a floor: the two corners away from the camera, and the feet of the walls beside it. */
export const grips = ['farLeft', 'farRight', 'left', 'right'] as const
type Grip = (typeof grips)[number]

/** No room is narrower, and no wall nearer to the camera. Metres. */
const least = { wide: 1.2, ahead: 1 }

/** Where a floor is drawn that nobody has told yet: shares of the photo's width, and of the way below its horizon. */
const start = { left: 0.12, right: 0.88, down: 0.3 }

/** A first floor to be dragged to its place: such a one as the photo shows in its middle. */
export function startBox(camera: RoomCamera, photo: PhotoSize): FloorBox {
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

/** Where a grip is in the photo. @returns null for one behind the camera */
export function gripAt(
  box: FloorBox,
  grip: Grip,
  camera: RoomCamera,
  photo: PhotoSize,
): Pixel | null {
  const { x, z } = gripPlace(box, grip, camera, photo)
  return pixelOf(camera, photo, [x, 0, z])
}

/** A wall is gripped in the middle of what the photo shows of its foot. */
function gripPlace(box: FloorBox, grip: Grip, camera: RoomCamera, photo: PhotoSize): FloorPlace {
  const x = grip === 'left' || grip === 'farLeft' ? box.left : box.right
  const far = { x, z: box.back }
  if (grip === 'farLeft' || grip === 'farRight') return far
  const seen = Array.from({ length: steps + 1 }, (_, at) => {
    return { x, z: box.back + ((box.front - box.back) * at) / steps }
  }).filter((place) => seesFloor(camera, photo, place))
  return seen[Math.floor(seen.length / 2)] ?? far
}

/** A wall's foot is looked at in so many places. */
const steps = 40

/**
 * The floor after a grip was dragged to a place of the photo.
 * @returns the floor as it was where there is no floor, as above the horizon
 */
export function dragGrip(
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

/** A floor that the camera stands upon or before, and that can be furnished. */
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

/** The floor whose far corners are where they were in the photo, seen by a camera that was put right. */
export function followCamera(
  box: FloorBox,
  before: RoomCamera,
  camera: RoomCamera,
  photo: PhotoSize,
): FloorBox {
  return (['farLeft', 'farRight'] as const).reduce((now, grip) => {
    const at = gripAt(box, grip, before, photo)
    return at ? dragGrip(now, grip, at, camera, photo) : now
  }, box)
}

/** The walls of a drawn floor that a photo shows. */
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

/** What nobody has measured: of most homes' doors, and of windows with a sill. Metres */
const heights = { door: { sill: 0, head: 2.1 }, window: { sill: 0.5, head: 2.3 } } as const

/** No door is narrower. Metres */
const narrowest = 0.4

/** How much of what is seen of a wall a new one takes. */
const first = 0.3

const lengthOf = (box: FloorBox, side: MarkedSide): number =>
  side === 'back' ? box.right - box.left : box.front - box.back

/** The foot of a wall at a share of it. */
export function footAt(box: FloorBox, side: MarkedSide, share: number): FloorPlace {
  if (side === 'back') return { x: box.left + share * lengthOf(box, side), z: box.back }
  return { x: side === 'left' ? box.left : box.right, z: box.back + share * lengthOf(box, side) }
}

/** Metres of wall that it takes. */
export const widthOf = (box: FloorBox, { side, from, to }: MarkedOpening): number =>
  (to - from) * lengthOf(box, side)

/** One in the middle of what a photo shows of a wall; of a wall that it does not show, at its far end. */
export function markOpening(
  box: FloorBox,
  { kind, side, id }: Pick<MarkedOpening, 'kind' | 'side' | 'id'>,
  camera: RoomCamera,
  photo: PhotoSize,
): MarkedOpening {
  const shares = Array.from({ length: 41 }, (_, at) => at / 40)
  const seen = shares.filter((share) => seesFloor(camera, photo, footAt(box, side, share)))
  const [low, high] = [seen[0] ?? 0, seen.at(-1) ?? 1]
  const middle = (low + high) / 2
  const half = Math.max((first * (high - low)) / 2, narrowest / lengthOf(box, side) / 2)
  const start = clamp(middle - half, 0, Math.max(0, 1 - 2 * half))
  return { id, kind, side, from: start, to: Math.min(1, start + 2 * half) }
}

/** After an end was dragged to a place of the photo; as it was where there is no floor. */
export function dragEnd(
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

/** As the room has it: metres along the edge of the outline, which runs round the floor against the clock. */
export function openingOf(box: FloorBox, { kind, side, from, to }: MarkedOpening): Opening {
  const length = lengthOf(box, side)
  const isAgainst = side !== 'left'
  return {
    ...{ kind, wall: edgeOf[side], ...heights[kind] },
    from: length * (isAgainst ? 1 - to : from),
    to: length * (isAgainst ? 1 - from : to),
  }
}
