import { type Desk, edit, presentRoom } from '../desk/desk.ts'
import { setHeight } from '../document/rooms.ts'
import { type Angles, heightOf, type Room } from '../document/tour-document.ts'
import { floorPointOf } from '../geometry/floor-point.ts'
import { type Estimate, heightFromLength, measureFloor } from '../measure/measure.ts'
import type { Tooling } from './tooling.ts'

/** Marks a place on the floor: the first of two, or the second. A third one begins anew. */
export function markFloor(tooling: Tooling, at: Angles) {
  const [first, second] = tooling.points
  tooling.said = null
  if (!floorPointOf(at, 1)) {
    tooling.said = { code: 'Horizon' }
    return
  }
  if (!first || second) {
    tooling.points = [at]
    return
  }
  // Any length tells whether they are apart.
  const found = heightFromLength(first, at, 1)
  if ('fault' in found && found.fault.code === 'Together') tooling.said = { code: 'Together' }
  else tooling.points = [first, at]
}

/** What is measured between the two places that are marked; undefined before. */
export function measured(
  { points: [from, to] }: Pick<Tooling, 'points'>,
  room: Pick<Room, 'height'>,
): Estimate | undefined {
  if (!from || !to) return undefined
  const found = measureFloor(from, to, heightOf(room))
  return 'estimate' in found ? found.estimate : undefined
}

/** Works out the height of the room's camera from the true length of what is measured. @param length  metres */
export function calibrate(desk: Desk, tooling: Tooling, length: number) {
  const room = presentRoom(desk)
  const [from, to] = tooling.points
  if (!room || !from || !to) return
  const found = heightFromLength(from, to, length)
  if ('fault' in found) {
    const { fault } = found
    tooling.said =
      fault.code === 'Length' ? { code: 'Impossible', height: fault.height } : { code: fault.code }
    return
  }
  edit(desk, 'Height', (document) => setHeight(document, room.id, found.height))
  tooling.said = { code: 'Height', height: found.height }
}

/** The height of the room's camera is not known any more. */
export function forgetHeight(desk: Desk, tooling: Tooling) {
  const room = presentRoom(desk)
  if (!room) return
  edit(desk, 'Height', (document) => setHeight(document, room.id, null))
  tooling.said = { code: 'HeightGone' }
}
