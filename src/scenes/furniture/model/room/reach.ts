import { eyeOf, type FloorPlace } from './camera.ts'
import type { Design } from './design.ts'
import { metWall, type Wall } from './wall.ts'

/** Farther from the camera than so much few rooms go on, and a photo shows too little of the floor. Metres. */
export const usualReach = 8

type Room = Pick<Design, 'camera' | 'room'> & { readonly walls: readonly Wall[] }

/** How far a place of the floor is from the camera, metres. */
function farTo({ camera }: Pick<Room, 'camera'>, { x, z }: FloorPlace): number {
  const [eyeX, , eyeZ] = eyeOf(camera)
  return Math.hypot(x - eyeX, z - eyeZ)
}

/**
 * How far from the camera furniture may stand in a photo, in the direction of a place: so far as usual, or up to a wall
 * that stands farther away.
 * @returns metres; infinite in a room of our own, which ends at its walls
 */
function reachTowards(design: Room, place: FloorPlace): number {
  if (design.room) return Number.POSITIVE_INFINITY
  const far = farTo(design, place)
  if (far <= usualReach) return usualReach
  const [eyeX, , eyeZ] = eyeOf(design.camera)
  const way = [(place.x - eyeX) / far, 0, (place.z - eyeZ) / far] as const
  const met = metWall(design.walls, [eyeX, 0, eyeZ], [...way])
  return met ? Math.max(usualReach, farTo(design, { x: met.at[0], z: met.at[2] })) : usualReach
}

export const isOutOfReach = (design: Room, place: FloorPlace): boolean =>
  farTo(design, place) > reachTowards(design, place)

/** A place, or the nearest to it on the way to the camera that is within reach. */
export function withinReach(design: Room, place: FloorPlace): FloorPlace {
  const [far, reach] = [farTo(design, place), reachTowards(design, place)]
  if (far <= reach) return { x: place.x, z: place.z }
  const [eyeX, , eyeZ] = eyeOf(design.camera)
  const by = reach / far
  return { x: eyeX + (place.x - eyeX) * by, z: eyeZ + (place.z - eyeZ) * by }
}

/** Whether something stands as far away as it may where no wall ends the room; a millimetre more or less says nothing. */
export function isAtReach(design: Room, place: FloorPlace): boolean {
  if (design.room || farTo(design, place) < usualReach - 0.001) return false
  const by = 1.01
  return reachTowards(design, { x: place.x * by, z: place.z * by }) === usualReach
}
