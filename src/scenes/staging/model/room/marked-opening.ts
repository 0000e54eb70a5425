import { clamp } from '../../../../math/clamp.ts'
import {
  type FloorPlace,
  floorAt,
  type PhotoSize,
  type Pixel,
  type RoomCamera,
  seesFloor,
} from '../../../../room-photo/model/camera.ts'
import type { Opening } from '../room.ts'
import { edgeOf, type FloorBox } from './box.ts'

/** The walls of a drawn floor that a photo shows. */
export const markedSides = ['left', 'back', 'right'] as const
export type MarkedSide = (typeof markedSides)[number]

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
