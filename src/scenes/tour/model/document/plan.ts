import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { action, assign, findRoom, removeWhere } from './edit.ts'
import { syncFiles } from './files.ts'
import { limits } from './limits.ts'
import type { PixelSize, PlanPoint, RoomId, TourFile } from './tour-document.ts'

/** Sets the picture of the plan, or with `file` null an empty sheet; pins and walls stay. */
export const setPlan = action((document, file: TourFile | null, size: PixelSize) => {
  // North up.
  document.plan ??= { file: null, walls: [], size, pins: [], north: 0, metres: null }
  assign(document.plan, { file: file?.id ?? null, size })
  syncFiles(document, [file])
})

export const removePlan = action((document) => {
  document.plan = null
  syncFiles(document)
})

/** Draws a line of walls, or draws one anew. @param at  its index */
export const drawWall = action((document, at: number, points: readonly PlanPoint[]) => {
  const { least, most } = limits.wallPoints
  if (points.length < least || points.length > most || at >= limits.walls) return
  document.plan?.walls.splice(at, 1, points.map(onPlan))
})

/** @param at  its index, counted from the end where it is negative */
export const eraseWall = action((document, at: number) => {
  document.plan?.walls.splice(at, 1)
})

/** Places or moves a room's pin. */
export const pinRoom = action((document, room: RoomId, point: PlanPoint) => {
  const { plan } = document
  if (!plan || !findRoom(document, room)) return
  const [x, y] = onPlan(point)
  const pin = plan.pins.find((one) => one.room === room)
  if (pin) assign(pin, { x, y })
  else plan.pins.push({ room, x, y })
})

export const unpinRoom = action(({ plan }, room: RoomId) => {
  if (plan) removeWhere(plan.pins, (pin) => pin.room === room)
})

/** @param north  degrees clockwise from the plan's up */
export const setPlanNorth = action(({ plan }, north: number) => {
  if (plan) assign(plan, { north: wrap180(north) })
})

/** @param meters  width of the plan; null when unknown */
export const setPlanWidth = action(({ plan }, metres: number | null) => {
  const { min, max } = limits.planWidth
  if (plan) assign(plan, { metres: metres === null ? null : clamp(metres, min, max) })
})

const onPlan = ([x, y]: PlanPoint): [x: number, y: number] => [clamp(x, 0, 1), clamp(y, 0, 1)]
