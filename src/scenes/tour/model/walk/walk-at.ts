import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Look } from '../document/tour-document.ts'
import { shortestTurn } from '../geometry/angles.ts'
import { between, type FloorPoint, farFrom, minus, turned } from '../geometry/floor-point.ts'
import type { Walk } from './plan-walk.ts'

/** What is shown at one moment of a step: two pictures, each with its own look, one over the other. */
export type WalkFrame = {
  /** in the picture of the room that is left; zoom in percent, of any fraction */
  look: Look
  /** the same look in the picture of the room that is entered */
  toLook: Look
  /** where the visitor is, from where each picture was taken: metres in the axes of `vectorOf` */
  fromOffset: Vector3
  toOffset: Vector3
  /** of the room that is entered, 0…1 */
  mix: number
}

/** How much a picture without walls grows while one walks into it, and from how much less the next one comes. */
const dolly = 1.5

/** Shares of the way to the doorway between which the pictures change: before it is so near that its frame fills the view. */
const fade = { from: 0.35, to: 0.95 }

const none: Vector3 = [0, 0, 0]

/** Slow at both ends. @param share  0…1 */
const eased = (share: number) => share * share * (3 - 2 * share)

const part = (value: number, from: number, to: number) =>
  to > from ? clamp((value - from) / (to - from), 0, 1) : Number(value >= to)

const blend = (a: number, b: number, share: number) => a + (b - a) * share

/** How long a step takes as a whole, ms. */
export const walkTime = ({ time }: Walk): number => time.turn + time.step

/**
 * A step at a moment.
 * @param progress  share of its time that is over; 1 is arrived, and so is any moment of a step that takes no time
 */
export function walkAt(walk: Walk, progress: number): WalkFrame {
  const { time, look, towards, arrive, turn, path, rise, boxes } = walk
  const whole = walkTime(walk)
  const now = whole > 0 ? clamp(progress, 0, 1) * whole : whole
  // The last moment is the arrival itself, whatever the sum of two times was rounded to.
  const isOver = whole === 0 || progress >= 1
  const turning = isOver ? 1 : eased(part(now, 0, time.turn))
  const stepping = isOver ? 1 : eased(part(now, time.turn, whole))

  const faced = blend(look.yaw, look.yaw + shortestTurn(look.yaw, towards), turning)
  const last = towards + shortestTurn(towards, arrive.yaw - turn)
  const yaw = stepping > 0 ? blend(towards, last, stepping) : faced
  const pitch = blend(look.pitch, arrive.pitch, turning)
  const zoom = blend(look.zoom, arrive.zoom, turning)
  const at = alongPath(path, stepping)
  const left = minus(at, path[2])
  const [x, z] = turned(left, turn)
  return {
    look: { yaw: wrap180(yaw), pitch, zoom: boxes.from ? zoom : zoom * dolly ** stepping },
    toLook: {
      yaw: isOver ? arrive.yaw : wrap180(yaw + turn),
      pitch,
      zoom: boxes.to ? zoom : zoom * dolly ** (stepping - 1),
    },
    fromOffset: boxes.from ? [at[0], rise * stepping, at[1]] : none,
    toOffset: boxes.to && stepping < 1 ? [x, rise * (stepping - 1), z] : none,
    mix: mixAt(path, stepping),
  }
}

function alongPath([start, door, end]: Walk['path'], share: number): FloorPoint {
  const doorShare = shareOfDoor([start, door, end])
  return share < doorShare
    ? between(start, door, share / doorShare)
    : between(door, end, part(share, doorShare, 1))
}

/** How much of the way the doorway is. */
function shareOfDoor([start, door, end]: Walk['path']): number {
  const [before, after] = [farFrom(start, door), farFrom(door, end)]
  return before + after > 0 ? before / (before + after) : 0.5
}

/** One sees the room that is left until the doorway is near, and through it the other one. */
function mixAt(path: Walk['path'], share: number): number {
  // A doorway right at one camera leaves the change some time all the same.
  const door = clamp(shareOfDoor(path), 0.3, 0.8)
  return eased(part(share, door * fade.from, door * fade.to))
}
