import { degrees, wrap180 } from '../../../../math/angle.ts'
import { length, subtract, type Vec3 } from '../../../../math/vector.ts'
import type { FloorPlace } from '../../../../room-photo/model/camera.ts'
import { type ArDesign, arItemOf, moveInAr, turnInAr } from './ar-design.ts'

/** The ray of a finger, controller or hand; meters, unit direction. */
export interface TargetRay {
  origin: Vec3
  direction: Vec3
}

/** Nobody points at floor farther away, meters. */
const farthest = 15
/** Smaller movements count as a press, meters. */
const slack = 0.03

/** Where a ray meets the floor that a piece stands on. */
function onFloor({ origin, direction }: TargetRay, height: number): FloorPlace | null {
  const by = (height - origin[1]) / direction[1]
  if (!(by > 0) || by > farthest) return null
  return { x: origin[0] + direction[0] * by, z: origin[2] + direction[2] * by }
}

/** Degrees from the first finger's point on the floor to the second's, counter-clockwise seen from above. */
const twistOf = (a: FloorPlace, b: FloorPlace) => degrees(Math.atan2(a.z - b.z, b.x - a.x))

export type GestureHandler = ReturnType<typeof createGesture>

/** Moves pieces by fingers, triggers and hands: one finger drags a piece along its floor, two turn it. */
export function createGesture(design: ArDesign) {
  const fingers = new Map<unknown, TargetRay>()
  /** The piece in hand: its offset from the first finger's point on the floor, and how two fingers lie. */
  let grip: (FloorPlace & { id: number; twist: number | null }) | null = null
  let isMoved = false

  const pointsOf = (height: number) => [...fingers.values()].map((each) => onFloor(each, height))
  const takeHold = () => {
    const item = design.held ? undefined : arItemOf(design, design.selected)
    const [a, b] = item ? pointsOf(item.at[1]) : []
    const twist = a && b ? twistOf(a, b) : null
    grip = item && a ? { id: item.id, x: item.at[0] - a.x, z: item.at[2] - a.z, twist } : null
  }

  return {
    fingers,
    /**
     * A finger comes down, or a trigger is pulled: selects what it points at, to be dragged. A second finger turns it.
     * @param key  identifies the finger
     * @param id  of the piece that it points at; null where there is none
     */
    press(key: unknown, pointing: TargetRay, id: number | null): void {
      fingers.set(key, pointing)
      if (fingers.size === 1 && !design.held) {
        design.selected = arItemOf(design, id)?.id ?? null
        isMoved = false
      }
      takeHold()
    },
    /** A finger points elsewhere. */
    follow(key: unknown, pointing: TargetRay): void {
      if (!fingers.has(key)) return
      fingers.set(key, pointing)
      const item = arItemOf(design, grip?.id ?? null)
      if (!grip || !item) return
      const [a, b] = pointsOf(item.at[1])
      if (!a) return
      if (fingers.size > 1) {
        if (!b || grip.twist === null) return
        const now = twistOf(a, b)
        turnInAr(design, item.id, wrap180(now - grip.twist))
        grip.twist = now
        isMoved = true
        return
      }
      const at: Vec3 = [a.x + grip.x, item.at[1], a.z + grip.z]
      if (!isMoved && length(subtract(at, item.at)) < slack) return
      isMoved = moveInAr(design, item.id, { at }) || isMoved
    },
    /** A finger is lifted; another goes on dragging. */
    release(key: unknown): void {
      if (fingers.delete(key)) takeHold()
    },
    /** All fingers are forgotten. */
    end(): void {
      fingers.clear()
      grip = null
    },
  }
}
