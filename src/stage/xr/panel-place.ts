import { radians, wrap180 } from '../../math/angle.ts'
import { add, length, rotate, subtract } from '../../math/vector.ts'
import type { HeadPose, UprightPose } from './pose.ts'

/** How a panel hangs from the eyes, so that the room ahead stays free: meters, and degrees to the left. */
export interface PanelPlacement {
  away: number
  below: number
  aside: number
  /** Who has gone farther, or turned by more, has left it behind. */
  slack: { away: number; turn: number }
}

/** Where a visitor stands and which way they look. */
export type Gaze = Pick<HeadPose, 'eye' | 'heading'>

/** Hangs a panel beside the view, turned to the eyes. */
export function panelPose(
  { eye, heading }: Gaze,
  { away, below, aside }: PanelPlacement,
): UprightPose {
  const turn = heading + aside
  return { at: add(eye, rotate([0, -below, -away], [0, radians(turn), 0])), turn }
}

/** Whether a visitor has gone or turned away since a panel was hung, so that it must be hung again. */
export const isLeftBehind = (before: Gaze, now: Gaze, { slack }: PanelPlacement): boolean =>
  length(subtract(now.eye, before.eye)) > slack.away ||
  Math.abs(wrap180(now.heading - before.heading)) > slack.turn
