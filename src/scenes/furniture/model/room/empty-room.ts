import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { RoomCamera } from './camera.ts'
import { createDesign, type Design, type RoomBox, within } from './design.ts'
import { carry } from './follow-walls.ts'
import { lifted, type Sizes } from './item.ts'
import { standAt, stepAside } from './visitor.ts'
import type { Wall } from './wall.ts'

/** What a room of our own may measure, metres. */
export const boxRange = {
  width: { min: 1.5, max: 20 },
  depth: { min: 1.5, max: 20 },
  height: { min: 2, max: 5 },
} as const

/** An ordinary living room. */
export const usualBox: RoomBox = { width: 4.5, depth: 3.8, height: 2.6 }

/** Its picture, pixels: as wide as screens are, and a print of it is sharp. */
export const boxPicture = { width: 2000, height: 1250 } as const

/** A person's eyes, metres. */
const eyeHeight = 1.6

/** An empty room, seen from its corner. */
export function createEmptyRoom(box: RoomBox = usualBox): Design {
  const design = createDesign({ ...boxPicture })
  design.room = boundedBox(box)
  design.walls = wallsOf(design.room)
  design.camera = cornerOf(design.room)
  design.confidence = 'set'
  return design
}

/** Sizes that a room may have, in whole centimetres. */
export function boundedBox(box: RoomBox): RoomBox {
  const within = (side: keyof RoomBox) =>
    Math.round(clamp(box[side], boxRange[side].min, boxRange[side].max) * 100) / 100
  return { width: within('width'), depth: within('depth'), height: within('height') }
}

/** Its four walls; their ids are what pieces hang by, so they stay when it grows. */
export function wallsOf({ width, depth }: RoomBox): Wall[] {
  return [
    { id: 1, turn: 0, distance: depth / 2 },
    { id: 2, turn: 90, distance: width / 2 },
    { id: 3, turn: 180, distance: depth / 2 },
    { id: 4, turn: 270, distance: width / 2 },
  ]
}

/** Gives the room other measures. What would stand outside comes in; what hangs goes with its wall or its ceiling. */
export function resizeRoom(design: Design, change: Partial<RoomBox>, sizes: Sizes): void {
  if (!design.room) return
  const box = boundedBox({ ...design.room, ...change })
  const walls = wallsOf(box)
  for (const wall of walls) {
    const before = design.walls.find(({ id }) => id === wall.id)
    if (before) carry(design, wall, wall.distance - before.distance)
  }
  const up = box.height - design.room.height
  design.room = box
  design.walls = walls
  for (const item of design.items) {
    Object.assign(item, within(box, item))
    if (sizes[item.piece]?.mount === 'ceiling') item.lift = lifted((item.lift ?? 0) + up)
  }
  // What was remembered belongs to the room as it was.
  design.past = []
  design.future = []
  const { x = 0, z = 0 } = design.camera
  standAt(design, { x, z }, sizes)
}

/** Turns the head. @param left, up  degrees */
export function lookBy(design: Design, left: number, up: number): void {
  const { camera } = design
  camera.yaw = radians(wrap180(degrees(camera.yaw) + left))
  camera.tilt = radians(clamp(degrees(camera.tilt) + up, -60, 45))
}

/** Into the front right corner, looking across the room. */
function cornerOf({ width, depth }: RoomBox): RoomCamera {
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

/** Back to where the room is seen from at first. */
export function lookFromCorner(design: Design, sizes: Sizes = {}): void {
  if (!design.room) return
  design.camera = cornerOf(design.room)
  stepAside(design, sizes)
}
