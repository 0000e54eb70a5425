import { distance, floorPointOf } from '../camera/floor.ts'
import { limits } from '../document/limits.ts'
import { changeRoom } from '../document/rooms.ts'
import { type Angles, cameraHeightOf, type Room } from '../document/tour-document.ts'
import { editShownRoom, type MeasureFault, type Session } from '../session.ts'

/** Marks a place on the floor: the first of two, or the second. A third one starts again. */
export function addFloorPoint(session: Session, at: Angles) {
  const [first, second] = session.toolPoints
  const from = second ? undefined : first
  // Any height tells whether they are apart.
  const span = measureFloorDistance(from ?? at, at, 1)?.length
  const fault = span === undefined ? 'Horizon' : from && span < together ? 'Together' : null
  session.toolAnnouncement = fault && { code: fault }
  if (!fault) session.toolPoints = from ? [from, at] : [at]
}

/** The measured distance; undefined before two places are marked. */
export function measuredLength(
  { toolPoints: [from, to] }: Pick<Session, 'toolPoints'>,
  room: Pick<Room, 'height'>,
): Estimate | undefined {
  return (from && to && measureFloorDistance(from, to, cameraHeightOf(room))) ?? undefined
}

/** Computes the room's camera height from the true length of the measured line. @param length  meters */
export function calibrateCameraHeight(session: Session, length: number) {
  const [from, to] = session.toolPoints
  if (!from || !to) return
  const found = cameraHeightFromFloorLength(from, to, length)
  if ('height' in found) editShownRoom(session, 'Height', changeRoom, { height: found.height })
  session.toolAnnouncement =
    'height' in found ? { code: 'Height', height: found.height } : found.fault
}

/** Clears the room's camera height. */
export function clearCameraHeight(session: Session) {
  editShownRoom(session, 'Height', changeRoom, { height: null })
  session.toolAnnouncement = { code: 'HeightGone' }
}

/** Nearer points, as a share of the camera's height, count as a double click. */
const together = 1e-3

/** Assumed pointing error, degrees, which determines the uncertainty. */
const aimError = 0.25

type Estimate = {
  /** meters */
  length: number
  /** uncertainty, meters */
  margin: number
}

/**
 * The distance between two points of the floor, each h / tan φ from below the camera, φ below the horizon.
 * An estimate: the floor is taken as level, and the height as known.
 * @param height  of the camera, meters
 * @returns null where one of them is not below the horizon
 */
export function measureFloorDistance(from: Angles, to: Angles, height: number): Estimate | null {
  const [a, b] = [floorPointOf(from, height), floorPointOf(to, height)]
  if (!a || !b) return null
  const length = distance(a, b)
  const off = ([one, other]: [Angles, Angles]) => {
    const [near, far] = [floorPointOf(one, height), floorPointOf(other, height)]
    return near && far ? Math.abs(distance(near, far) - length) : Number.POSITIVE_INFINITY
  }
  const lifted = (angles: Angles) => ({ ...angles, pitch: angles.pitch + aimError })
  const margin = Math.hypot(off([lifted(from), to]), off([from, lifted(to)]))
  return { length, margin }
}

/**
 * The camera's height from a known length on the floor.
 * @param length  meters
 */
export function cameraHeightFromFloorLength(
  from: Angles,
  to: Angles,
  length: number,
): { height: number } | { fault: MeasureFault } {
  const measured = measureFloorDistance(from, to, 1)
  if (!measured) return { fault: { code: 'Horizon' } }
  if (measured.length < together) return { fault: { code: 'Together' } }
  const height = length / measured.length
  const { min, max } = limits.height
  // NaN too.
  if (!(height >= min && height <= max)) return { fault: { code: 'Impossible', height } }
  return { height }
}
