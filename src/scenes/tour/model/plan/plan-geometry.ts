import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { type FloorPoint, rotatePoint, yawOf } from '../camera/floor.ts'
import type { WalkStep } from '../camera/tour-camera.ts'
import type {
  Pin,
  Plan,
  PlanPoint,
  Room,
  RoomId,
  ViewDirection,
} from '../document/tour-document.ts'
import { fieldOfView } from '../zoom.ts'

/** Plan directions are degrees clockwise from the plan's up. */
type PlanSheet = Pick<Plan, 'size' | 'north' | 'metres'>

/** Width and height of the plan in meters; null while its scale is unknown. */
export function planSizeInMeters({
  size,
  metres,
}: PlanSheet): { width: number; height: number } | null {
  return metres === null ? null : { width: metres, height: (metres * size.height) / size.width }
}

/** The vector between two points of a plan in plan widths, up as −y, which keeps its proportions. */
function planVector({ size }: PlanSheet, from: PlanPoint, to: PlanPoint): FloorPoint {
  return [to[0] - from[0], ((to[1] - from[1]) * size.height) / size.width]
}

/** Meters between two points of a plan; null while its scale is unknown. */
export function planDistance(plan: PlanSheet, from: PlanPoint, to: PlanPoint): number | null {
  return plan.metres === null ? null : Math.hypot(...planVector(plan, from, to)) * plan.metres
}

/** The direction from one point of a plan to another. */
export const planDirection = (plan: PlanSheet, from: PlanPoint, to: PlanPoint): number =>
  yawOf(planVector(plan, from, to))

/** The plan direction of a yaw in a room's picture; null when the room's north is unknown. */
export function planDirectionOfYaw(
  plan: PlanSheet,
  { north }: Pick<Room, 'north'>,
  yaw: number,
): number | null {
  return north === null ? null : wrap180(yaw - north + plan.north)
}

/** The yaw of a plan direction in a room's picture. */
export function yawOfPlanDirection(
  plan: PlanSheet,
  { north }: Pick<Room, 'north'>,
  direction: number,
): number | null {
  return north === null ? null : wrap180(direction - plan.north + north)
}

/** The visitor's view on the plan: position, direction and width of the cone. Degrees. */
export type ViewCone = { x: number; y: number; direction: number; width: number }

/**
 * @param aspect  of the viewer, width over height
 * @returns null where the room has no pin or no north
 */
export function viewConeOf(
  plan: Plan,
  room: Room,
  viewDirection: ViewDirection,
  aspect: number,
): ViewCone | null {
  const pin = pinOf(plan, room.id)
  const direction = planDirectionOfYaw(plan, room, viewDirection.yaw)
  if (!pin || direction === null) return null
  const half = Math.tan(radians(fieldOfView(viewDirection.zoom)) / 2) * aspect
  return { x: pin.x, y: pin.y, direction, width: degrees(2 * Math.atan(half)) }
}

export const pinOf = ({ pins }: Pick<Plan, 'pins'>, id: RoomId): Pin | undefined =>
  pins.find(({ room }) => room === id)

/**
 * The view direction after a jump on the plan: the same plan direction as before.
 * @returns null where the plan does not tell it, or a picture does not surround the visitor
 */
export function viewDirectionOnJump(
  plan: Plan,
  from: Room,
  to: Room,
  viewDirection: ViewDirection,
): ViewDirection | null {
  if (from.projection !== 'sphere' || to.projection !== 'sphere') return null
  const direction = planDirectionOfYaw(plan, from, viewDirection.yaw)
  const yaw = direction === null ? null : yawOfPlanDirection(plan, to, direction)
  return yaw === null ? null : { yaw, pitch: 0, zoom: viewDirection.zoom }
}

/**
 * The view cone during a walk; at the pin of the room that is left while the plan's scale is unknown.
 * @param aspect  of the viewer, width over height
 * @returns null where the room has no pin or no north
 */
export function viewConeOnWalk(
  plan: Plan,
  room: Room,
  { offset, viewDirection }: WalkStep,
  aspect: number,
): ViewCone | null {
  const cone = viewConeOf(plan, room, viewDirection, aspect)
  const ahead = planDirectionOfYaw(plan, room, 0)
  const metres = planSizeInMeters(plan)
  if (!cone || ahead === null || !metres) return cone
  const [right, down] = rotatePoint(offset, ahead)
  return {
    ...cone,
    x: clamp(cone.x + right / metres.width, 0, 1),
    y: clamp(cone.y + down / metres.height, 0, 1),
  }
}
