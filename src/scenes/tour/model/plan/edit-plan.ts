import { wrap180 } from '../../../../math/angle.ts'
import { drawWall, eraseWall, pinRoom, unpinRoom } from '../document/plan.ts'
import { changeRoom } from '../document/rooms.ts'
import type { Plan, PlanPoint, RoomId } from '../document/tour-document.ts'
import { currentRoom, documentOf, edit, roomName, type Session, sealStep } from '../session.ts'
import { snapToGrid } from './plan-drawing.ts'
import { pinOf } from './plan-geometry.ts'

/** Chooses what a press on the plan does, and ends the line being drawn. */
export function setPlanMode(session: Session, planMode: Session['planMode']) {
  Object.assign(session, { planMode, wallLine: null })
}

/** Moves the pen to the grid corner nearest to a point. */
export function movePen(session: Session, plan: Plan, point: PlanPoint) {
  const to = snapToGrid(plan, point)
  if (!isOne(session.pen, to)) session.pen = to
}

/** The end of the line being drawn; null without one, or after an undo. */
export function wallLineEnd({ walls }: Plan, line: Session['wallLine']): PlanPoint | null {
  if (!line || line.wall > walls.length) return null
  return walls[line.wall]?.at(-1) ?? line.from
}

/**
 * Adds a corner at the pen; one at the line's end or start finishes it. Each wall is an undo step of its own.
 */
export function addWallCorner(session: Session) {
  const { plan } = documentOf(session)
  if (!plan) return
  // A plain copy, since documents contain no proxies.
  const at: PlanPoint = [session.pen[0], session.pen[1]]
  const end = wallLineEnd(plan, session.wallLine)
  if (!end || !session.wallLine) {
    session.wallLine = { from: at, wall: plan.walls.length }
    return
  }
  if (isOne(end, at)) return finishWallLine(session)
  const { wall } = session.wallLine
  const from: PlanPoint = [session.wallLine.from[0], session.wallLine.from[1]]
  const drawn = plan.walls[wall] ?? [from]
  edit(session, 'DrawWall', drawWall, wall, [...drawn, at])
  if (isOne(from, at)) finishWallLine(session)
}

export function finishWallLine(session: Session) {
  session.wallLine = null
}

/** Removes the last wall. */
export function eraseLastWall(session: Session) {
  finishWallLine(session)
  edit(session, 'EraseWall', eraseWall, -1)
}

const isOne = (a: PlanPoint, b: PlanPoint) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

/** Puts a room's pin on the plan, or moves it; one step until it is sealed. */
export function placePin(session: Session, id: RoomId, point: PlanPoint) {
  const { plan } = documentOf(session)
  const isNew = plan !== null && !pinOf(plan, id)
  edit(session, ['Pin', `pin:${id}`], pinRoom, id, point)
  if (isNew) session.announcement = { code: 'Pinned', name: roomName(session, id) }
}

/** As `placePin`, as a step of its own. */
export function dropPin(session: Session, id: RoomId, point: PlanPoint) {
  sealStep(session)
  placePin(session, id, point)
  sealStep(session)
}

export function removePin(session: Session, id: RoomId) {
  edit(session, 'Unpin', unpinRoom, id)
  session.announcement = { code: 'Unpinned', name: roomName(session, id) }
}

/**
 * Sets the view direction on the plan, which gives north in the picture of the room that is shown; one step
 * until it is sealed. Degrees.
 * @param yaw  of the view direction in the picture
 * @param direction  clockwise from the plan's up
 */
export function setViewConeDirection(session: Session, yaw: number, direction: number) {
  const room = currentRoom(session)
  const { plan } = documentOf(session)
  if (!room || !plan) return
  const north = wrap180(yaw - direction + plan.north)
  edit(session, ['North', `north:${room.id}`], changeRoom, room.id, { north })
}
