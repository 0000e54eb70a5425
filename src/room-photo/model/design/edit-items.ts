import { clamp } from '../../../math/clamp.ts'
import {
  type FloorPlace,
  fromView,
  isInPhoto,
  type Pixel,
  pixelOf,
  type ViewPlace,
} from '../camera.ts'
import { clampSun, type Sun } from '../light.ts'
import { isBehind, overlap, type Solid } from '../solid.ts'
import { inwardNormal, type Wall } from '../wall.ts'
import { clampToRoom, type Design, holdPiece, itemOf, likelyFloorPixel } from './design.ts'
import { keepBeforeWalls, reachableFloor, snapItem } from './drag.ts'
import { stepAside } from './empty-room.ts'
import { freshId, recordUndoStep } from './history.ts'
import {
  flatHeight,
  type Item,
  type PieceSize,
  roundLift,
  roundScale,
  roundTurn,
  solidOf,
} from './item.ts'
import {
  dragAnchorOf,
  isOutOfReach,
  type Placement,
  placementAt,
  placementInPlan,
  placesAround,
  withinReach,
} from './spot.ts'

/** The most items in a room, since more would overload graphics cards. */
export const maxItems = 200

/**
 * Places the held piece at a pixel, and releases it.
 * @returns the item; null when nothing is held, there is no place or it is out of reach, or the room is full
 */
export function placeHeldPiece(design: Design, at: Pixel): Item | null {
  return design.held && putAt(design, placementAt(design, heldOf(design), at))
}

/** Places the held piece at a place of the floor plan. */
export function placeInPlan(design: Design, at: FloorPlace): Item | null {
  return design.held && putAt(design, placementInPlan(design, heldOf(design), at))
}

function putAt(design: Design, spot: Placement | null): Item | null {
  const { held } = design
  if (!held || !spot || design.items.length >= maxItems) return null
  if (spot.wall === undefined && isOutOfReach(design, spot)) return null
  const { turn = 0, lift, wall, x, z } = spot
  const item = { ...held, x, z, turn, scale: 1, ...(lift > 0 && { lift }), ...(wall && { wall }) }
  const added = addItem(design, item)
  if (design.sizes[added.piece]) snapItem(design, added)
  holdPiece(design, null)
  design.selected = added.id
  design.guides = []
  stepAside(design)
  return added
}

const noSize: PieceSize = { width: 0, depth: 0, height: 0 }

const heldOf = ({ held, sizes }: Design) => ({ size: sizes[held?.piece ?? ''] ?? noSize, scale: 1 })

/** Places the held piece in the middle of the visible floor, for keyboard users. */
export function placeInMiddle(design: Design): Item | null {
  // Wall pieces go higher up in the picture.
  for (const share of [0.78, 0.88, 0.97, 0.5, 0.4, 0.3]) {
    const item = placeHeldPiece(design, likelyFloorPixel(design.photo, share))
    if (item) return item
  }
  return null
}

/** Adds an item as it is, without constraints. Meters and degrees. */
export function addItem(design: Design, item: Omit<Item, 'id'>): Item {
  recordUndoStep(design)
  const id = freshId(design, 'items')
  const at = design.items.push({ id, ...item }) - 1
  // The proxy, so that later changes to it change the design.
  return design.items[at] as Item
}

/**
 * Moves an item toward a place as far as the photo shows floor or the empty room goes; one drag is one undo step.
 */
export function moveItemTo(design: Design, id: number, to: FloorPlace): void {
  const item = itemOf(design, id)
  if (item) Object.assign(item, reachableFloor(design, item, to))
}

/** Moves an item relative to the camera, up to the walls. */
export function moveItemBy(design: Design, id: number, by: ViewPlace): void {
  const item = itemOf(design, id)
  if (!item) return
  recordUndoStep(design)
  const wall = design.walls.find((each) => each.id === item.wall)
  if (wall) moveAlong(item, wall, by)
  else {
    const { x, z } = fromView(design.camera, by)
    const to = { x: item.x + x, z: item.z + z }
    // An item above the floor may be visible where the floor below it is not.
    if (item.lift && !design.room) Object.assign(item, withinReach(design, to))
    else moveItemTo(design, id, to)
  }
  keepBeforeWalls(design, item)
  stepAside(design)
}

/** Moves along a wall, to the right as one faces it; the key for away moves up. */
function moveAlong(item: Item, wall: Wall, { right, ahead }: ViewPlace): void {
  const normal = inwardNormal(wall)
  item.x += normal.z * right
  item.z -= normal.x * right
  item.lift = roundLift((item.lift ?? 0) + ahead)
}

/** @param lift  meters from the floor to its underside */
export function liftItemTo(design: Design, id: number, lift: number): void {
  const item = itemOf(design, id)
  if (!item || roundLift(lift) === (item.lift ?? 0)) return
  recordUndoStep(design, `lift ${id}`)
  item.lift = roundLift(lift)
}

/**
 * Turns an item by degrees, to the left seen from above.
 * @param control  name of a dragged control, whose whole drag is one step
 */
export function turnItemBy(design: Design, id: number, by: number, control?: string): void {
  const item = itemOf(design, id)
  if (!item) return
  recordUndoStep(design, control)
  item.turn = roundTurn(item.turn + by)
  keepBeforeWalls(design, item)
  stepAside(design)
}

/**
 * @param control  as for `turnItemBy`
 * @returns whether the scale changed; at the ends of its range it does not
 */
export function scaleItemTo(design: Design, id: number, scale: number, control?: string): boolean {
  const item = itemOf(design, id)
  const next = roundScale(scale)
  if (!item || next === item.scale) return false
  recordUndoStep(design, control)
  item.scale = next
  keepBeforeWalls(design, item)
  stepAside(design)
  return true
}

/** Removes an item and selects the next one, or else the one before. */
export function removeItem(design: Design, id: number): void {
  const at = design.items.findIndex((item) => item.id === id)
  if (at < 0) return
  recordUndoStep(design)
  design.items.splice(at, 1)
  design.selected = design.items[clamp(at, 0, design.items.length - 1)]?.id ?? null
}

export function removeAllItems(design: Design): void {
  if (design.items.length === 0) return
  recordUndoStep(design)
  design.items = []
  design.selected = null
}

/** Sets another color variant of a piece. */
export function setVariant(design: Design, id: number, variant: string): void {
  const item = itemOf(design, id)
  if (!item || item.variant === variant) return
  recordUndoStep(design)
  item.variant = variant
}

/** Changes the light. @param by  name of the control, whose whole drag is one undo step */
export function setSun(design: Design, change: Partial<Sun>, by?: string): void {
  if (by !== undefined) recordUndoStep(design, by)
  design.sun = clampSun({ ...design.sun, ...change })
}

/** Gap between a piece and its copy; step and radius of the search for a free place. Meters. */
const gap = 0.05
const search = { step: 0.25, most: 6 }

/**
 * Copies an item to the nearest free and visible place beside it.
 * @returns null when there is none, or the room is full
 */
export function duplicateItem(design: Design, id: number): Item | null {
  const item = itemOf(design, id)
  if (!item || design.items.length >= maxItems) return null
  const place = freePlace(design, item, design.sizes[item.piece] ?? noSize)
  if (!place) return null
  const { id: _, lift: __, ...same } = item
  const { x, z, lift } = place
  const added = addItem(design, { ...same, x, z, ...(lift > 0 && { lift }) })
  // A little apart, since touching counts as free.
  keepBeforeWalls(design, added)
  design.selected = added.id
  stepAside(design)
  return added
}

type Place = FloorPlace & { lift: number }

function freePlace(design: Design, item: Item, size: PieceSize): Place | null {
  let lower: Place | null = null
  for (const at of placesBeside(design, item, size)) {
    const lift = size.mount === 'surface' ? liftAt(design, item, size, at) : (item.lift ?? 0)
    const place = { ...at, lift }
    // A copy of an item on a table goes beside it on the table first, then on the floor.
    const isAsHigh = lift === (item.lift ?? 0)
    if ((!isAsHigh && lower) || !isFree(design, { ...item, ...place }, size)) continue
    if (isAsHigh) return place
    lower = place
  }
  return lower
}

const liftAt = (design: Design, { scale }: Item, size: PieceSize, at: FloorPlace) =>
  placementInPlan(design, { size, scale }, at)?.lift ?? 0

/** Candidate places: at its sides, in front and behind, then all around; for a wall piece along the wall. */
function* placesBeside(design: Design, item: Item, size: PieceSize): Generator<FloorPlace> {
  const { x, z, turn, scale } = item
  const right = inwardNormal({ turn: turn + 90 })
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
  const ahead = inwardNormal({ turn })
  yield beside(across, right)
  yield beside(-across, right)
  yield beside(along, ahead)
  yield beside(-along, ahead)
  yield* placesAround(item, search.step, search.most)
}

function isFree(design: Design, copy: Item, size: PieceSize): boolean {
  const { items, walls, sizes } = design
  if (!isShown(design, copy, size)) return false
  const solid = solidOf(copy, { [copy.piece]: size })
  const others = walls.filter(({ id }) => id !== copy.wall)
  if (isBehind(solid, others)) return false
  return items.every((item) => !sizes[item.piece] || !standsIn(solid, solidOf(item, sizes)))
}

/** Whether it is in the empty room, or visible in the photo. */
function isShown(design: Design, copy: Item, size: PieceSize): boolean {
  const { camera, photo, room } = design
  if (room) {
    const { x, z } = clampToRoom(room, copy)
    return x === copy.x && z === copy.z
  }
  const at = pixelOf(camera, photo, dragAnchorOf(copy, size))
  if (!at || (!copy.wall && isOutOfReach(design, copy))) return false
  return isInPhoto(photo, at)
}

/** Flat items such as rugs may lie under furniture, but not on each other. */
function standsIn(a: Solid, b: Solid): boolean {
  const isFlat = a.height <= flatHeight
  if (isFlat !== b.height <= flatHeight) return false
  return isFlat ? overlap({ ...a, height: 1 }, { ...b, height: 1 }) : overlap(a, b)
}
