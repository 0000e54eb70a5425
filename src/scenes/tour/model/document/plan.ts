import { clamp } from '../../../../math/clamp.ts'
import { changeParts, findRoom, withChanges, withoutParts, wrappedYaw } from './edit.ts'
import { updateFiles } from './files.ts'
import { limits } from './limits.ts'
import type { PixelSize, Plan, PlanPoint, RoomId, TourDocument, TourFile } from './tour-document.ts'

/** Without walls or pins, north up. */
const emptyPlan = { file: null, walls: [], pins: [], north: 0, metres: null }

/** Sets the picture of the plan, or with `file` null an empty sheet; pins and walls stay. */
export function setPlan(
  document: TourDocument,
  file: TourFile | null,
  size: PixelSize,
): TourDocument {
  const before = document.plan ?? { ...emptyPlan, size }
  const plan = withChanges(before, { file: file?.id ?? null, size })
  return updateFiles(withChanges(document, { plan }), [file])
}

export function removePlan(document: TourDocument): TourDocument {
  return updateFiles(withChanges(document, { plan: null }))
}

/** Draws a line of walls, or draws one anew. @param at  its index */
export function drawWall(
  document: TourDocument,
  at: number,
  points: readonly PlanPoint[],
): TourDocument {
  const { least, most } = limits.wallPoints
  if (points.length < least || points.length > most || at >= limits.walls) return document
  const wall = points.map(onPlan)
  return editPlan(document, ({ walls }) => ({ walls: walls.toSpliced(at, 1, wall) }))
}

export function eraseWall(document: TourDocument, at: number): TourDocument {
  return editPlan(document, ({ walls }) => ({ walls: walls.toSpliced(at, 1) }))
}

/** Places or moves a room's pin. */
export function pinRoom(document: TourDocument, room: RoomId, point: PlanPoint): TourDocument {
  if (!findRoom(document, room)) return document
  const [x, y] = onPlan(point)
  const is = (pin: { room: RoomId }) => pin.room === room
  return editPlan(document, ({ pins }) => ({
    pins: pins.some(is) ? changeParts(pins, is, () => ({ x, y })) : [...pins, { room, x, y }],
  }))
}

export function unpinRoom(document: TourDocument, room: RoomId): TourDocument {
  return editPlan(document, ({ pins }) => ({
    pins: withoutParts(pins, (pin) => pin.room === room),
  }))
}

/** @param north  degrees clockwise from the plan's up */
export function setPlanNorth(document: TourDocument, north: number): TourDocument {
  return editPlan(document, () => ({ north: wrappedYaw(north) ?? 0 }))
}

/** @param meters  width of the plan; null when unknown */
export function setPlanWidth(document: TourDocument, metres: number | null): TourDocument {
  const { min, max } = limits.planWidth
  return editPlan(document, () => ({ metres: metres === null ? null : clamp(metres, min, max) }))
}

function editPlan(document: TourDocument, change: (plan: Plan) => Partial<Plan>): TourDocument {
  const { plan } = document
  return plan ? withChanges(document, { plan: withChanges(plan, change(plan)) }) : document
}

const onPlan = ([x, y]: PlanPoint): PlanPoint => [clamp(x, 0, 1), clamp(y, 0, 1)]
