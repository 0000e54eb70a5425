import { clamp } from '../../../../math/clamp.ts'
import type { Plan, Room } from '../document/tour-document.ts'
import { turned } from '../geometry/floor-point.ts'
import type { Step } from '../sight/stroll.ts'
import { planDirectionOfYaw, planMetres, type ViewCone, viewConeOf } from './plan-geometry.ts'

/**
 * What a visitor sees on the way from one room to the next, on the plan; at the pin of the room that is left where no length
 * on the plan is known.
 * @param aspect  of the viewer, width over height
 * @returns null where the room has no pin or no north
 */
export function coneOnWalk(
  plan: Plan,
  room: Room,
  { offset, look }: Step,
  aspect: number,
): ViewCone | null {
  const cone = viewConeOf(plan, room, look, aspect)
  const ahead = planDirectionOfYaw(plan, room, 0)
  const metres = planMetres(plan)
  if (!cone || ahead === null || !metres) return cone
  const [right, down] = turned(offset, ahead)
  return {
    ...cone,
    x: clamp(cone.x + right / metres.width, 0, 1),
    y: clamp(cone.y + down / metres.height, 0, 1),
  }
}
