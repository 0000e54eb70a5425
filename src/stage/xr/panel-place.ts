import { radians, wrap180 } from '../../math/angle.ts'
import { add, length, rotate, subtract } from '../../math/vector.ts'
import type { GroundPose, Head } from './pose.ts'

/** How a panel hangs from the eyes, so that the room ahead stays free: meters, and degrees to the left. */
export interface PanelPlacement {
  away: number
  below: number
  aside: number
  /** Who has gone farther, or turned by more, has left it behind. */
  slack: { away: number; turn: number }
}

type Gaze = Pick<Head, 'eye' | 'heading'>

/** Hangs a panel beside the view, turned to the eyes. */
export function panelPose(
  { eye, heading }: Gaze,
  { away, below, aside }: PanelPlacement,
): GroundPose {
  const turn = heading + aside
  return { at: add(eye, rotate([0, -below, -away], [0, radians(turn), 0])), turn }
}

/** Whether the visitor has moved or turned away from a panel, so that it must be hung again. */
export function isLeftBehind(
  { at, turn }: GroundPose,
  { eye, heading }: Gaze,
  hanging: PanelPlacement,
) {
  const before = turn - hanging.aside
  const off = length(subtract(panelPose({ eye, heading: before }, hanging).at, at))
  return off > hanging.slack.away || Math.abs(wrap180(before - heading)) > hanging.slack.turn
}
