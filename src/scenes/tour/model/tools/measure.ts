import { distance, floorPointOf } from '../camera/floor.ts'
import { limits } from '../document/limits.ts'
import { setHeight } from '../document/rooms.ts'
import { type Angles, heightOf, type Room } from '../document/tour-document.ts'
import { currentRoom, edit, type Session } from '../session.ts'
import type { MeasureFault, ToolState } from './tool-state.ts'

/** Marks a place on the floor: the first of two, or the second. A third one begins anew. */
export function addFloorPoint(toolState: ToolState, at: Angles) {
  const [first, second] = toolState.points
  toolState.announcement = null
  if (!floorPointOf(at, 1)) {
    toolState.announcement = { code: 'Horizon' }
    return
  }
  if (!first || second) {
    toolState.points = [at]
    return
  }
  // Any length tells whether they are apart.
  const found = heightFromLength(first, at, 1)
  if ('fault' in found && found.fault.code === 'Together')
    toolState.announcement = { code: 'Together' }
  else toolState.points = [first, at]
}

/** What is measured between the two places that are marked; undefined before. */
export function measuredLength(
  { points: [from, to] }: Pick<ToolState, 'points'>,
  room: Pick<Room, 'height'>,
): Estimate | undefined {
  if (!from || !to) return undefined
  const found = measureFloor(from, to, heightOf(room))
  return 'estimate' in found ? found.estimate : undefined
}

/** Works out the height of the room's camera from the true length of what is measured. @param length  metres */
export function calibrateHeight(session: Session, toolState: ToolState, length: number) {
  const room = currentRoom(session)
  const [from, to] = toolState.points
  if (!room || !from || !to) return
  const found = heightFromLength(from, to, length)
  if ('fault' in found) {
    const { fault } = found
    toolState.announcement =
      fault.code === 'Length' ? { code: 'Impossible', height: fault.height } : { code: fault.code }
    return
  }
  edit(session, 'Height', (document) => setHeight(document, room.id, found.height))
  toolState.announcement = { code: 'Height', height: found.height }
}

/** The height of the room's camera is not known any more. */
export function clearHeight(session: Session, toolState: ToolState) {
  const room = currentRoom(session)
  if (!room) return
  edit(session, 'Height', (document) => setHeight(document, room.id, null))
  toolState.announcement = { code: 'HeightGone' }
}

/** Two points of the floor at this share of the camera's height are one point clicked twice. */
const together = 1e-3

/** Aiming error, degrees, from which an estimate's margin is worked out. */
const aimError = 0.25

type Estimate = {
  /** metres */
  length: number
  /** by how much it changes when either point is meant a little nearer or further, metres */
  margin: number
}

/**
 * The distance of two points of the floor: each is h / tan φ from under the camera, φ below the horizon.
 * An estimate: the floor is taken as level, and the height as known.
 * @param height  of the camera, metres
 */
export function measureFloor(
  from: Angles,
  to: Angles,
  height: number,
): { estimate: Estimate } | { fault: MeasureFault } {
  const [a, b] = [floorPointOf(from, height), floorPointOf(to, height)]
  if (!a) return { fault: { code: 'Horizon', at: 0 } }
  if (!b) return { fault: { code: 'Horizon', at: 1 } }
  const length = distance(a, b)
  const off = ([one, other]: [Angles, Angles]) => {
    const [near, far] = [floorPointOf(one, height), floorPointOf(other, height)]
    return near && far ? Math.abs(distance(near, far) - length) : Number.POSITIVE_INFINITY
  }
  const lifted = (angles: Angles) => ({ ...angles, pitch: angles.pitch + aimError })
  const margin = Math.hypot(off([lifted(from), to]), off([from, lifted(to)]))
  return { estimate: { length, margin } }
}

/**
 * How high the camera was, from a length on the floor that is known.
 * @param length  metres
 */
export function heightFromLength(
  from: Angles,
  to: Angles,
  length: number,
): { height: number } | { fault: MeasureFault } {
  const measured = measureFloor(from, to, 1)
  if ('fault' in measured) return measured
  if (measured.estimate.length < together) return { fault: { code: 'Together' } }
  const height = length / measured.estimate.length
  const { min, max } = limits.height
  // NaN too.
  if (!(height >= min && height <= max)) return { fault: { code: 'Length', height } }
  return { height }
}
