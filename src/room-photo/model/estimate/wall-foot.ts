import type { Vector3 } from '../../../math/vector.ts'
import { type CameraPose, imagePointOf } from './camera-pose.ts'
import { brightnessAt, type GrayImage } from './gray-image.ts'
import type { WallSide } from './room-box.ts'
import type { Box } from './search-box.ts'

/** The most relative distance of a skirting board's upper edge behind the wall's foot. */
const board = 0.92
/** The least step of brightness that counts as an edge, of 255. */
const least = 5
/** Relative distance of the samples in front of and behind a line. */
const beside = 1.012

/** The step of brightness across the floor at a share of a wall's distance, of 255; null where it is not seen. */
type FloorStep = (share: number) => number | null

/**
 * Finds the foot of a wall below its skirting board, whose upper edge is often the clearer one.
 * @returns the share of the wall's distance
 */
export function footBelowSkirting(stepAt: FloorStep): number {
  const own = strongest(stepAt, 0.985, 1.02)
  if (!own) return 1
  const nearer = strongest(stepAt, board, 0.975)
  // Most walls become brighter from the floor to the board, and darker again from the board to the wall.
  const isBoard =
    nearer &&
    (own.step < 0 ? nearer.step > Math.max(least, -0.15 * own.step) : nearer.step > 1.3 * own.step)
  return isBoard ? nearer.share : own.share
}

/** A nearer foot, within this relative range, must be clearer by this factor. */
const rival = { from: 0.45, to: 0.9, clearer: 0.6, least: 12 }

/**
 * Whether there is a clearer line in front of a wall's foot, such as the foot below a window sill: the sill is
 * parallel to the foot and does not end the floor. The gaps of boards and tiles have the same brightness on both
 * sides.
 */
export function hasCloserEdge(stepAt: FloorStep): boolean {
  const own = Math.abs(strongest(stepAt, board, 1.02)?.step ?? least)
  const nearer = Math.abs(strongest(stepAt, rival.from, rival.to)?.step ?? 0)
  return nearer > Math.max(rival.least, rival.clearer * own)
}

/** The line of the strongest brightness step between two shares of a distance. */
function strongest(stepAt: FloorStep, from: number, to: number) {
  let found: { share: number; step: number } | null = null
  for (let share = from; share <= to; share += 0.005) {
    const step = stepAt(share)
    if (step !== null && Math.abs(step) > Math.abs(found?.step ?? least)) found = { share, step }
  }
  return found
}

/** Median steps of brightness across lines on the floor, from front to behind. @param distance  of the wall, meters */
export function floorStepsBefore(
  image: GrayImage,
  pose: CameraPose,
  box: Box,
  side: WallSide,
  distance: number,
): FloorStep {
  const places = alongOf(box, side, pose.height)
  return (share) => {
    const steps = places.flatMap((along) => {
      const at = (by: number) =>
        brightnessAt(image, imagePointOf(pose, atFoot(pose, side, along, distance * share * by)))
      const [behind, before] = [at(beside), at(1 / beside)]
      return behind === null || before === null ? [] : [behind - before]
    })
    return steps.length < 12 ? null : (steps.sort((a, b) => a - b)[steps.length >> 1] ?? null)
  }
}

/** A point of the floor, meters from the camera. Behind a wall's foot the picture shows the wall itself. */
const atFoot = (pose: CameraPose, side: WallSide, along: number, distance: number): Vector3 =>
  side === 'back'
    ? [along, -pose.height, -distance]
    : [(side === 'left' ? -1 : 1) * distance, -pose.height, along]

/** Extent of a foot that no other wall ends, in camera heights. */
const reach = { aside: 4, away: 5 }

/** Sample points along a wall's foot, meters. */
function alongOf({ left, right, back }: Box, side: WallSide, height: number): number[] {
  const { aside, away } = reach
  const [from, to] =
    side === 'back'
      ? [-(left ?? aside * height), right ?? aside * height]
      : [-(back ?? away * height), 0]
  return Array.from({ length: 80 }, (_, at) => from + ((to - from) * (at + 0.5)) / 80)
}
