import { clamp } from '../../../../math/clamp.ts'
import { type FloorPlace, fromView, type Pixel, type ViewPlace } from './camera.ts'
import { type Design, hold, itemOf, middleOf } from './design.ts'
import { reachable, settle, stayBefore } from './drag.ts'
import { freshId, remember } from './history.ts'
import { type Item, lifted, type PieceSize, type Sizes, scaled, turned } from './item.ts'
import { isOutOfReach, withinReach } from './reach.ts'
import { type Spot, spotAt, spotInPlan } from './spot.ts'
import { boundedSun, type Sun } from './sun.ts'
import { stepAside } from './visitor.ts'
import { inwards, type Wall } from './wall.ts'

/** More than that no room holds, and few graphics cards. */
export const mostItems = 200

/**
 * Puts the held piece where a place of the photo is pressed, and holds it no more.
 * @param sizes  of the pieces: without them all stand on the floor, and none goes flush
 * @returns the item; null where nothing is held, where there is no place for it or it is out of reach, or where the room
 * is full
 */
export function placeAt(design: Design, at: Pixel, sizes: Sizes = {}): Item | null {
  const piece = { size: sizes[design.held?.piece ?? ''] ?? noSize, scale: 1 }
  return design.held && putAt(design, spotAt(design, piece, at, sizes), sizes)
}

/** Puts the held piece where a plan of the room is pressed. */
export function placeInPlan(design: Design, at: FloorPlace, sizes: Sizes): Item | null {
  const piece = { size: sizes[design.held?.piece ?? ''] ?? noSize, scale: 1 }
  return design.held && putAt(design, spotInPlan(design, piece, at, sizes), sizes)
}

function putAt(design: Design, spot: Spot | null, sizes: Sizes): Item | null {
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

/** Puts the held piece in the middle of the floor that is seen, for those who place by keys. */
export function placeInMiddle(design: Design, sizes: Sizes = {}): Item | null {
  // What hangs on a wall is seen higher up.
  for (const share of [0.78, 0.88, 0.97, 0.5, 0.4, 0.3]) {
    const item = placeAt(design, middleOf(design.photo, share), sizes)
    if (item) return item
  }
  return null
}

/** Puts an item into the room, metres and degrees, wherever it is said to stand. */
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
  stayBefore(design, item, sizes)
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
  stayBefore(design, item, sizes)
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
  stayBefore(design, item, sizes)
  stepAside(design, sizes)
  return true
}

/** Removes an item; the one after it, or else before it, is selected then. */
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
export function setLook(design: Design, id: number, look: string): void {
  const item = itemOf(design, id)
  if (!item || item.look === look) return
  remember(design)
  item.look = look
}

/** Sets the light by hand. @param by  the control: its touches are one step */
export function setSun(design: Design, change: Partial<Sun>, by?: string): void {
  if (by !== undefined) remember(design, by)
  design.sun = boundedSun({ ...design.sun, ...change })
}
