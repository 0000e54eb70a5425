import { wrap180 } from '../../../../math/angle.ts'
import { type Desk, documentOf, edit, presentRoom, sealStep } from '../desk/desk.ts'
import { findRoom } from '../document/edit.ts'
import { pinRoom, setPlanNorth, setPlanWidth, unpinRoom } from '../document/plan.ts'
import { setNorth } from '../document/rooms.ts'
import type { PlanPoint, RoomId } from '../document/tour-document.ts'
import { pinOf } from './plan-geometry.ts'

/** Puts a room's pin on the plan, or moves it; one step until it is sealed. */
export function placePin(desk: Desk, id: RoomId, point: PlanPoint) {
  const { plan } = documentOf(desk)
  const isNew = plan !== null && !pinOf(plan, id)
  edit(desk, 'Pin', (document) => pinRoom(document, id, point), `pin:${id}`)
  if (isNew) desk.said = { code: 'Pinned', name: nameOf(desk, id) }
}

/** The same as a step of its own, as by a press. */
export function dropPin(desk: Desk, id: RoomId, point: PlanPoint) {
  sealStep(desk)
  placePin(desk, id, point)
  sealStep(desk)
}

export function takePinOff(desk: Desk, id: RoomId) {
  edit(desk, 'Unpin', (document) => unpinRoom(document, id))
  desk.said = { code: 'Unpinned', name: nameOf(desk, id) }
}

const nameOf = (desk: Desk, id: RoomId) => findRoom(documentOf(desk), id)?.name ?? ''

/**
 * Says which way on the plan the visitor looks, which tells where north is in the picture of the room that is shown; one step
 * until it is sealed. Degrees.
 * @param yaw  of the look in the picture
 * @param direction  clockwise from the plan's up
 */
export function turnCone(desk: Desk, yaw: number, direction: number) {
  const room = presentRoom(desk)
  const { plan } = documentOf(desk)
  if (!room || !plan) return
  const north = wrap180(yaw - direction + plan.north)
  edit(desk, 'North', (document) => setNorth(document, room.id, north), `north:${room.id}`)
}

/** Turns the north of the plan, and with it the cones of all rooms; one step until it is sealed. */
export function turnPlanNorth(desk: Desk, north: number) {
  edit(desk, 'PlanNorth', (document) => setPlanNorth(document, north), 'plan-north')
}

/** @param metres  what the plan is wide; null: not known */
export function scalePlan(desk: Desk, metres: number | null) {
  edit(desk, 'PlanScale', (document) => setPlanWidth(document, metres), 'plan-scale')
}
