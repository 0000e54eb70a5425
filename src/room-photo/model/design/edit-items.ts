import { clamp } from '../../../math/clamp.ts'
import { type FloorPlace, fromView, type Pixel, pixelOf, type ViewPlace } from '../camera.ts'
import { boundedSun, type Sun } from '../light.ts'
import { isBehind, overlap, type Solid } from '../solid.ts'
import { inwards, type Wall } from '../wall.ts'
import { type Design, hold, itemOf, middleOf, within } from './design.ts'
import { keepBeforeWalls, reachable, settle } from './drag.ts'
import { stepAside } from './empty-room.ts'
import { freshId, remember } from './history.ts'
import {
  flat,
  type Item,
  lifted,
  type PieceSize,
  type Sizes,
  scaled,
  solidOf,
  turned,
} from './item.ts'
import {
  dragAnchorOf,
  isOutOfReach,
  nearPlaces,
  type Placement,
  placementAt,
  placementInPlan,
  withinReach,
} from './spot.ts'

/** The most items in a room: more would overload graphics cards. */
export const mostItems = 200

/**
 * Places the held piece at a pixel of the photo, and releases it.
 * @param sizes  of the pieces: without them all stand on the floor, and none goes flush
 * @returns the item; null where nothing is held, where there is no place for it or it is out of reach, or where the room
 * is full
 */
export function placeAt(design: Design, at: Pixel, sizes: Sizes = {}): Item | null {
  const piece = { size: sizes[design.held?.piece ?? ''] ?? noSize, scale: 1 }
  return design.held && putAt(design, placementAt(design, piece, at, sizes), sizes)
}

/** Places the held piece at a place of the floor plan. */
export function placeInPlan(design: Design, at: FloorPlace, sizes: Sizes): Item | null {
  const piece = { size: sizes[design.held?.piece ?? ''] ?? noSize, scale: 1 }
  return design.held && putAt(design, placementInPlan(design, piece, at, sizes), sizes)
}

function putAt(design: Design, spot: Placement | null, sizes: Sizes): Item | null {
  const { held } = design
  if (!held || !spot || design.items.length >= mostItems) return null
  if (spot.wall === undefined && isOutOfReach(design, spot)) return null
  const { turn = 0, lift, wall, x, z } = spot
  const item = { ...held, x, z, turn, scale: 1, ...(lift > 0 && { lift }), ...(wall && { wall }) }
  const added = addItem(design, item)
  if (sizes[added.piece]) settle(design, added, sizes)
  hold(design, null)
  design.selected = added.id
  design.guides = []
  stepAside(design, sizes)
  return added
}

const noSize: PieceSize = { width: 0, depth: 0, height: 0 }

/** Places the held piece in the middle of the visible floor, for keyboard users. */
export function placeInMiddle(design: Design, sizes: Sizes = {}): Item | null {
  // What hangs on a wall is seen higher up.
  for (const share of [0.78, 0.88, 0.97, 0.5, 0.4, 0.3]) {
    const item = placeAt(design, middleOf(design.photo, share), sizes)
    if (item) return item
  }
  return null
}

/** Adds an item at its own place, without constraints. Metres and degrees. */
export function addItem(design: Design, item: Omit<Item, 'id'>): Item {
  remember(design)
  const id = freshId(design, 'items')
  const at = design.items.push({ id, ...item }) - 1
  // As the design holds it: what is changed in it then is changed there.
  return design.items[at] as Item
}

/**
 * Moves an item as far towards a place as the photo shows floor, or to where a room of our own ends; one drag is one
 * step of the history.
 */
export function moveTo(design: Design, id: number, to: FloorPlace): void {
  const item = itemOf(design, id)
  if (item) Object.assign(item, reachable(design, item, to))
}

/**
 * Moves an item as the camera sees it, up to the walls.
 * @param sizes  of the pieces: without them none has a size that a wall could hold up, here and below
 */
export function moveBy(design: Design, id: number, by: ViewPlace, sizes: Sizes = {}): void {
  const item = itemOf(design, id)
  if (!item) return
  remember(design)
  const wall = design.walls.find((each) => each.id === item.wall)
  if (wall) moveAlong(item, wall, by)
  else {
    const { x, z } = fromView(design.camera, by)
    const to = { x: item.x + x, z: item.z + z }
    // What is over the floor is seen where the floor below it is not.
    if (item.lift && !design.room) Object.assign(item, withinReach(design, to))
    else moveTo(design, id, to)
  }
  keepBeforeWalls(design, item, sizes)
  stepAside(design, sizes)
}

/** Moves along a wall, to the right as one faces it, which is right in the photo too; and up where others go away. */
function moveAlong(item: Item, wall: Wall, { right, ahead }: ViewPlace): void {
  const normal = inwards(wall)
  item.x += normal.z * right
  item.z -= normal.x * right
  item.lift = lifted((item.lift ?? 0) + ahead)
}

/** @param lift  metres from the floor to its underside */
export function liftTo(design: Design, id: number, lift: number): void {
  const item = itemOf(design, id)
  if (!item || lifted(lift) === (item.lift ?? 0)) return
  remember(design, `lift ${id}`)
  item.lift = lifted(lift)
}

/**
 * Turns an item by degrees, to the left when seen from above.
 * @param control  of a control that is dragged: all its touches are one step
 */
export function turnBy(
  design: Design,
  id: number,
  by: number,
  control?: string,
  sizes: Sizes = {},
): void {
  const item = itemOf(design, id)
  if (!item) return
  remember(design, control)
  item.turn = turned(item.turn + by)
  keepBeforeWalls(design, item, sizes)
  stepAside(design, sizes)
}

/**
 * @param control  as for `turnBy`
 * @returns whether the scale changed: at the ends of its range it does not
 */
export function scaleTo(
  design: Design,
  id: number,
  scale: number,
  control?: string,
  sizes: Sizes = {},
): boolean {
  const item = itemOf(design, id)
  const next = scaled(scale)
  if (!item || next === item.scale) return false
  remember(design, control)
  item.scale = next
  keepBeforeWalls(design, item, sizes)
  stepAside(design, sizes)
  return true
}

/** Removes an item and selects the next one, or else the one before. */
export function remove(design: Design, id: number): void {
  const at = design.items.findIndex((item) => item.id === id)
  if (at < 0) return
  remember(design)
  design.items.splice(at, 1)
  design.selected = design.items[clamp(at, 0, design.items.length - 1)]?.id ?? null
}

export function clear(design: Design): void {
  if (design.items.length === 0) return
  remember(design)
  design.items = []
  design.selected = null
}

/** Another colour of the same piece. */
export function setVariant(design: Design, id: number, look: string): void {
  const item = itemOf(design, id)
  if (!item || item.look === look) return
  remember(design)
  item.look = look
}

/** Changes the light. @param by  the control: all its touches are one undo step */
export function setSun(design: Design, change: Partial<Sun>, by?: string): void {
  if (by !== undefined) remember(design, by)
  design.sun = boundedSun({ ...design.sun, ...change })
}

/** Between a piece and its copy; and how finely and how far away a place is looked for. Metres. */
const gap = 0.05
const search = { step: 0.25, most: 6 }

/**
 * Puts the same piece beside an item, or at the nearest place where it stands in nothing and the photo shows it.
 * @returns null where there is no such place, or where the room is full
 */
export function duplicate(design: Design, id: number, sizes: Sizes = {}): Item | null {
  const item = itemOf(design, id)
  if (!item || design.items.length >= mostItems) return null
  const { [item.piece]: size = noSize } = sizes
  const place = freePlace(design, item, size, { ...sizes, [item.piece]: size })
  if (!place) return null
  const { id: _, lift: __, ...same } = item
  const { x, z, lift } = place
  const added = addItem(design, { ...same, x, z, ...(lift > 0 && { lift }) })
  // Out of what counts as a mere touch.
  keepBeforeWalls(design, added, sizes)
  design.selected = added.id
  stepAside(design, sizes)
  return added
}

type Place = FloorPlace & { lift: number }

function freePlace(design: Design, item: Item, size: PieceSize, sizes: Sizes): Place | null {
  let lower: Place | null = null
  for (const at of placesBeside(design, item, size)) {
    const lift = size.mount === 'surface' ? liftAt(design, item, size, at, sizes) : (item.lift ?? 0)
    const place = { ...at, lift }
    // What stands on a table has its copy beside it there, before one on the floor.
    const isAsHigh = lift === (item.lift ?? 0)
    if ((!isAsHigh && lower) || !isFree(design, { ...item, ...place }, size, sizes)) continue
    if (isAsHigh) return place
    lower = place
  }
  return lower
}

const liftAt = (design: Design, { scale }: Item, size: PieceSize, at: FloorPlace, sizes: Sizes) =>
  placementInPlan(design, { size, scale }, at, sizes)?.lift ?? 0

/** At its sides, before and behind it, and then all around; of what hangs on a wall, along that. */
function* placesBeside(design: Design, item: Item, size: PieceSize): Generator<FloorPlace> {
  const { x, z, turn, scale } = item
  const right = inwards({ turn: turn + 90 })
  const sides = [size.width, size.depth].map((side) => (side || 0.5) * scale + gap)
  const [across = 0, along = 0] = sides
  const beside = (by: number, way: FloorPlace) => ({ x: x + way.x * by, z: z + way.z * by })
  const wall = design.walls.find((each) => each.id === item.wall)
  if (wall) {
    for (let by = across; by <= search.most; by += search.step) {
      yield beside(by, right)
      yield beside(-by, right)
    }
    return
  }
  const ahead = inwards({ turn })
  yield beside(across, right)
  yield beside(-across, right)
  yield beside(along, ahead)
  yield beside(-along, ahead)
  yield* nearPlaces(item, search.step, search.most)
}

function isFree(design: Design, copy: Item, size: PieceSize, sizes: Sizes): boolean {
  const { items, walls } = design
  if (!isShown(design, copy, size)) return false
  const solid = solidOf(copy, sizes)
  const others = walls.filter(({ id }) => id !== copy.wall)
  if (isBehind(solid, others)) return false
  return items.every((item) => !sizes[item.piece] || !standsIn(solid, solidOf(item, sizes)))
}

/** Whether it is in the room, or in the photo's view of one. */
function isShown(design: Design, copy: Item, size: PieceSize): boolean {
  const { camera, photo, room } = design
  if (room) {
    const { x, z } = within(room, copy)
    return x === copy.x && z === copy.z
  }
  const at = pixelOf(camera, photo, dragAnchorOf(copy, size))
  if (!at || (!copy.wall && isOutOfReach(design, copy))) return false
  return at.x >= 0 && at.y >= 0 && at.x <= photo.width && at.y <= photo.height
}

/** What is flat may lie under furniture; a copy of a rug does not lie on another one. */
function standsIn(a: Solid, b: Solid): boolean {
  const isFlat = a.height <= flat
  if (isFlat !== b.height <= flat) return false
  return isFlat ? overlap({ ...a, height: 1 }, { ...b, height: 1 }) : overlap(a, b)
}
