import { wrap180 } from '../../../../math/angle.ts'
import type { Plan, Room } from '../document/tour-document.ts'
import { ahead, type FloorPoint } from '../geometry/floor-point.ts'
import { pinOf, planDirection, planDistance, yawOfPlanDirection } from '../plan/plan-geometry.ts'

/** How one room's picture lies to another's. Each part is null while nothing tells it. */
export type Pose = {
  /** what a yaw in the first room's picture grows by in the second's, degrees */
  turn: number | null
  /** the yaw in the first at which the second's standing point lies */
  yaw: number | null
  /** the second's standing point in the floor of the first, metres */
  at: FloorPoint | null
}

/** What norths and pins tell of two rooms. */
export function poseOf(plan: Plan | null, from: Room, to: Room): Pose {
  const turn = from.north === null || to.north === null ? null : wrap180(to.north - from.north)
  const [here, there] = plan ? [pinOf(plan, from.id), pinOf(plan, to.id)] : []
  if (!plan || !here || !there) return { turn, yaw: null, at: null }
  const [a, b] = [
    [here.x, here.y],
    [there.x, there.y],
  ] as const
  const yaw = yawOfPlanDirection(plan, from, planDirection(plan, a, b))
  const distance = planDistance(plan, a, b)
  // Two pins on one spot: there is no way from one to the other.
  const isWay = a[0] !== b[0] || a[1] !== b[1]
  if (yaw === null || !isWay) return { turn, yaw: null, at: null }
  return { turn, yaw, at: distance === null ? null : ahead(yaw, distance) }
}
