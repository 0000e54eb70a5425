import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { boxOfRoom, type RoomBox, usualDoorway } from '../box/room-box.ts'
import { findRoom } from '../document/edit.ts'
import {
  heightOf,
  type Level,
  type Link,
  type Look,
  type Room,
  type RoomId,
  type TourDocument,
} from '../document/tour-document.ts'
import { shortestTurn } from '../geometry/angles.ts'
import { ahead, type FloorPoint, farFrom, plus, turned } from '../geometry/floor-point.ts'
import { ordered } from '../geometry/floor-polygon.ts'
import { doorwayOf, type OtherRoom } from '../links/doorway.ts'
import { type Pose, poseOf } from '../links/pose.ts'
import { arrivingLook, suggestWayBack, wayBackOf } from '../links/suggest.ts'

/** A step from room to room, to be asked for its frames by `walkAt`. Times in ms. */
export type Walk = {
  /** where the visitor looked when it began, in the first room */
  look: Look
  /** to the link's doorway, in the first room */
  towards: number
  /** on arriving, in the second room */
  arrive: Look
  /** what a yaw in the first room grows by in the second */
  turn: number
  /** from standing point through the doorway to standing point, in the floor of the first room */
  path: readonly [FloorPoint, FloorPoint, FloorPoint]
  /** how much higher the second camera stood, metres */
  rise: number
  /** what each picture is thrown on, to move by displacement; null: the walls are not known, it is zoomed */
  boxes: { from: RoomBox | null; to: RoomBox | null }
  /** what each picture is turned by to be upright */
  levels: { from: Level | null; to: Level | null }
  time: { turn: number; step: number }
}

/** Degrees and metres a ms, and bounds in ms: as one turns and steps without haste, but is not kept waiting. */
const pace = {
  turn: { perDegree: 1 / 0.2, least: 150, most: 900, none: 0.5 },
  step: { perMetre: 1 / 0.003, least: 600, most: 1800, unknown: 800 },
}

/** From a standing point to a doorway that nothing tells the distance of, metres. */
const usualWay = 1.5

/**
 * A step along a link: a turn towards the doorway the short way, then the walk through it.
 * @param look     where the visitor looks now
 * @param reduced  less motion is asked for: the step takes no time
 * @param doorway  its size where it is known, metres
 * @returns null for a link to no room of the tour
 */
export function planWalk(
  document: TourDocument,
  from: RoomId,
  link: Link,
  look: Look,
  reduced: boolean,
  doorway: { width: number; height: number } = usualDoorway,
): Walk | null {
  const [here, there] = [findRoom(document, from), findRoom(document, link.to)]
  if (!here || !there) return null
  const arrive = arrivingLook(document, from, link)
  const pose = poseOf(document.plan, here, there)
  const turn = pose.turn ?? wrap180(arrive.yaw - link.yaw)
  const boxes = { from: boxOfRoom(here), to: boxOfRoom(there) }
  const path = pathOf(document, here, there, link, { ...pose, turn })
  const way = farFrom(path[0], path[1]) + farFrom(path[1], path[2])
  const isPaced = boxes.from || boxes.to || pose.at !== null
  const time = reduced
    ? { turn: 0, step: 0 }
    : {
        turn: turnTime(look, link.yaw),
        step: isPaced
          ? clamp(way * pace.step.perMetre, pace.step.least, pace.step.most)
          : pace.step.unknown,
      }
  const rise = heightOf(there) - heightOf(here)
  if (boxes.from && boxes.to)
    boxes.from = { ...boxes.from, beyond: { ...beyondDoor(boxes.to, path, turn), ...doorway } }
  const levels = { from: here.level, to: there.level }
  return { look, towards: link.yaw, arrive, turn, path, rise, boxes, levels, time }
}

/** The other room in the axes of the first. */
function beyondDoor({ corners, ceiling }: RoomBox, [, door, at]: Walk['path'], turn: number) {
  const moved = corners.map((corner) => plus(at, turned(corner, -turn)))
  return { corners: ordered(moved), ceiling, door }
}

function turnTime(look: Look, to: number): number {
  const { perDegree, least, most, none } = pace.turn
  const angle = Math.max(Math.abs(shortestTurn(look.yaw, to)), Math.abs(look.pitch))
  return angle < none ? 0 : clamp(angle * perDegree, least, most)
}

function pathOf(
  document: TourDocument,
  here: Room,
  there: Room,
  link: Link,
  { turn, at }: Pose & { turn: number },
): Walk['path'] {
  const box = boxOfRoom(there)
  const other: OtherRoom | null = box && at && { corners: box.corners, at, turn }
  const door =
    doorwayOf(link, boxOfRoom(here), heightOf(here), other) ??
    // Half way to a place that is known, or as far as doorways usually are.
    (at ? ([at[0] / 2, at[1] / 2] as const) : ahead(link.yaw, usualWay))
  if (at) return [[0, 0], door, at]
  const back = wayBackOf(document, here.id, link) ?? suggestWayBack(document, here.id, link)
  const beyond = back && doorwayOf(back, box, heightOf(there), null)
  const rest = beyond ? turned([-beyond[0], -beyond[1]], -turn) : ahead(link.yaw, usualWay)
  return [[0, 0], door, plus(door, rest)]
}
