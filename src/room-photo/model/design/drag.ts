import { degrees, radians, wrap180, wrap360 } from '../../../math/angle.ts'
import { eyeOf, type FloorPlace, lastVisibleFloor, type Pixel, pixelOf, rayAt } from '../camera.ts'
import { distanceToWall, placeBeforeWalls, type Solid } from '../solid.ts'
import { type FloorLine, inwardNormal, type Wall, wallFoot } from '../wall.ts'
import { clampToRoom, type Design, itemOf } from './design.ts'
import { stepAside } from './empty-room.ts'
import { endStep } from './history.ts'
import { type Item, roundTurn, solidOf } from './item.ts'
import {
  type PlaceablePiece,
  type Placement,
  placementAt,
  placementInPlan,
  withinReach,
} from './spot.ts'

/** Options of a drag. */
interface DragManner {
  /** whether the piece snaps to near walls and neighbors; the design's setting by default */
  snaps?: boolean
  /** its turn when the drag began, degrees, which it returns to away from a wall */
  turn?: number
}

/**
 * Moves an item to a pixel: along the floor, its wall, or whatever it mounts on. Walls stop it, however far behind
 * them the pointer is.
 */
export function dragTo(design: Design, id: number, at: Pixel, manner: DragManner = {}): void {
  moveTo(design, id, manner, (item, piece) => {
    const spot = placementAt(design, piece, at)
    if (!spot) return null
    const { mount = 'floor' } = piece.size
    if (mount === 'floor' || (mount === 'surface' && spot.lift === 0))
      return { ...spot, ...reachableFloor(design, item, spot) }
    return spot.wall === undefined ? { ...spot, ...withinReach(design, spot) } : spot
  })
}

/** Moves an item in a plan; a hanging one moves along the walls at its height. */
export function slideTo(design: Design, id: number, to: FloorPlace, manner: DragManner = {}): void {
  moveTo(design, id, manner, (item, piece) => {
    const spot = placementInPlan(design, piece, reachableFloor(design, item, to))
    return spot && { ...spot, lift: spot.wall === undefined ? spot.lift : (item.lift ?? spot.lift) }
  })
}

/** Moves an item to a placement, with the turn from before the drag unless the placement has one. */
function moveTo(
  design: Design,
  id: number,
  manner: DragManner,
  placementOf: (item: Item, piece: PlaceablePiece) => Placement | null,
): void {
  const item = itemOf(design, id)
  const size = item && design.sizes[item.piece]
  const spot = item && size && placementOf(item, { size, scale: item.scale, id })
  if (!spot) return
  const { x, z, lift, wall, turn = manner.turn ?? item.turn } = spot
  Object.assign(item, { x, z, turn })
  if (lift > 0) item.lift = lift
  else delete item.lift
  if (wall === undefined) delete item.wall
  else item.wall = wall
  snapItem(design, item, manner.snaps)
}

/**
 * Snaps an item on the floor to walls and neighbors, and keeps every item in front of the walls.
 * @param snaps  whether it snaps; walls stop it in any case
 */
export function snapItem(design: Design, item: Item, snaps = design.snap): void {
  const { sizes } = design
  design.guides = []
  const isOnFloor = (each: Pick<Item, 'piece'>) => (sizes[each.piece]?.mount ?? 'floor') === 'floor'
  if (!snaps || !isOnFloor(item)) {
    keepBeforeWalls(design, item)
    return
  }
  const angle = flushAngle(solidOf(item, sizes), design.walls)
  if (angle !== null) item.turn = roundTurn(degrees(angle))
  const others = design.items.filter((each) => each.id !== item.id && isOnFloor(each))
  const boxes = others.map((other) => solidOf(other, sizes))
  const { x, z, guides } = snapPlace(solidOf(item, sizes), boxes, design.walls)
  Object.assign(item, { x, z })
  design.guides = guides
}

/** Moves an item out of walls that it overlaps; an item of unknown size counts as a point. */
export function keepBeforeWalls({ walls, sizes }: Design, item: Item): void {
  if (!sizes[item.piece]) return
  const own = walls.find(({ id }) => id === item.wall)
  Object.assign(item, placeBeforeWalls(solidOf(item, sizes), walls, own))
}

/**
 * Ends a drag: hides the guides, drops an empty undo step, and moves the visitor out of the piece; not before the
 * end, since that moves the picture under the pointer.
 */
export function endDrag(design: Design): void {
  design.guides = []
  stepAside(design)
  endStep(design)
}

/** Turns an item during a drag, snapped to the room's directions, and away from its walls. */
export function turnTo(
  design: Design,
  id: number,
  turn: number,
  { snaps = design.snap }: DragManner = {},
): void {
  const item = itemOf(design, id)
  if (!item) return
  item.turn = roundTurn(snaps ? snapTurnToWalls(turn, design.walls) : turn)
  keepBeforeWalls(design, item)
}

/**
 * The nearest place to a target that an item can reach: visible floor within reach, or the inside of an empty room.
 */
export function reachableFloor(design: Design, { x, z }: FloorPlace, to: FloorPlace) {
  const { camera, photo, room } = design
  return room
    ? clampToRoom(room, to)
    : withinReach(design, lastVisibleFloor(camera, photo, { x, z }, to))
}

/** Distances within which a piece snaps; meters and degrees. */
const snapReach = { place: 0.08, turn: 5 } as const

/** Sides within this angle are parallel; radians. */
const parallel = radians(1)

/** Pieces farther apart than this do not snap to each other; meters. */
const neighborReach = 0.6

interface Snapped extends FloorPlace {
  /** The guides: what the piece snapped to. */
  guides: FloorLine[]
}

/**
 * The snapped place of a piece: in front of the walls, and flush with a near wall or with the sides of near
 * neighbors.
 * @param box  the piece at the pointer
 */
export function snapPlace(box: Solid, others: readonly Solid[], walls: readonly Wall[]): Snapped {
  const guides: FloorLine[] = []
  const at = { ...box }
  const held = [0, 1].map((axis) => byNeighbors(at, axis === 0, others))
  for (const one of held) {
    if (!one) continue
    at.x += one.x
    at.z += one.z
    guides.push(one.guide)
  }
  // Walls last, since they take precedence.
  for (const wall of walls) {
    const gap = distanceToWall(wall, at)
    if (gap >= snapReach.place) continue
    const normal = inwardNormal(wall)
    at.x -= normal.x * gap
    at.z -= normal.z * gap
    const foot = wallFoot(wall, walls)
    if (foot) guides.push(foot)
  }
  return { ...placeBeforeWalls(at, walls), guides }
}

/**
 * The angle at which a piece that is pushed into a wall is flush with it, by its nearest side; its back, when that
 * faces the wall.
 * @returns radians; null when it is in no wall
 */
function flushAngle(box: Solid, walls: readonly Wall[]): number | null {
  let deepest = -snapReach.place
  let found: number | null = null
  for (const wall of walls) {
    const gap = distanceToWall(wall, box)
    if (gap >= deepest) continue
    deepest = gap
    const start = radians(wall.turn)
    found = start + Math.round((box.angle - start) / (Math.PI / 2)) * (Math.PI / 2)
  }
  return found
}

/** A turn snapped to the room's or a wall's direction; degrees. */
export function snapTurnToWalls(turn: number, walls: readonly Pick<Wall, 'turn'>[]): number {
  for (const start of [0, ...walls.map((wall) => wall.turn)]) {
    const off = wrap180(turn - start)
    const quarter = Math.round(off / 90) * 90
    if (Math.abs(off - quarter) <= snapReach.turn) return wrap360(start + quarter) % 360
  }
  return turn
}

/** The step along one of the box's axes that makes it flush with a neighbor; null when none is near. */
function byNeighbors(box: Solid, isWidth: boolean, others: readonly Solid[]) {
  const angle = isWidth ? box.angle : box.angle + Math.PI / 2
  // Along the axis, and across it.
  const along = { x: Math.cos(angle), z: -Math.sin(angle) }
  const half = isWidth ? { along: box.width / 2, across: box.depth / 2 } : swap(box)
  let best: { by: number; at: number; low: number; high: number } | undefined
  for (const other of others) {
    const quarters = (other.angle - angle) / (Math.PI / 2)
    if (Math.abs(quarters - Math.round(quarters)) * (Math.PI / 2) > parallel) continue
    const isSame = Math.round(quarters) % 2 === 0
    const own = isSame ? { along: other.width / 2, across: other.depth / 2 } : swap(other)
    const off = { x: other.x - box.x, z: other.z - box.z }
    const to = off.x * along.x + off.z * along.z
    const aside = off.z * along.x - off.x * along.z
    const gapAcross = Math.abs(aside) - half.across - own.across
    const gapAlong = Math.abs(to) - half.along - own.along
    if (gapAlong > neighborReach || gapAcross >= neighborReach) continue
    const [near, far] = [to - own.along, to + own.along]
    // Side by side they touch; one in front of the other they align.
    const edges =
      gapAcross < 0
        ? ([
            [near - half.along, near],
            [far + half.along, far],
          ] as const)
        : ([
            [near + half.along, near],
            [far - half.along, far],
            [to, to],
          ] as const)
    for (const [by, at] of edges) {
      if (Math.abs(by) > snapReach.place || Math.abs(by) >= Math.abs(best?.by ?? 1)) continue
      best = {
        by,
        at,
        low: Math.min(-half.across, aside - own.across),
        high: Math.max(half.across, aside + own.across),
      }
    }
  }
  if (!best) return null
  const { by, at, low, high } = best
  const point = (across: number): FloorPlace => ({
    x: box.x + along.x * at - along.z * across,
    z: box.z + along.z * at + along.x * across,
  })
  return { x: along.x * by, z: along.z * by, guide: { from: point(low), to: point(high) } }
}

const swap = ({ width, depth }: Solid) => ({ along: depth / 2, across: width / 2 })

/** The ring around a piece that turns it. */
export interface TurnHandle {
  /** points around the piece on the floor; null when the ring is behind the camera */
  ring: (Pixel | null)[]
  knob: Pixel
  /** angle of the knob from the piece's front, degrees */
  off: number
}

type Seen = Pick<Design, 'camera' | 'photo'>

/** Distance of the ring from the piece's corners, meters. */
const aside = 0.16

/** @returns null for an item on a wall, and when the photo has no place for the knob */
export function turnHandle(seen: Seen & Pick<Design, 'sizes'>, item: Item): TurnHandle | null {
  const size = seen.sizes[item.piece]
  if (!size || item.wall !== undefined) return null
  const radius = (Math.hypot(size.width, size.depth) / 2) * item.scale + aside
  const at = (turn: number) => {
    const angle = radians(item.turn + turn)
    const [x, z] = [item.x + Math.sin(angle) * radius, item.z + Math.cos(angle) * radius]
    return pixelOf(seen.camera, seen.photo, [x, item.lift ?? 0, z])
  }
  // In front of the piece; beside or behind it when that is outside the photo.
  for (const off of [0, 90, 270, 180, 45, 315, 135, 225]) {
    const knob = at(off)
    if (!knob || !isInside(seen.photo, knob)) continue
    return { ring: Array.from({ length: 48 }, (_, step) => at(off + step * 7.5)), knob, off }
  }
  return null
}

/** Margin of the knob to the photo's edges, so that it can be seen and reached. */
const isInside = ({ width, height }: Seen['photo'], { x, y }: Pixel) => {
  const edge = width * 0.015
  return x > edge && y > edge && x < width - edge && y < height - edge
}

/** The turn of an item whose knob is dragged to a pixel; null where there is no floor. Degrees. */
export function turnFromKnob(seen: Seen, item: Item, off: number, at: Pixel): number | null {
  const to = levelAt(seen, at, item.lift ?? 0)
  return to && degrees(Math.atan2(to.x - item.x, to.z - item.z)) - off
}

/** The point of a horizontal plane at a height that a pixel shows. */
function levelAt({ camera, photo }: Seen, at: Pixel, level: number): FloorPlace | null {
  const [x, y, z] = rayAt(camera, photo, at)
  const [eyeX, eyeY, eyeZ] = eyeOf(camera)
  const by = Math.abs(y) < 1e-6 ? -1 : (level - eyeY) / y
  return by > 0 && by < 40 ? { x: eyeX + x * by, z: eyeZ + z * by } : null
}
