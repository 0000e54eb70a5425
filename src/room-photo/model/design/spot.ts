import type { Vec3 } from '../../../math/vector.ts'
import { eyeOf, type FloorPlace, floorAt, type Pixel, placeBetween, rayAt } from '../camera.ts'
import { rayHitDistance, type Solid } from '../solid.ts'
import { inwardNormal, rayHitWall, signedDistance, type Wall } from '../wall.ts'
import { ceilingOf, clampToRoom, type Design } from './design.ts'
import { firstItemHit, type Item, type PieceSize, roundLift } from './item.ts'

/** The placement of a piece: where it stands or hangs, and its turn. */
export interface Placement extends FloorPlace {
  lift: number
  /** degrees; unchanged by default */
  turn?: number
  /** Id of a wall, if it hangs on one. */
  wall?: number
}

type Room = Pick<Design, 'camera' | 'photo' | 'walls' | 'items' | 'room' | 'ceiling' | 'sizes'>

/** A piece to be placed; meters. */
export interface PlaceablePiece {
  size: PieceSize
  scale: number
  /** Id of the item if it is placed already, since it cannot stand on itself. */
  id?: number
}

/** Pieces with a top for small things at their full height. */
const tops =
  /^(coffee-table|dining-table|study-table|side-table|bedside-table|sideboard|tv-bench|bench|stool|bookshelf)$/

/**
 * The placement of a piece at a pixel, by its mount: on the floor, on the nearest table below the pointer, on a wall
 * by its middle, or under the ceiling. In an empty room it stays between the walls.
 * @returns null when the photo has no such place
 */
export function placementAt(room: Room, piece: PlaceablePiece, at: Pixel): Placement | null {
  const spot = metBy(room, piece, at)
  if (!spot || !room.room) return spot
  const highest = Math.max(0, room.room.height - piece.size.height * piece.scale)
  const place = spot.wall === undefined ? clampToRoom(room.room, spot) : {}
  return { ...spot, ...place, lift: Math.min(spot.lift, highest) }
}

function metBy(room: Room, piece: PlaceablePiece, at: Pixel): Placement | null {
  const { camera, photo, walls } = room
  const { mount = 'floor' } = piece.size
  const [eye, ray] = [eyeOf(camera), rayAt(camera, photo, at)]
  const floor = floorAt(camera, photo, at)
  if (mount === 'ceiling') return underCeiling(room, piece, ray, floor)
  const table = mount === 'surface' ? tableHit(room, piece, eye, ray) : undefined
  if (table) {
    const { far, lift } = table
    return { x: eye[0] + ray[0] * far, z: eye[2] + ray[2] * far, lift }
  }
  const hit = rayHitWall(walls, eye, ray)
  // A wall that is hit below the floor lies behind what the photo shows.
  const met = hit && hit.at[1] >= 0 ? hit : null
  if (mount === 'wall') return met && onWall(met.wall, piece, met.at)
  // Above the horizon a piece goes only where it is dragged up a wall.
  if (!floor && piece.id === undefined) return null
  const foot = met ? { x: met.at[0], z: met.at[2] } : floor
  return foot && { ...foot, lift: 0 }
}

/** The point of an item that the pointer holds during a drag, which `placementAt` expects. */
export function dragAnchorOf(item: Item, { height, mount = 'floor' }: PieceSize): Vec3 {
  const { x, z, scale, lift = 0 } = item
  if (mount === 'wall') return [x, lift + (height * scale) / 2, z]
  if (mount === 'ceiling') return [x, lift + height * scale, z]
  return [x, mount === 'surface' ? lift : 0, z]
}

/** Height of the middle of wall pieces, meters: eye height. */
const eyeLevel = 1.5

/** The placement of a piece in a plan; a wall piece goes to the nearest wall. */
export function placementInPlan(
  room: Room,
  piece: PlaceablePiece,
  at: FloorPlace,
): Placement | null {
  const { size, scale } = piece
  const { mount = 'floor' } = size
  const [height, ceiling] = [size.height * scale, ceilingOf(room)]
  if (mount === 'ceiling') return { ...at, lift: roundLift(ceiling - height) }
  const table = tableHit(room, piece, [at.x, above, at.z], [0, -1, 0])
  if (mount === 'surface') return { ...at, lift: table?.lift ?? 0 }
  if (mount === 'floor') return { ...at, lift: 0 }
  const [wall] = room.walls.toSorted((a, b) => signedDistance(a, at) - signedDistance(b, at))
  if (!wall) return null
  const [normal, off] = [inwardNormal(wall), signedDistance(wall, at)]
  const middle = Math.min(eyeLevel, ceiling - height / 2)
  return onWall(wall, piece, [at.x - normal.x * off, middle, at.z - normal.z * off])
}

/** The first table top that a ray hits from above. */
function tableHit({ items, sizes }: Room, piece: PlaceablePiece, from: Vec3, ray: Vec3) {
  const tables = items.filter((item) => item.id !== piece.id && tops.test(item.piece))
  const hit = firstItemHit(tables, sizes, from, ray, metTop)
  return hit && { far: hit.far, lift: roundLift(topOf(hit.box)) }
}

const topOf = ({ base = 0, height }: Solid): number => base + height

/** Higher than any table, meters. */
const above = 50

/** @param at  the point of the wall that is behind its middle */
function onWall(wall: Wall, { size, scale }: PlaceablePiece, [x, y, z]: Vec3): Placement {
  const normal = inwardNormal(wall)
  const off = (size.depth * scale) / 2
  return {
    x: x + normal.x * off,
    z: z + normal.z * off,
    lift: roundLift(y - (size.height * scale) / 2),
    turn: wall.turn,
    wall: wall.id,
  }
}

/** @param floor  at the pixel, which is meant where the camera looks down on it */
function underCeiling(
  room: Room,
  { size, scale }: PlaceablePiece,
  [x, y, z]: Vec3,
  floor: FloorPlace | null,
): Placement | null {
  const ceiling = ceilingOf(room)
  const lift = roundLift(ceiling - size.height * scale)
  const [eyeX, eyeY, eyeZ] = eyeOf(room.camera)
  const by = y > 1e-6 ? (ceiling - eyeY) / y : 0
  if (by > 0 && by < 10 * eyeY) return { x: eyeX + x * by, z: eyeZ + z * by, lift }
  return floor && { ...floor, lift }
}

/** Distance along a ray to the top of a box, hit from above; null when it is not hit. */
function metTop(box: Solid, eye: Vec3, ray: Vec3): number | null {
  const top = topOf(box)
  if (eye[1] <= top || ray[1] >= -1e-6) return null
  // A box without height: only its top.
  return rayHitDistance({ ...box, base: top, height: 0 }, eye, ray)
}

/** The most distance from the camera, meters: few rooms go on farther, and a photo shows too little of that floor. */
export const maxReach = 8

type ReachRoom = Pick<Design, 'camera' | 'room'> & { readonly walls: readonly Wall[] }

/** Distance of a floor place from the camera, meters. */
function farTo({ camera }: Pick<ReachRoom, 'camera'>, { x, z }: FloorPlace): number {
  const [eyeX, , eyeZ] = eyeOf(camera)
  return Math.hypot(x - eyeX, z - eyeZ)
}

/**
 * The reach of furniture in the direction of a place: `maxReach`, or up to a wall that is farther away.
 * @returns meters; infinite in an empty room, which ends at its walls
 */
function reachTowards(design: ReachRoom, place: FloorPlace): number {
  if (design.room) return Number.POSITIVE_INFINITY
  const far = farTo(design, place)
  if (far <= maxReach) return maxReach
  const [eyeX, , eyeZ] = eyeOf(design.camera)
  const way = [(place.x - eyeX) / far, 0, (place.z - eyeZ) / far] as const
  const met = rayHitWall(design.walls, [eyeX, 0, eyeZ], [...way])
  return met ? Math.max(maxReach, farTo(design, { x: met.at[0], z: met.at[2] })) : maxReach
}

export const isOutOfReach = (design: ReachRoom, place: FloorPlace): boolean =>
  farTo(design, place) > reachTowards(design, place)

/** A place, or the nearest one on the way to the camera that is within reach. */
export function withinReach(design: ReachRoom, place: FloorPlace): FloorPlace {
  const [far, reach] = [farTo(design, place), reachTowards(design, place)]
  if (far <= reach) return { x: place.x, z: place.z }
  const [eyeX, , eyeZ] = eyeOf(design.camera)
  return placeBetween({ x: eyeX, z: eyeZ }, place, reach / far)
}

/** Whether a place is at the limit of reach, within a millimeter, and not limited by a wall. */
export function isAtReachLimit(design: ReachRoom, place: FloorPlace): boolean {
  if (design.room || farTo(design, place) < maxReach - 0.001) return false
  const by = 1.01
  return reachTowards(design, { x: place.x * by, z: place.z * by }) === maxReach
}

/** Number of directions that are tried. */
const ways = 16

/**
 * Places around another one, the nearest first.
 * @param step, most  distance of the rings, and radius of the last, meters
 */
export function* placesAround({ x, z }: FloorPlace, step: number, most: number) {
  for (let far = step; far <= most + 1e-9; far += step) {
    for (let way = 0; way < ways; way += 1) {
      const angle = (way * 2 * Math.PI) / ways
      yield { x: x + far * Math.cos(angle), z: z - far * Math.sin(angle) }
    }
  }
}
