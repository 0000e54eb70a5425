import type { Vector3 } from '../../../math/vector.ts'
import { eyeOf, type FloorPlace, floorAt, type Pixel, rayAt } from '../camera.ts'
import { rayHitDistance, type Solid } from '../solid.ts'
import { before, inwards, rayHitWall, type Wall } from '../wall.ts'
import { ceilingOf, type Design, within } from './design.ts'
import { type Item, lifted, type PieceSize, type Sizes, solidOf } from './item.ts'

/** Where a piece stands or hangs, and how it is turned there. */
export interface Placement extends FloorPlace {
  lift: number
  /** degrees; as it was unless told */
  turn?: number
  /** Id of a wall; none unless told. */
  wall?: number
}

type Room = Pick<Design, 'camera' | 'photo' | 'walls' | 'items' | 'room' | 'ceiling'>

/** A piece that is to be put somewhere; metres. */
interface Placed {
  size: PieceSize
  scale: number
  /** Id of the item that it is already, which it cannot stand on. */
  id?: number
}

/** These have a top for small things, at their full height. */
const tops =
  /^(coffee-table|dining-table|study-table|side-table|bedside-table|sideboard|tv-bench|bench|stool|bookshelf)$/

/**
 * Where a piece goes when a place of the photo is pressed: by what it is made for, onto the floor, the nearest table
 * below the pointer, a wall with its middle, or under the ceiling.
 * In a room of our own it stays between the walls, which a ray goes through.
 * @returns null where the photo shows nothing of the kind
 */
export function placementAt(room: Room, piece: Placed, at: Pixel, sizes: Sizes): Placement | null {
  const spot = metBy(room, piece, at, sizes)
  if (!spot || !room.room) return spot
  const highest = Math.max(0, room.room.height - piece.size.height * piece.scale)
  const place = spot.wall === undefined ? within(room.room, spot) : {}
  return { ...spot, ...place, lift: Math.min(spot.lift, highest) }
}

function metBy(room: Room, piece: Placed, at: Pixel, sizes: Sizes): Placement | null {
  const { mount = 'floor' } = piece.size
  if (mount === 'wall') return onWall(room, piece, at)
  if (mount === 'ceiling') return underCeiling(room, piece, at)
  const table = mount === 'surface' ? onTable(room, piece, at, sizes) : null
  if (table) return table
  const floor = onFloor(room, at, piece.id !== undefined)
  return floor && { ...floor, lift: 0 }
}

/**
 * The floor that a place of the photo shows; where a wall stands before that floor, the foot of the wall below the
 * pointer, and not what lies behind it.
 * @param follows  whether places above the horizon count: who drags a piece up a wall means its foot
 */
function onFloor({ camera, photo, walls }: Room, at: Pixel, follows: boolean): FloorPlace | null {
  const floor = floorAt(camera, photo, at)
  if (!floor && !follows) return null
  const met = rayHitWall(walls, eyeOf(camera), rayAt(camera, photo, at))
  // Below the floor: the ray has met that before.
  if (!met || met.at[1] < 0) return floor
  return { x: met.at[0], z: met.at[2] }
}

/** What of an item the pointer holds while it is dragged: the point that `placementAt` is asked about. */
export function dragAnchorOf(item: Item, { height, mount = 'floor' }: PieceSize): Vector3 {
  const { x, z, scale, lift = 0 } = item
  if (mount === 'wall') return [x, lift + (height * scale) / 2, z]
  if (mount === 'ceiling') return [x, lift + height * scale, z]
  return [x, mount === 'surface' ? lift : 0, z]
}

/** Eyes meet the middle of what hangs here, metres. */
const eyeLevel = 1.5

/** Where a piece goes that is put onto a plan: what hangs goes to the nearest wall. */
export function placementInPlan(
  room: Room,
  piece: Placed,
  at: FloorPlace,
  sizes: Sizes,
): Placement | null {
  const { size, scale } = piece
  const { mount = 'floor' } = size
  const [height, ceiling] = [size.height * scale, ceilingOf(room)]
  if (mount === 'ceiling') return { ...at, lift: lifted(ceiling - height) }
  if (mount === 'surface') return { ...at, lift: tableUnder(room, piece, at, sizes) }
  if (mount === 'floor') return { ...at, lift: 0 }
  const [wall] = room.walls.toSorted((a, b) => before(a, at) - before(b, at))
  if (!wall) return null
  const normal = inwards(wall)
  const off = (size.depth * scale) / 2 - before(wall, at)
  return {
    x: at.x + normal.x * off,
    z: at.z + normal.z * off,
    lift: lifted(Math.min(eyeLevel - height / 2, ceiling - height)),
    turn: wall.turn,
    wall: wall.id,
  }
}

/** How high the table under a place of the plan is, metres; 0 where there is none. */
function tableUnder({ items }: Room, piece: Placed, { x, z }: FloorPlace, sizes: Sizes): number {
  const under = items.flatMap((item) => {
    if (item.id === piece.id || !tops.test(item.piece)) return []
    const box = solidOf(item, sizes)
    const top = (box.base ?? 0) + box.height
    return metTop(box, [x, top + 1, z], [0, -1, 0]) === null ? [] : [top]
  })
  return lifted(Math.max(0, ...under))
}

function onWall({ camera, photo, walls }: Room, piece: Placed, at: Pixel): Placement | null {
  const ray = rayAt(camera, photo, at)
  const met = rayHitWall(walls, eyeOf(camera), ray)
  if (!met || met.at[1] < 0) return null
  const normal = inwards(met.wall)
  const { depth, height } = piece.size
  const off = (depth * piece.scale) / 2
  return {
    x: met.at[0] + normal.x * off,
    z: met.at[2] + normal.z * off,
    lift: lifted(met.at[1] - (height * piece.scale) / 2),
    turn: met.wall.turn,
    wall: met.wall.id,
  }
}

function underCeiling(room: Room, { size, scale }: Placed, at: Pixel): Placement | null {
  const { camera, photo } = room
  const ceiling = ceilingOf(room)
  const lift = lifted(ceiling - size.height * scale)
  const [eyeX, eyeY, eyeZ] = eyeOf(camera)
  const [x, y, z] = rayAt(camera, photo, at)
  const by = y > 1e-6 ? (ceiling - eyeY) / y : 0
  // Where it looks down, the floor below the lamp is meant.
  if (by > 0 && by < 10 * eyeY) return { x: eyeX + x * by, z: eyeZ + z * by, lift }
  const floor = floorAt(camera, photo, at)
  return floor && { ...floor, lift }
}

function onTable(room: Room, piece: Placed, at: Pixel, sizes: Sizes): Placement | null {
  const eye = eyeOf(room.camera)
  const ray = rayAt(room.camera, room.photo, at)
  let nearest = Number.POSITIVE_INFINITY
  let found: Placement | null = null
  for (const item of room.items) {
    if (item.id === piece.id || !tops.test(item.piece)) continue
    const box = solidOf(item, sizes)
    const far = metTop(box, eye, ray)
    if (far === null || far >= nearest) continue
    nearest = far
    const lift = lifted((box.base ?? 0) + box.height)
    found = { x: eye[0] + ray[0] * far, z: eye[2] + ray[2] * far, lift }
  }
  return found
}

/** How far along a ray from above the top of a box is met; null where it is not. */
function metTop(box: Solid, eye: Vector3, ray: Vector3): number | null {
  const top = (box.base ?? 0) + box.height
  if (eye[1] <= top || ray[1] >= -1e-6) return null
  // A slice of no height: its top and nothing of its sides.
  return rayHitDistance({ ...box, base: top, height: 0 }, eye, ray)
}

/** Farther from the camera than so much few rooms go on, and a photo shows too little of the floor. Metres. */
export const usualReach = 8

type ReachRoom = Pick<Design, 'camera' | 'room'> & { readonly walls: readonly Wall[] }

/** How far a place of the floor is from the camera, metres. */
function farTo({ camera }: Pick<ReachRoom, 'camera'>, { x, z }: FloorPlace): number {
  const [eyeX, , eyeZ] = eyeOf(camera)
  return Math.hypot(x - eyeX, z - eyeZ)
}

/**
 * How far from the camera furniture may stand in a photo, in the direction of a place: so far as usual, or up to a wall
 * that stands farther away.
 * @returns metres; infinite in a room of our own, which ends at its walls
 */
function reachTowards(design: ReachRoom, place: FloorPlace): number {
  if (design.room) return Number.POSITIVE_INFINITY
  const far = farTo(design, place)
  if (far <= usualReach) return usualReach
  const [eyeX, , eyeZ] = eyeOf(design.camera)
  const way = [(place.x - eyeX) / far, 0, (place.z - eyeZ) / far] as const
  const met = rayHitWall(design.walls, [eyeX, 0, eyeZ], [...way])
  return met ? Math.max(usualReach, farTo(design, { x: met.at[0], z: met.at[2] })) : usualReach
}

export const isOutOfReach = (design: ReachRoom, place: FloorPlace): boolean =>
  farTo(design, place) > reachTowards(design, place)

/** A place, or the nearest to it on the way to the camera that is within reach. */
export function withinReach(design: ReachRoom, place: FloorPlace): FloorPlace {
  const [far, reach] = [farTo(design, place), reachTowards(design, place)]
  if (far <= reach) return { x: place.x, z: place.z }
  const [eyeX, , eyeZ] = eyeOf(design.camera)
  const by = reach / far
  return { x: eyeX + (place.x - eyeX) * by, z: eyeZ + (place.z - eyeZ) * by }
}

/** Whether a place is at the limit of reach, within a millimetre, and no wall is what limits it. */
export function isAtReach(design: ReachRoom, place: FloorPlace): boolean {
  if (design.room || farTo(design, place) < usualReach - 0.001) return false
  const by = 1.01
  return reachTowards(design, { x: place.x * by, z: place.z * by }) === usualReach
}

/** So many ways lead away from a place. */
const ways = 16

/**
 * Places round another one, the nearest first.
 * @param step, most  how far apart the rings are, and how far the last one is, metres
 */
export function* nearPlaces({ x, z }: FloorPlace, step: number, most: number) {
  for (let far = step; far <= most + 1e-9; far += step) {
    for (let way = 0; way < ways; way += 1) {
      const angle = (way * 2 * Math.PI) / ways
      yield { x: x + far * Math.cos(angle), z: z - far * Math.sin(angle) }
    }
  }
}
