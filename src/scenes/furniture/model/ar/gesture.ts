import { degrees, wrap180 } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { type ArDesign, type ArPiece, arPieceOf, standInAr, turnInAr } from './ar-design.ts'

/** The ray of a finger, controller or hand; meters, unit direction. */
export interface Pointing {
  origin: Vector3
  direction: Vector3
}

/** The current gesture. Keys identify fingers. */
export interface Gesture {
  /** the piece, and its offset from the first finger's point on the floor */
  drag: { id: number; x: number; z: number } | null
  fingers: Map<unknown, Pointing>
  /** degrees from the first finger's point on the floor to the second's */
  twist: number | null
  /** whether the piece was moved or turned */
  moved: boolean
}

export const createGesture = (): Gesture => ({
  drag: null,
  fingers: new Map(),
  twist: null,
  moved: false,
})

/** Forgets all fingers. */
export function endGesture(gesture: Gesture): void {
  gesture.fingers.clear()
  Object.assign(gesture, createGesture(), { fingers: gesture.fingers })
}

/** Nobody points at floor farther away, meters. */
const farthest = 15
/** Smaller movements count as a press, meters. */
const slack = 0.03

/** Where a ray meets the floor that a piece stands on. */
function onFloor({ origin, direction }: Pointing, height: number) {
  const by = (height - origin[1]) / direction[1]
  if (!(by > 0) || by > farthest) return null
  return { x: origin[0] + direction[0] * by, z: origin[2] + direction[2] * by }
}

/**
 * A finger comes down, or a trigger is pulled: selects what it points at, to be dragged. A second finger turns it.
 * @param id  of the piece that it points at; null where there is none
 */
export function press(
  design: ArDesign,
  gesture: Gesture,
  key: unknown,
  pointing: Pointing,
  id: number | null,
): void {
  gesture.fingers.set(key, pointing)
  if (design.held) return
  if (gesture.fingers.size > 1) {
    gesture.twist = twistOf(design, gesture)
    return
  }
  const piece = arPieceOf(design, id)
  design.selected = piece?.id ?? null
  gesture.moved = false
  gesture.drag = null
  if (piece) grip(gesture, piece, pointing)
}

function grip(gesture: Gesture, piece: ArPiece, pointing: Pointing): void {
  const place = onFloor(pointing, piece.at[1])
  if (!place) return
  gesture.drag = { id: piece.id, x: piece.at[0] - place.x, z: piece.at[2] - place.z }
}

/** Continues a gesture: one finger drags the piece along its floor, two turn it. */
export function follow(design: ArDesign, gesture: Gesture, key: unknown, pointing: Pointing): void {
  if (!gesture.fingers.has(key)) return
  gesture.fingers.set(key, pointing)
  if (gesture.twist !== null) {
    twist(design, gesture)
    return
  }
  const piece = gesture.drag && arPieceOf(design, gesture.drag.id)
  const place = piece && onFloor(pointing, piece.at[1])
  if (!gesture.drag || !place) return
  const [x, z] = [place.x + gesture.drag.x, place.z + gesture.drag.z]
  if (!gesture.moved && Math.hypot(x - piece.at[0], z - piece.at[2]) < slack) return
  gesture.moved = standInAr(design, piece.id, { at: [x, piece.at[1], z] }) || gesture.moved
}

function twist(design: ArDesign, gesture: Gesture): void {
  const now = twistOf(design, gesture)
  if (now === null || gesture.twist === null || design.selected === null) return
  const by = wrap180(now - gesture.twist)
  if (by === 0) return
  turnInAr(design, design.selected, by)
  gesture.twist = now
  gesture.moved = true
}

/** The direction between the points of two fingers on the floor, degrees counter-clockwise seen from above. */
function twistOf(design: ArDesign, { fingers }: Gesture): number | null {
  const height = arPieceOf(design, design.selected)?.at[1]
  const [a, b] = [...fingers.values()].map((each) =>
    height === undefined ? null : onFloor(each, height),
  )
  return a && b ? degrees(Math.atan2(a.z - b.z, b.x - a.x)) : null
}

/** Ends one finger's part of a gesture; the other finger goes on dragging. */
export function release(design: ArDesign, gesture: Gesture, key: unknown): void {
  if (!gesture.fingers.delete(key)) return
  const piece = arPieceOf(design, design.selected)
  const [left] = gesture.fingers.values()
  gesture.twist = null
  gesture.drag = null
  if (left && piece) grip(gesture, piece, left)
  if (!left) gesture.moved = false
}
