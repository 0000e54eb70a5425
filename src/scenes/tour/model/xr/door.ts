import { degrees, radians } from '../../../../math/angle.ts'
import { length, subtract, type Vector3 } from '../../../../math/vector.ts'

/** Of the doorway that one steps through, metres. */
export const doorSize = { width: 0.9, height: 2 } as const

/**
 * A doorway in the visitor's own room: the middle of its threshold, metres, and how it is turned, degrees counter-clockwise
 * seen from above. At 0 one who stands before it looks along −z.
 */
export type Door = { at: Vector3; turn: number }

/** From the visitor when there is no floor to aim at, metres. */
const usualWay = 1.4

/** A doorway at a place of the floor, its front to a visitor. */
export const doorFacing = (at: Vector3, eye: Vector3): Door => ({
  at,
  turn: degrees(Math.atan2(eye[0] - at[0], eye[2] - at[2])),
})

/** A doorway ahead of a visitor. @param floor  its height, metres */
export function doorAhead(eye: Vector3, heading: number, floor: number): Door {
  const angle = radians(heading)
  const at: Vector3 = [
    eye[0] - Math.sin(angle) * usualWay,
    floor,
    eye[2] - Math.cos(angle) * usualWay,
  ]
  return { at, turn: heading }
}

/** A place as seen from a doorway: to its right, above its threshold, and before it; metres. */
export function fromDoor({ at, turn }: Door, place: Vector3): Vector3 {
  const [x, y, z] = subtract(place, at)
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  return [x * cos - z * sin, y, x * sin + z * cos]
}

/** A longer step than this from one frame to the next is none: the device has found its place again. Metres. */
const longestStep = 1

/** Whether one who went from a place to another in one frame went through a doorway, either way. */
export function goesThrough(door: Door, before: Vector3, after: Vector3): boolean {
  if (length(subtract(after, before)) > longestStep) return false
  const [a, b] = [fromDoor(door, before), fromDoor(door, after)]
  if (a[2] >= 0 === b[2] >= 0) return false
  const share = a[2] / (a[2] - b[2])
  const x = a[0] + (b[0] - a[0]) * share
  const y = a[1] + (b[1] - a[1]) * share
  return Math.abs(x) <= doorSize.width / 2 && y >= 0 && y <= doorSize.height
}

/** Whether the visitor is in the room behind the doorway, and where their head was in the frame before. */
export type Passage = { isInside: boolean; eye: Vector3 | null }

export const createPassage = (): Passage => ({ isInside: false, eye: null })

/** Follows the visitor's head. @returns whether they went in or out in this frame */
export function follow(passage: Passage, door: Door, eye: Vector3): boolean {
  const { eye: before } = passage
  passage.eye = eye
  if (!before || !goesThrough(door, before, eye)) return false
  passage.isInside = !passage.isInside
  return true
}
