import { degrees, wrap180 } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { type ArDesign, arPieceOf, standInAr, turnInAr } from './ar-design.ts'

/** The ray of a finger, controller or hand; meters, unit direction. */
export interface Pointing {
  origin: Vector3
  direction: Vector3
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

export type GestureHandler = ReturnType<typeof createGesture>

/** Moves pieces by fingers, triggers and hands: one finger drags a piece along its floor, two turn it. */
export function createGesture(design: ArDesign) {
  const fingers = new Map<unknown, Pointing>()
  /** The dragged piece's offset from the first finger's point on the floor. */
  let drag: { id: number; x: number; z: number } | null = null
  /** Degrees from the first finger's point on the floor to the second's. */
  let twist: number | null = null
  let isMoved = false

  const chosen = () => arPieceOf(design, design.selected)
  const gripFrom = (pointing: Pointing | undefined) => {
    const piece = chosen()
    const place = pointing && piece && onFloor(pointing, piece.at[1])
    drag = place ? { id: piece.id, x: piece.at[0] - place.x, z: piece.at[2] - place.z } : null
  }
  /** Counter-clockwise seen from above. */
  const twistNow = () => {
    const height = chosen()?.at[1]
    const [a, b] = [...fingers.values()].map((each) =>
      height === undefined ? null : onFloor(each, height),
    )
    return a && b ? degrees(Math.atan2(a.z - b.z, b.x - a.x)) : null
  }

  return {
    fingers,
    /**
     * A finger comes down, or a trigger is pulled: selects what it points at, to be dragged. A second finger turns it.
     * @param key  identifies the finger
     * @param id  of the piece that it points at; null where there is none
     */
    press(key: unknown, pointing: Pointing, id: number | null): void {
      fingers.set(key, pointing)
      if (design.held) return
      if (fingers.size > 1) {
        twist = twistNow()
        return
      }
      design.selected = arPieceOf(design, id)?.id ?? null
      isMoved = false
      gripFrom(pointing)
    },
    /** A finger points elsewhere. */
    follow(key: unknown, pointing: Pointing): void {
      if (!fingers.has(key)) return
      fingers.set(key, pointing)
      const piece = arPieceOf(design, drag?.id ?? design.selected)
      if (!piece) return
      if (twist !== null) {
        const now = twistNow()
        if (now === null) return
        turnInAr(design, piece.id, wrap180(now - twist))
        twist = now
        isMoved = true
        return
      }
      const place = drag && onFloor(pointing, piece.at[1])
      if (!drag || !place) return
      const [x, z] = [place.x + drag.x, place.z + drag.z]
      if (!isMoved && Math.hypot(x - piece.at[0], z - piece.at[2]) < slack) return
      isMoved = standInAr(design, piece.id, { at: [x, piece.at[1], z] }) || isMoved
    },
    /** A finger is lifted; another goes on dragging. */
    release(key: unknown): void {
      if (!fingers.delete(key)) return
      twist = null
      const [left] = fingers.values()
      gripFrom(left)
      if (!left) isMoved = false
    },
    /** All fingers are forgotten. */
    end(): void {
      fingers.clear()
      drag = null
      twist = null
      isMoved = false
    },
  }
}
