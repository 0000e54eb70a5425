import { proxy } from 'valtio/vanilla'
import { wrap180 } from '../../../../math/angle.ts'
import { drawWall, eraseWall, pinRoom, unpinRoom } from '../document/plan.ts'
import { changeRoom } from '../document/rooms.ts'
import type { Plan, PlanPoint, RoomId } from '../document/tour-document.ts'
import { currentRoom, documentOf, edit, roomName, type Session, sealStep } from '../session.ts'
import { snapToGrid } from './plan-drawing.ts'
import { pinOf } from './plan-geometry.ts'

/** The state of editing a plan. */
export type PlanEditor = {
  isOn: boolean
  /** what a press on the sheet does: places the room's pin, or a corner of a wall */
  mode: 'pins' | 'walls'
  pen: PlanPoint
  /** the line being drawn: its start, and the index of its wall */
  line: { readonly from: PlanPoint; readonly wall: number } | null
}

export const createPlanEditor = (): PlanEditor =>
  proxy<PlanEditor>({ isOn: false, mode: 'pins', pen: [0.5, 0.5], line: null })

export function setPlanEditing(
  editor: PlanEditor,
  isOn: boolean,
  mode: PlanEditor['mode'] = 'pins',
) {
  Object.assign(editor, { isOn, mode, line: null })
}

/** Moves the pen to the grid corner nearest to a point. */
export function movePen(editor: PlanEditor, plan: Plan, point: PlanPoint) {
  const to = snapToGrid(plan, point)
  if (!isOne(editor.pen, to)) editor.pen = to
}

/** The end of the line being drawn; null without one, or after an undo. */
export function endOfLine({ walls }: Plan, line: PlanEditor['line']): PlanPoint | null {
  if (!line || line.wall > walls.length) return null
  return walls[line.wall]?.at(-1) ?? line.from
}

/**
 * Adds a corner at the pen; one at the line's end or start finishes it. Each wall is an undo step of its own.
 */
export function addWallCorner(session: Session, editor: PlanEditor) {
  const { plan } = documentOf(session)
  if (!plan) return
  // A plain copy, since documents contain no proxies.
  const at: PlanPoint = [editor.pen[0], editor.pen[1]]
  const end = endOfLine(plan, editor.line)
  if (!end || !editor.line) {
    editor.line = { from: at, wall: plan.walls.length }
    return
  }
  if (isOne(end, at)) return endLine(editor)
  const { wall } = editor.line
  const from: PlanPoint = [editor.line.from[0], editor.line.from[1]]
  const drawn = plan.walls[wall] ?? [from]
  edit(session, 'DrawWall', (document) => drawWall(document, wall, [...drawn, at]))
  if (isOne(from, at)) endLine(editor)
}

export function endLine(editor: PlanEditor) {
  editor.line = null
}

/** Removes the last wall. */
export function eraseLastWall(session: Session, editor: PlanEditor) {
  endLine(editor)
  edit(session, 'EraseWall', (document) =>
    document.plan?.walls.length ? eraseWall(document, document.plan.walls.length - 1) : document,
  )
}

const isOne = (a: PlanPoint, b: PlanPoint) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

/** Puts a room's pin on the plan, or moves it; one step until it is sealed. */
export function placePin(session: Session, id: RoomId, point: PlanPoint) {
  const { plan } = documentOf(session)
  const isNew = plan !== null && !pinOf(plan, id)
  edit(session, 'Pin', (document) => pinRoom(document, id, point), `pin:${id}`)
  if (isNew) session.announcement = { code: 'Pinned', name: roomName(session, id) }
}

/** As `placePin`, as a step of its own. */
export function dropPin(session: Session, id: RoomId, point: PlanPoint) {
  sealStep(session)
  placePin(session, id, point)
  sealStep(session)
}

export function removePin(session: Session, id: RoomId) {
  edit(session, 'Unpin', (document) => unpinRoom(document, id))
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
  edit(session, 'North', (document) => changeRoom(document, room.id, { north }), `north:${room.id}`)
}
