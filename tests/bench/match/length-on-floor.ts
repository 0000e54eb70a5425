import type { Vector3 } from '../../../src/math/vector.ts'
import type { Match } from '../../../src/scenes/furniture/model/match/match.ts'
import {
  cameraHeightFromUpright,
  floorDistance,
  type ImagePoint,
  rayTo,
} from '../../../src/scenes/furniture/model/match/reference.ts'
import { inPhoto, type Room } from './room.ts'

const door = 2.03
const length = 2
/** How far a hand is off, pixels of the photo. */
const hand = 2

/**
 * How far off a length of 2 m on the floor is measured, once a door of 2.03 m was pointed at: at many doors and lengths
 * that the photo shows.
 * @param pixel  pixels of the photo for one of the match
 * @returns shares of the length, all positive
 */
export function floorErrors(
  room: Room,
  match: Match,
  pixel: number,
  random: () => number,
): number[] {
  const errors: number[] = []
  const pointed = ({ x, y }: ImagePoint) =>
    rayTo(
      { x: (x + hand * (2 * random() - 1)) / pixel, y: (y + hand * (2 * random() - 1)) / pixel },
      match.focal,
    )
  for (let attempt = 0; attempt < 400 && errors.length < 40; attempt += 1) {
    const place = onWall(room, random)
    const [foot, top] = [inPhoto(room, place), inPhoto(room, [place[0], door, place[2]])]
    const [from, to] = ends(room, random)
    const [a, b] = [inPhoto(room, from), inPhoto(room, to)]
    if (!foot || !top || !a || !b) continue
    const height = cameraHeightFromUpright(pointed(foot), pointed(top), door, match.up)
    const measured = height && floorDistance(pointed(a), pointed(b), match.up, height)
    errors.push(measured ? Math.abs(measured / length - 1) : 1)
  }
  return errors
}

const between = (low: number, high: number, random: () => number) => low + random() * (high - low)

/** The foot of something that stands at a wall. */
function onWall({ room: { min, max } }: Room, random: () => number): Vector3 {
  const x = between(min[0], max[0], random)
  const z = between(min[2], max[2], random)
  return random() < 0.5
    ? [random() < 0.5 ? min[0] : max[0], 0, z]
    : [x, 0, random() < 0.5 ? min[2] : max[2]]
}

/** Two places on the floor, 2 m apart. */
function ends({ room: { min, max } }: Room, random: () => number): [Vector3, Vector3] {
  const from: Vector3 = [between(min[0], max[0], random), 0, between(min[2], max[2], random)]
  const angle = random() * 2 * Math.PI
  return [from, [from[0] + length * Math.cos(angle), 0, from[2] + length * Math.sin(angle)]]
}
