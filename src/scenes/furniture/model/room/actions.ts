import { clamp } from '../../../../math/clamp.ts'
import {
  type FloorPlace,
  floorAt,
  fromView,
  type Pixel,
  seesFloor,
  towards,
  type ViewPlace,
} from './camera.ts'
import { type Design, hold, itemOf, middleOf } from './design.ts'
import { remember } from './history.ts'
import { type Item, scaled, turned } from './item.ts'

/** More than that no room holds, and few graphics cards. */
export const mostItems = 60

/**
 * Puts the held piece where a place of the photo shows the floor, and holds it no more.
 * @returns the item; null where nothing is held, where there is no floor, or where the room is full
 */
export function placeAt(design: Design, at: Pixel): Item | null {
  const { held, camera, photo } = design
  const place = held && floorAt(camera, photo, at)
  if (!place || design.items.length >= mostItems) return null
  const item = addItem(design, { ...held, ...place, turn: 0, scale: 1 })
  hold(design, null)
  design.selected = item.id
  return item
}

/** Puts the held piece in the middle of the floor that is seen, for those who place by keys. */
export function placeInMiddle(design: Design): Item | null {
  for (const share of [0.78, 0.88, 0.97]) {
    const item = placeAt(design, middleOf(design.photo, share))
    if (item) return item
  }
  return null
}

function addItem(design: Design, item: Omit<Item, 'id'>): Item {
  remember(design)
  const all = [design, ...design.past, ...design.future].flatMap(({ items }) => items)
  const id = 1 + all.reduce((most, each) => Math.max(most, each.id), 0)
  const added = { id, ...item }
  design.items.push(added)
  return added
}

/** Moves an item as far towards a place as the photo shows floor; one drag is one step of the history. */
export function moveTo(design: Design, id: number, to: FloorPlace): void {
  const item = itemOf(design, id)
  if (item) Object.assign(item, towards(design.camera, design.photo, { x: item.x, z: item.z }, to))
}

/** Moves an item as the camera sees it. */
export function moveBy(design: Design, id: number, by: ViewPlace): void {
  const item = itemOf(design, id)
  if (!item) return
  remember(design)
  const { x, z } = fromView(design.camera, by)
  moveTo(design, id, { x: item.x + x, z: item.z + z })
}

/** Turns an item by degrees, to the left when seen from above. */
export function turnBy(design: Design, id: number, by: number): void {
  const item = itemOf(design, id)
  if (!item) return
  remember(design)
  item.turn = turned(item.turn + by)
}

/** @returns whether the scale changed: at the ends of its range it does not */
export function scaleTo(design: Design, id: number, scale: number): boolean {
  const item = itemOf(design, id)
  const next = scaled(scale)
  if (!item || next === item.scale) return false
  remember(design)
  item.scale = next
  return true
}

/** Puts the same piece beside an item, where the photo shows floor. */
export function duplicate(design: Design, id: number): Item | null {
  const item = itemOf(design, id)
  if (!item || design.items.length >= mostItems) return null
  const { camera, photo } = design
  const beside = [0.5, -0.5].map((right) => {
    const { x, z } = fromView(camera, { right, ahead: 0 })
    return { x: item.x + x, z: item.z + z }
  })
  const place = beside.find((each) => seesFloor(camera, photo, each)) ?? item
  const { piece, look, turn, scale } = item
  const added = addItem(design, { piece, look, turn, scale, x: place.x, z: place.z })
  design.selected = added.id
  return added
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
