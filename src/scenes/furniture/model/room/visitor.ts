import { clamp } from '../../../../math/clamp.ts'
import type { FloorPlace } from './camera.ts'
import type { Design, RoomBox } from './design.ts'
import { flat, type Item, type Sizes, solidOf } from './item.ts'
import { nearPlaces } from './near-places.ts'
import type { Solid } from './solid.ts'

/** A person who stands in a room of our own: how near they come to what is there, and how tall they are. Metres. */
const person = { aside: 0.2, height: 1.75 }

/** How fine a free place is looked for, and how far away; metres. The longest room of our own is as long. */
const search = { step: 0.1, most: 20 }

/** The place in a room that is nearest to another and as far from the walls as a person stands. */
const inside = ({ width, depth }: RoomBox, { x, z }: FloorPlace): FloorPlace => ({
  x: clamp(x, person.aside - width / 2, width / 2 - person.aside),
  z: clamp(z, person.aside - depth / 2, depth / 2 - person.aside),
})

/** Whether a person can stand somewhere, between all that reaches from the floor to their head. */
export function isClear(items: readonly Item[], { x, z }: FloorPlace, sizes: Sizes): boolean {
  return items.every((item) => {
    if (!sizes[item.piece]) return true
    const solid = solidOf(item, sizes)
    const { base = 0, height } = solid
    if (base > person.height || base + height <= flat) return true
    return farFrom(solid, { x, z }) >= person.aside - 1e-9
  })
}

/** How far a place is from a box, metres. */
function farFrom({ x, z, width, depth, angle }: Solid, at: FloorPlace): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = Math.abs((at.x - x) * cos - (at.z - z) * sin) - width / 2
  const along = Math.abs((at.x - x) * sin + (at.z - z) * cos) - depth / 2
  return Math.hypot(Math.max(0, across), Math.max(0, along))
}

/** Has the visitor stand somewhere, or as near to it as walls and furniture let them. Metres. */
export function standAt({ room, camera, items }: Design, at: FloorPlace, sizes: Sizes): void {
  if (!room) return
  const to = inside(room, at)
  Object.assign(camera, isClear(items, to, sizes) ? to : (clearNear(room, items, to, sizes) ?? to))
}

function clearNear(room: RoomBox, items: readonly Item[], at: FloorPlace, sizes: Sizes) {
  const most = Math.min(search.most, Math.hypot(room.width, room.depth))
  for (const place of nearPlaces(at, search.step, most)) {
    const { x, z } = inside(room, place)
    if (x === place.x && z === place.z && isClear(items, place, sizes)) return place
  }
  return null
}

/** Takes the visitor out of a piece that has come to stand where they stood. */
export function stepAside(design: Design, sizes: Sizes): void {
  const { x = 0, z = 0 } = design.camera
  if (design.room && !isClear(design.items, { x, z }, sizes)) standAt(design, { x, z }, sizes)
}

/** Walks as the camera looks, along what stands in the way. @param right, ahead  metres */
export function walk(design: Design, right: number, ahead: number, sizes: Sizes = {}): void {
  const { room, camera, items } = design
  if (!room) return
  const { yaw, x = 0, z = 0 } = camera
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const to = inside(room, {
    x: x + right * cos - ahead * sin,
    z: z - right * sin - ahead * cos,
  })
  const ways = [to, { x: to.x, z }, { x, z: to.z }]
  const way = ways.find((each) => isClear(items, each, sizes))
  if (way) Object.assign(camera, way)
}
