import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { Vec3 } from '../../../../math/vector.ts'
import { shortestTurn } from '../camera/angles.ts'
import {
  addPoints,
  distance,
  type FloorPoint,
  lerpPoint,
  orderedCorners,
  pointAhead,
  rotatePoint,
  subtractPoints,
} from '../camera/floor.ts'
import { findRoom } from '../document/edit.ts'
import {
  cameraHeightOf,
  type Level,
  type Link,
  type Room,
  type RoomId,
  type TourDocument,
  type ViewDirection,
} from '../document/tour-document.ts'
import { type AdjacentRoom, doorwayOf, type RelativePose, relativePoseOf } from './doorway.ts'
import { arrivalDirection, findReturnLink, suggestReturnLink } from './return-link.ts'
import { boxOfRoom, defaultDoorwaySize, type RoomBox } from './room-box.ts'

/** A walk to another room, whose frames `walkAt` computes. Times in ms. */
export type Walk = {
  /** view direction at the start, in the first room */
  viewDirection: ViewDirection
  /** direction of the link's doorway, in the first room */
  towards: number
  /** on arriving, in the second room */
  arrive: ViewDirection
  /** what a yaw in the first room grows by in the second */
  turn: number
  /** from standing point through the doorway to standing point, in the floor of the first room */
  path: readonly [FloorPoint, FloorPoint, FloorPoint]
  /** how much higher the second camera stood, meters */
  rise: number
  /**
   * the box that each picture is projected on, to move within it; null when unknown: the picture is zoomed instead
   */
  boxes: { from: RoomBox | null; to: RoomBox | null }
  /** the level of each picture */
  levels: { from: Level | null; to: Level | null }
  time: { turn: number; step: number }
}

/** Speeds in degrees and meters a ms, and limits in ms: unhurried, but not slow. */
const pace = {
  turn: { perDegree: 1 / 0.2, least: 150, most: 900, none: 0.5 },
  step: { perMetre: 1 / 0.003, least: 600, most: 1800, unknown: 800 },
}

/** Assumed distance of a doorway, meters. */
const usualWay = 1.5

/**
 * A walk along a link: a turn toward the doorway the short way, then the walk through it.
 * @param viewDirection  at the start
 * @param doorway  its size where it is known, meters
 * @returns null for a link to no room of the tour
 */
export function planWalk(
  document: TourDocument,
  from: RoomId,
  link: Link,
  viewDirection: ViewDirection,
  doorway: { width: number; height: number } = defaultDoorwaySize,
): Walk | null {
  const [here, there] = [findRoom(document, from), findRoom(document, link.to)]
  if (!here || !there) return null
  const arrive = arrivalDirection(document, from, link)
  const pose = relativePoseOf(document.plan, here, there)
  const turn = pose.turn ?? wrap180(arrive.yaw - link.yaw)
  const boxes = { from: boxOfRoom(here), to: boxOfRoom(there) }
  const path = pathOf(document, here, there, link, { ...pose, turn })
  const way = distance(path[0], path[1]) + distance(path[1], path[2])
  const isPaced = boxes.from || boxes.to || pose.at !== null
  const { perMetre, least, most, unknown } = pace.step
  const time = {
    turn: turnTime(viewDirection, link.yaw),
    step: isPaced ? clamp(way * perMetre, least, most) : unknown,
  }
  const rise = cameraHeightOf(there) - cameraHeightOf(here)
  if (boxes.from && boxes.to)
    boxes.from = { ...boxes.from, beyond: { ...beyondDoor(boxes.to, path, turn), ...doorway } }
  const levels = { from: here.level, to: there.level }
  return { viewDirection, towards: link.yaw, arrive, turn, path, rise, boxes, levels, time }
}

/** The other room in the coordinates of the first. */
function beyondDoor({ corners }: RoomBox, [, door, at]: Walk['path'], turn: number) {
  const moved = corners.map((corner) => addPoints(at, rotatePoint(corner, -turn)))
  return { corners: orderedCorners(moved), door }
}

function turnTime(viewDirection: ViewDirection, to: number): number {
  const { perDegree, least, most, none } = pace.turn
  const angle = Math.max(
    Math.abs(shortestTurn(viewDirection.yaw, to)),
    Math.abs(viewDirection.pitch),
  )
  return angle < none ? 0 : clamp(angle * perDegree, least, most)
}

function pathOf(
  document: TourDocument,
  here: Room,
  there: Room,
  link: Link,
  { turn, at }: RelativePose & { turn: number },
): Walk['path'] {
  const box = boxOfRoom(there)
  const other: AdjacentRoom | null = box && at && { corners: box.corners, at, turn }
  const door =
    doorwayOf(link, boxOfRoom(here), cameraHeightOf(here), other) ??
    // Half way to a known standing point, or the usual distance.
    (at ? ([at[0] / 2, at[1] / 2] as const) : pointAhead(link.yaw, usualWay))
  if (at) return [[0, 0], door, at]
  const back = findReturnLink(document, here.id, link) ?? suggestReturnLink(document, here.id, link)
  const beyond = back && doorwayOf(back, box, cameraHeightOf(there), null)
  const rest = beyond
    ? rotatePoint([-beyond[0], -beyond[1]], -turn)
    : pointAhead(link.yaw, usualWay)
  return [[0, 0], door, addPoints(door, rest)]
}

/** One frame of a walk: two pictures, each with its own view direction, one over the other. */
export type WalkFrame = {
  /** in the picture of the room that is left; zoom in percent, of any fraction */
  viewDirection: ViewDirection
  /** the same direction in the picture of the room that is entered */
  toViewDirection: ViewDirection
  /** where the visitor is, from where each picture was taken: meters in the axes of `vectorOf` */
  fromOffset: Vec3
  toOffset: Vec3
  /** of the room that is entered, 0…1 */
  mix: number
}

/** Zoom of a picture without a box during the walk, and the initial zoom of the next one. */
const dolly = 1.5

/** Shares of the way to the doorway between which the pictures blend, before its frame fills the view. */
const fade = { from: 0.35, to: 0.95 }

const none: Vec3 = [0, 0, 0]

/** Eases in and out. @param share  0…1 */
const eased = (share: number) => share * share * (3 - 2 * share)

const part = (value: number, from: number, to: number) =>
  to > from ? clamp((value - from) / (to - from), 0, 1) : Number(value >= to)

const blend = (a: number, b: number, share: number) => a + (b - a) * share

/** Duration of a walk, ms. */
export const walkDuration = ({ time }: Walk): number => time.turn + time.step

/**
 * A step at a moment.
 * @param progress  share of its time that is over; 1 is arrived
 */
export function walkAt(walk: Walk, progress: number): WalkFrame {
  const { time, viewDirection, towards, arrive, turn, path, rise, boxes } = walk
  const whole = walkDuration(walk)
  const now = clamp(progress, 0, 1) * whole
  // The last moment is exactly the arrival, despite rounding.
  const isOver = progress >= 1
  const turning = isOver ? 1 : eased(part(now, 0, time.turn))
  const stepping = isOver ? 1 : eased(part(now, time.turn, whole))

  const faced = blend(
    viewDirection.yaw,
    viewDirection.yaw + shortestTurn(viewDirection.yaw, towards),
    turning,
  )
  const last = towards + shortestTurn(towards, arrive.yaw - turn)
  const yaw = stepping > 0 ? blend(towards, last, stepping) : faced
  const pitch = blend(viewDirection.pitch, arrive.pitch, turning)
  const zoom = blend(viewDirection.zoom, arrive.zoom, turning)
  const at = alongPath(path, stepping)
  const left = subtractPoints(at, path[2])
  const [x, z] = rotatePoint(left, turn)
  return {
    viewDirection: { yaw: wrap180(yaw), pitch, zoom: boxes.from ? zoom : zoom * dolly ** stepping },
    toViewDirection: {
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
    ? lerpPoint(start, door, share / doorShare)
    : lerpPoint(door, end, part(share, doorShare, 1))
}

/** The doorway's position as a share of the way. */
function shareOfDoor([start, door, end]: Walk['path']): number {
  const [before, after] = [distance(start, door), distance(door, end)]
  return before + after > 0 ? before / (before + after) : 0.5
}

/** The blend from the room that is left to the next one, near the doorway. */
function mixAt(path: Walk['path'], share: number): number {
  // A doorway right at a camera still leaves time for the blend.
  const door = clamp(shareOfDoor(path), 0.3, 0.8)
  return eased(part(share, door * fade.from, door * fade.to))
}
