import type { Vector3 } from '../../../math/vector.ts'
import { type CameraPose, imagePointOf } from './camera-pose.ts'
import type { GrayImage } from './gray-image.ts'
import { brightnessAt } from './gray-image.ts'
import type { WallSide } from './room-box.ts'
import type { Box } from './search-box.ts'

/** A skirting board is seen so much further off than the wall's foot at most, as a share. */
const board = 0.92
/** A step in brightness that is none, of 255. */
const least = 5
/** Brightness is compared so much before and behind a line, as a share of its distance. */
const beside = 1.012

/**
 * Where a wall meets the floor: below its skirting board, whose upper edge is often the clearer one.
 * @param distance  metres, as the edges say
 * @returns metres
 */
export function footBelowSkirting(
  image: GrayImage,
  pose: CameraPose,
  box: Box,
  side: WallSide,
  distance: number,
): number {
  const step = (share: number) => stepAt(image, pose, box, side, distance * share)
  const own = strongest(step, 0.985, 1.02)
  if (!own) return distance
  const nearer = strongest(step, board, 0.975)
  // From the floor to a board most walls become brighter, and from the board to the wall darker again.
  const isBoard =
    nearer &&
    (own.step < 0 ? nearer.step > Math.max(least, -0.15 * own.step) : nearer.step > 1.3 * own.step)
  return distance * (isBoard ? nearer.share : own.share)
}

/** Nearer than the skirting board, and how much clearer a foot would have to be there. */
const rival = { from: 0.45, to: 0.9, clearer: 0.6, least: 12 }

/**
 * Whether brightness changes more along a line nearer to the camera than along a wall's foot: the sill of a window runs
 * as the foot below it does, and is no end of the floor. Boards and tiles have the same brightness on both sides.
 */
export function hasCloserEdge(
  image: GrayImage,
  pose: CameraPose,
  box: Box,
  side: WallSide,
  distance: number,
): boolean {
  const step = (share: number) => stepAt(image, pose, box, side, distance * share)
  const own = Math.abs(strongest(step, board, 1.02)?.step ?? least)
  const nearer = Math.abs(strongest(step, rival.from, rival.to)?.step ?? 0)
  return nearer > Math.max(rival.least, rival.clearer * own)
}

/** The line between two shares of a distance across which brightness changes most. */
function strongest(step: (share: number) => number | null, from: number, to: number) {
  let found: { share: number; step: number } | null = null
  for (let share = from; share <= to; share += 0.005) {
    const here = step(share)
    if (here !== null && Math.abs(here) > Math.abs(found?.step ?? least))
      found = { share, step: here }
  }
  return found
}

/** How much brighter it is behind a line on the floor than before it: the middle of many places, of 255. */
function stepAt(
  image: GrayImage,
  pose: CameraPose,
  box: Box,
  side: WallSide,
  distance: number,
): number | null {
  const steps: number[] = []
  for (const along of alongOf(box, side, pose.height)) {
    const at = (share: number) =>
      brightnessAt(image, imagePointOf(pose, atFoot(pose, side, along, distance * share)))
    const [behind, before] = [at(beside), at(1 / beside)]
    if (behind !== null && before !== null) steps.push(behind - before)
  }
  return steps.length < 12 ? null : (steps.sort((a, b) => a - b)[steps.length >> 1] ?? null)
}

/** A place on the floor, metres from the eye. What lies behind a wall's foot is the wall itself in the picture. */
const atFoot = (pose: CameraPose, side: WallSide, along: number, distance: number): Vector3 =>
  side === 'back'
    ? [along, -pose.height, -distance]
    : [(side === 'left' ? -1 : 1) * distance, -pose.height, along]

/** Where no wall ends it, a foot goes so far aside and away, in heights of the camera. */
const reach = { aside: 4, away: 5 }

/** Places along a wall's foot, metres. */
function alongOf({ left, right, back }: Box, side: WallSide, height: number): number[] {
  const { aside, away } = reach
  const [from, to] =
    side === 'back'
      ? [-(left ?? aside * height), right ?? aside * height]
      : [-(back ?? away * height), 0]
  return Array.from({ length: 80 }, (_, at) => from + ((to - from) * (at + 0.5)) / 80)
}
