import { clamp } from '../../../math/clamp.ts'
import { type FloorPlace, type RoomCamera, seesFloor } from '../../../room-photo/model/camera.ts'
import type { PhotoWithCamera } from './room.ts'

// The walls of an outline whose corners are all right angles: each is along x or z, the next one along the other, and
// wall `n` goes from corner `n` to the next.

/** A shorter step in a wall is not meant. Meters. */
export const noStep = 0.05

/** Least distances between walls that face each other, and of the camera from a wall. Meters. */
const least = { between: 0.5, camera: 0.3 }

export type Axis = 'x' | 'z'

/** The coordinate that a wall has everywhere. A step may be as short as nothing, so all walls together tell. */
export function fixedOf(outline: readonly FloorPlace[], wall: number): Axis {
  const [x, z] = outline.reduce(
    ([x, z], corner, at) => {
      const next = cornerAt(outline, at + 1)
      const sign = (at - wall) % 2 === 0 ? 1 : -1
      return [x + sign * Math.abs(next.x - corner.x), z + sign * Math.abs(next.z - corner.z)]
    },
    [0, 0],
  ) as [number, number]
  return x > z ? 'z' : 'x'
}

export const otherAxis = (axis: Axis): Axis => (axis === 'x' ? 'z' : 'x')

/** @param at  counted on around the outline */
export const cornerAt = (outline: readonly FloorPlace[], at: number): FloorPlace =>
  outline[(at + outline.length) % outline.length] as FloorPlace

/** Where a wall begins along its axis, and which way it goes. */
export function directionOf(outline: readonly FloorPlace[], wall: number): [number, 1 | -1] {
  const along = otherAxis(fixedOf(outline, wall))
  const first = cornerAt(outline, wall)[along]
  return [first, cornerAt(outline, wall + 1)[along] < first ? -1 : 1]
}

/** From where to where a wall goes along its axis, the lower end first. */
export function spanOf(outline: readonly FloorPlace[], wall: number): [number, number] {
  const along = otherAxis(fixedOf(outline, wall))
  const [a, b] = [cornerAt(outline, wall)[along], cornerAt(outline, wall + 1)[along]]
  return a < b ? [a, b] : [b, a]
}

/** The place on the foot of a wall at x or z, whichever it is along. */
export function footAt(outline: readonly FloorPlace[], wall: number, at: number): FloorPlace {
  const corner = cornerAt(outline, wall)
  return fixedOf(outline, wall) === 'x' ? { x: corner.x, z: at } : { x: at, z: corner.z }
}

/** Places along the foot of a wall that a photo shows, in x or z, whichever it is along. */
export function seenAlong(
  outline: readonly FloorPlace[],
  wall: number,
  view: PhotoWithCamera,
): number[] {
  const [low, high] = spanOf(outline, wall)
  return Array.from({ length: 41 }, (_, at) => low + ((high - low) * at) / 40).filter((at) =>
    seesFloor(view.camera, view.photo, footAt(outline, wall, at)),
  )
}

/** Which way walls are, as their photo shows them. */
const sides = ['front', 'right', 'back', 'left'] as const

/** A wall's name: its side, and its number from the left where there are several. */
export interface WallName {
  side: (typeof sides)[number]
  number: number | null
}

/** The names of all walls. Those to the front face away from the camera, so that no photo shows them. */
export function wallNames(outline: readonly FloorPlace[], { yaw }: RoomCamera): WallName[] {
  const turned = Math.round(yaw / (Math.PI / 2))
  const own = outline.map((_, wall) => {
    const [, way] = directionOf(outline, wall)
    const at = fixedOf(outline, wall) === 'z' ? 1 - way : 2 + way
    return sides[(at - turned + 8) % 4] as WallName['side']
  })
  return own.map((side, wall) => {
    const count = own.filter((each) => each === side).length
    const number = own.slice(wall).filter((each) => each === side).length
    return { side, number: count > 1 ? number : null }
  })
}

/**
 * Moves a wall, and with it the ends of the two beside it. It stops before a wall that faces it and before the camera,
 * so that the floor never crosses itself; a step to the next wall may turn round.
 */
export function moveWall(
  outline: readonly FloorPlace[],
  wall: number,
  to: number,
  eye: FloorPlace,
): FloorPlace[] {
  const count = outline.length
  const axis = fixedOf(outline, wall)
  const now = cornerAt(outline, wall)[axis]
  const [from, until] = spanOf(outline, wall)
  // A step that is about to go would tear the two walls beside it apart.
  if (until - from < noStep) return [...outline]
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const stopAt = (at: number, gap: number) => {
    if (at <= now) low = Math.max(low, at + gap)
    if (at >= now) high = Math.min(high, at - gap)
  }
  for (let on = 2; on < count - 1; on += 2) {
    const [a, b] = spanOf(outline, (wall + on) % count)
    const other = cornerAt(outline, wall + on)[axis]
    // The one behind a step begins where this one ends, and may be passed unless it's about to go itself.
    const isBeside = on === 2 || on === count - 2
    const margin = isBeside ? -1e-6 : noStep
    if (a < until + margin && b > from - margin) stopAt(other, least.between)
    else if (isBeside && b - a < noStep) stopAt(other, 0)
  }
  const aside = eye[otherAxis(axis)]
  if (aside > from - least.camera && aside < until + least.camera) stopAt(eye[axis], least.camera)
  const at = clamp(to, Math.min(low, now), Math.max(high, now))
  return outline.map((corner, own) =>
    own === wall || own === (wall + 1) % count ? { ...corner, [axis]: at } : corner,
  )
}
