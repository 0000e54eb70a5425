import type { Look, Plan, Room } from '../document/tour-document.ts'
import { planDirectionOfYaw, yawOfPlanDirection } from './plan-geometry.ts'

/**
 * Where one looks on going from room to room by the plan: the same way as before.
 * @returns null where the plan does not tell it, or a picture does not surround the visitor
 */
export function lookOnJump(plan: Plan, from: Room, to: Room, look: Look): Look | null {
  if (from.projection !== 'sphere' || to.projection !== 'sphere') return null
  const direction = planDirectionOfYaw(plan, from, look.yaw)
  const yaw = direction === null ? null : yawOfPlanDirection(plan, to, direction)
  return yaw === null ? null : { yaw, pitch: 0, zoom: look.zoom }
}
