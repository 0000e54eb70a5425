import { degrees, radians } from '../../../../math/angle.ts'
import { add, length, rotate, subtract, type Vec3 } from '../../../../math/vector.ts'

/**
 * The steps of AR: place the home on a `table`, choose one of its rooms (`choose`), place the
 * `door` to it, and go in and out (`open`). Without the home it begins with the door. In `open` another room may be
 * chosen for the same doorway, or the doorway be placed again.
 */
export type ArStep = 'table' | 'choose' | 'door' | 'open'

/** Of the doorway that one steps through, meters. */
export const doorSize = { width: 0.9, height: 2 } as const

/**
 * A doorway in the visitor's own room: the middle of its threshold, meters, and how it is turned, degrees counter-
 * clockwise seen from above. At 0 one who stands before it looks along −z.
 */
export type Door = { at: Vec3; turn: number }

/** Distance from the visitor when no floor is found, meters. */
const usualWay = 1.4

/** A doorway at a place of the floor, its front to a visitor. */
export const doorFacing = (at: Vec3, eye: Vec3): Door => ({
  at,
  turn: degrees(Math.atan2(eye[0] - at[0], eye[2] - at[2])),
})

/** A doorway ahead of a visitor. @param floor  its height, meters */
export function doorAhead(eye: Vec3, heading: number, floor: number): Door {
  const [x, , z] = add(eye, rotate([0, 0, -usualWay], [0, radians(heading), 0]))
  return { at: [x, floor, z], turn: heading }
}

/** A place relative to a doorway: to its right, above its threshold, and in front; meters. */
export const toDoorSpace = ({ at, turn }: Door, place: Vec3): Vec3 =>
  rotate(subtract(place, at), [0, radians(-turn), 0])

/** A longer step between two frames is a tracking correction. Meters. */
const longestStep = 1

/** Whether a step crosses a doorway, either way. */
export function crossesDoor(door: Door, before: Vec3, after: Vec3): boolean {
  if (length(subtract(after, before)) > longestStep) return false
  const [a, b] = [toDoorSpace(door, before), toDoorSpace(door, after)]
  if (a[2] >= 0 === b[2] >= 0) return false
  const share = a[2] / (a[2] - b[2])
  const x = a[0] + (b[0] - a[0]) * share
  const y = a[1] + (b[1] - a[1]) * share
  return Math.abs(x) <= doorSize.width / 2 && y >= 0 && y <= doorSize.height
}

/** Whether the visitor is in the room behind the doorway, and their head's last position. */
type DoorPassage = { isInside: boolean; eye: Vec3 | null }

export const createDoorPassage = (): DoorPassage => ({ isInside: false, eye: null })

/** Updates that with the visitor's head. @returns whether they went in or out in this frame */
export function trackDoorPassage(passage: DoorPassage, door: Door, eye: Vec3): boolean {
  const { eye: before } = passage
  passage.eye = eye
  if (!before || !crossesDoor(door, before, eye)) return false
  passage.isInside = !passage.isInside
  return true
}
