import { degrees, radians } from '../../../../math/angle.ts'
import { eyeOf, type FloorPlace, type Pixel, pixelOf, rayAt } from './camera.ts'
import type { Design } from './design.ts'
import type { Item, Sizes } from './item.ts'

/** The ring round a piece by which it is turned. */
export interface TurnHandle {
  /** Round the piece, on the floor; null where the ring is behind the camera. */
  ring: (Pixel | null)[]
  knob: Pixel
  /** How far the knob is from the piece's front, degrees. */
  off: number
}

type Seen = Pick<Design, 'camera' | 'photo'>

/** The ring is so far from the piece's corners, metres. */
const aside = 0.16

/** @returns null for what hangs on a wall, and where the photo shows no place for the knob */
export function turnHandle(seen: Seen, item: Item, sizes: Sizes): TurnHandle | null {
  const size = sizes[item.piece]
  if (!size || item.wall !== undefined) return null
  const radius = (Math.hypot(size.width, size.depth) / 2) * item.scale + aside
  const at = (turn: number) => {
    const angle = radians(item.turn + turn)
    const [x, z] = [item.x + Math.sin(angle) * radius, item.z + Math.cos(angle) * radius]
    return pixelOf(seen.camera, seen.photo, [x, item.lift ?? 0, z])
  }
  // In front of the piece; beside or behind it where the photo ends before.
  for (const off of [0, 90, 270, 180, 45, 315, 135, 225]) {
    const knob = at(off)
    if (!knob || !isInside(seen.photo, knob)) continue
    return { ring: Array.from({ length: 48 }, (_, step) => at(off + step * 7.5)), knob, off }
  }
  return null
}

/** The knob must be seen and reached: it keeps off the photo's edges. */
const isInside = ({ width, height }: Seen['photo'], { x, y }: Pixel) => {
  const edge = width * 0.015
  return x > edge && y > edge && x < width - edge && y < height - edge
}

/** How an item is turned when its knob is dragged to a place of the photo; null where there is no floor. Degrees. */
export function turnAt(seen: Seen, item: Item, off: number, at: Pixel): number | null {
  const to = levelAt(seen, at, item.lift ?? 0)
  return to && degrees(Math.atan2(to.x - item.x, to.z - item.z)) - off
}

/** Where a place of the photo meets the level so high over the floor. */
function levelAt({ camera, photo }: Seen, at: Pixel, level: number): FloorPlace | null {
  const [x, y, z] = rayAt(camera, photo, at)
  const [eyeX, eyeY, eyeZ] = eyeOf(camera)
  const by = Math.abs(y) < 1e-6 ? -1 : (level - eyeY) / y
  return by > 0 && by < 40 ? { x: eyeX + x * by, z: eyeZ + z * by } : null
}
