import { degrees, radians, wrap180 } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { type FloorPlace, fromView, type RoomCamera } from '../camera.ts'
import type { Solid } from '../solid.ts'
import type { Wall } from '../wall.ts'
import { moveHangingItems } from './adjust-camera.ts'
import { clampToRoom, createDesign, type Design, type EmptyRoomSize } from './design.ts'
import { flatHeight, roundLift, type Sizes, solidOf } from './item.ts'
import { placesAround } from './spot.ts'

/** Range of an empty room's sizes, meters. */
export const boxRange = {
  width: { min: 1.5, max: 20 },
  depth: { min: 1.5, max: 20 },
  height: { min: 2, max: 5 },
} as const

/** The default size: an ordinary living room. */
export const defaultBox: EmptyRoomSize = { width: 4.5, depth: 3.8, height: 2.6 }

/** Size of its picture, pixels: as wide as screens, and sharp in print. */
export const boxPictureSize = { width: 2000, height: 1250 } as const

/** Eye height of a person, meters. */
const eyeHeight = 1.6

/** An empty room, seen from its corner. */
export function createEmptyRoom(box: EmptyRoomSize = defaultBox, sizes: Sizes = {}): Design {
  const design = createDesign({ ...boxPictureSize }, sizes)
  design.room = boundedBox(box)
  design.walls = wallsOf(design.room)
  design.camera = cornerOf(design.room)
  design.confidence = 'set'
  return design
}

/** Rounds a size to whole centimeters within its range. */
function boundedBox(box: EmptyRoomSize): EmptyRoomSize {
  const clampToRoom = (side: keyof EmptyRoomSize) =>
    Math.round(clamp(box[side], boxRange[side].min, boxRange[side].max) * 100) / 100
  return { width: clampToRoom('width'), depth: clampToRoom('depth'), height: clampToRoom('height') }
}

/** Its four walls; hanging pieces refer to their ids, so they stay when the room is resized. */
function wallsOf({ width, depth }: EmptyRoomSize): Wall[] {
  return [
    { id: 1, turn: 0, distance: depth / 2 },
    { id: 2, turn: 90, distance: width / 2 },
    { id: 3, turn: 180, distance: depth / 2 },
    { id: 4, turn: 270, distance: width / 2 },
  ]
}

/** Resizes the room. Items outside move in; hanging items move with their wall or the ceiling. */
export function resizeRoom(design: Design, change: Partial<EmptyRoomSize>): void {
  if (!design.room) return
  const box = boundedBox({ ...design.room, ...change })
  const walls = wallsOf(box)
  for (const wall of walls) {
    const before = design.walls.find(({ id }) => id === wall.id)
    if (before) moveHangingItems(design, wall, wall.distance - before.distance)
  }
  const up = box.height - design.room.height
  design.room = box
  design.walls = walls
  for (const item of design.items) {
    Object.assign(item, clampToRoom(box, item))
    if (design.sizes[item.piece]?.mount === 'ceiling') item.lift = roundLift((item.lift ?? 0) + up)
  }
  // The initial camera belongs to the old size.
  design.past = []
  design.future = []
  const { x = 0, z = 0 } = design.camera
  standAt(design, { x, z })
}

/** Turns the camera. @param left, up  degrees */
export function turnCamera(design: Design, left: number, up: number): void {
  const { camera } = design
  camera.yaw = radians(wrap180(degrees(camera.yaw) + left))
  camera.tilt = radians(clamp(degrees(camera.tilt) + up, -60, 45))
}

/** Puts the camera into the front right corner, looking across the room. */
function cornerOf({ width, depth }: EmptyRoomSize): RoomCamera {
  const [x, z] = [width / 2 - 0.35, depth / 2 - 0.25]
  return {
    fieldOfView: radians(58),
    tilt: radians(-12),
    roll: 0,
    yaw: Math.atan2(x, z + depth * 0.1),
    height: eyeHeight,
    x,
    z,
  }
}

/** Resets the camera to where it was at first. */
export function resetCamera(design: Design): void {
  if (!design.room) return
  design.camera = cornerOf(design.room)
  stepAside(design)
}

/** Clearance and height of the visitor's body, meters. */
const person = { aside: 0.2, height: 1.75 }

/** Step and radius of the search for a free place, meters; the radius is the length of the longest room. */
const search = { step: 0.1, most: 20 }

/** Clamps a place to the room, with a person's clearance to the walls. */
const inside = (room: EmptyRoomSize, at: FloorPlace): FloorPlace => {
  const [width, depth] = [room.width - 2 * person.aside, room.depth - 2 * person.aside]
  return clampToRoom({ ...room, width, depth }, at)
}

type Furnished = Pick<Design, 'items' | 'sizes'>

/** Whether a person can stand at a place, clear of everything between floor and head. */
export function canStandAt({ items, sizes }: Furnished, { x, z }: FloorPlace): boolean {
  return items.every((item) => {
    if (!sizes[item.piece]) return true
    const solid = solidOf(item, sizes)
    const { base = 0, height } = solid
    if (base > person.height || base + height <= flatHeight) return true
    return farFrom(solid, { x, z }) >= person.aside - 1e-9
  })
}

/** Distance of a place from a box, meters. */
function farFrom({ x, z, width, depth, angle }: Solid, at: FloorPlace): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = Math.abs((at.x - x) * cos - (at.z - z) * sin) - width / 2
  const along = Math.abs((at.x - x) * sin + (at.z - z) * cos) - depth / 2
  return Math.hypot(Math.max(0, across), Math.max(0, along))
}

/** Moves the visitor to a place, or to the nearest free one. Meters. */
export function standAt(design: Design, at: FloorPlace): void {
  const { room, camera } = design
  if (!room) return
  const to = inside(room, at)
  Object.assign(camera, canStandAt(design, to) ? to : (clearNear(design, room, to) ?? to))
}

function clearNear(design: Design, room: EmptyRoomSize, at: FloorPlace): FloorPlace | undefined {
  const most = Math.min(search.most, Math.hypot(room.width, room.depth))
  for (const place of placesAround(at, search.step, most)) {
    const { x, z } = inside(room, place)
    if (x === place.x && z === place.z && canStandAt(design, place)) return place
  }
}

/** Moves the visitor aside when a piece now stands where they are. */
export function stepAside(design: Design): void {
  const { x = 0, z = 0 } = design.camera
  if (design.room && !canStandAt(design, { x, z })) standAt(design, { x, z })
}

/** Walks relative to the view direction, sliding along obstacles. @param right, ahead  meters */
export function walkInRoom(design: Design, right: number, ahead: number): void {
  const { room, camera } = design
  if (!room) return
  const { x = 0, z = 0 } = camera
  const step = fromView(camera, { right, ahead })
  const to = inside(room, { x: x + step.x, z: z + step.z })
  const ways = [to, { x: to.x, z }, { x, z: to.z }]
  const way = ways.find((each) => canStandAt(design, each))
  if (way) Object.assign(camera, way)
}
