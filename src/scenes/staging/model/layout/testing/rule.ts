import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import type { FurnishedRoom } from '../furnished-room.ts'

/** Checks one rule: a sentence for each breach, none where it holds. Rules share the room's geometry with the search, and
 * `unseenItems`, but no code of their own. */
export type Rule = (furnished: FurnishedRoom) => string[]

export const isSoft = (piece: string): boolean => piece === 'throw' || piece === 'cushion-pair'

/** Seats and beds, on which soft things lie. */
export const isSeatOrBed = (piece: string): boolean =>
  piece === 'modern-sofa' || piece === 'bed-frame'

/** An edge of an outline: start, length, direction and inward normal. */
export function edgeOf(outline: readonly FloorPlace[], index: number) {
  const from = outline[index] ?? { x: 0, z: 0 }
  const to = outline[(index + 1) % outline.length] ?? from
  const length = Math.hypot(to.x - from.x, to.z - from.z)
  const along = { x: (to.x - from.x) / length, z: (to.z - from.z) / length }
  const inward = { x: along.z, z: -along.x }
  return { from, length, along, inward }
}
