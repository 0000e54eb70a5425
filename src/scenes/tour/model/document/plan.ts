import { clamp } from '../../../../math/clamp.ts'
import { findRoom, withChanges, withoutParts, wrappedYaw } from './edit.ts'
import { addFiles, dropUnusedFiles } from './files.ts'
import { limits } from './limits.ts'
import type { PixelSize, Plan, PlanPoint, RoomId, TourDocument, TourFile } from './tour-document.ts'

/** An empty plan to draw on, north up. */
const emptyPlan = (size: PixelSize): Plan => ({
  file: null,
  walls: [],
  size,
  pins: [],
  north: 0,
  metres: null,
})

/** Sets the picture of the plan, or with `file` null an empty sheet; pins and walls stay. */
export function setPlan(
  document: TourDocument,
  file: TourFile | null,
  size: PixelSize,
): TourDocument {
  const added = file ? addFiles(document, [file]) : document
  const plan = withChanges(document.plan ?? emptyPlan(size), { file: file?.id ?? null, size })
  return dropUnusedFiles(withChanges(added, { plan }))
}

export function removePlan(document: TourDocument): TourDocument {
  return dropUnusedFiles(withChanges(document, { plan: null }))
}

/** Starts a line of walls, on an empty sheet when there is no plan yet. */
export function drawWall(
  document: TourDocument,
  points: readonly PlanPoint[],
  sheet: PixelSize,
): TourDocument {
  const { least, most } = limits.wallPoints
  const plan = document.plan ?? emptyPlan(sheet)
  if (points.length < least || points.length > most || plan.walls.length >= limits.walls)
    return document
  return { ...document, plan: { ...plan, walls: [...plan.walls, points.map(onPlan)] } }
}

/** Extends a line of walls from its end. */
export function extendWall(document: TourDocument, at: number, point: PlanPoint): TourDocument {
  return editPlan(document, ({ walls }) => ({
    walls: walls.map((wall, index) =>
      index === at && wall.length < limits.wallPoints.most ? [...wall, onPlan(point)] : wall,
    ),
  }))
}

export function eraseWall(document: TourDocument, at: number): TourDocument {
  return editPlan(document, (plan) => ({
    walls: plan.walls.filter((_, index) => index !== at),
  }))
}

/** Places or moves a room's pin. */
export function pinRoom(document: TourDocument, room: RoomId, point: PlanPoint): TourDocument {
  if (!findRoom(document, room)) return document
  const [x, y] = onPlan(point)
  return editPlan(document, ({ pins }) => {
    const isPinned = pins.some((pin) => pin.room === room)
    const pin = { room, x, y }
    return {
      pins: isPinned
        ? pins.map((each) => (each.room === room ? withChanges(each, pin) : each))
        : [...pins, pin],
    }
  })
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

/** @param metres  width of the plan; null when unknown */
export function setPlanWidth(document: TourDocument, metres: number | null): TourDocument {
  const { min, max } = limits.planWidth
  return editPlan(document, () => ({ metres: metres === null ? null : clamp(metres, min, max) }))
}

function editPlan(document: TourDocument, change: (plan: Plan) => Partial<Plan>): TourDocument {
  const { plan } = document
  return plan ? withChanges(document, { plan: withChanges(plan, change(plan)) }) : document
}

const onPlan = ([x, y]: PlanPoint): PlanPoint => [clamp(x, 0, 1), clamp(y, 0, 1)]
