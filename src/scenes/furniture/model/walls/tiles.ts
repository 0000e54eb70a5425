import type { Vector3 } from '../../../../math/vector.ts'
import { type Sight, wayTo } from './sight.ts'

/** A small square of the photo. */
export interface Tile {
  /** brightness, and its colour as red against green and blue against both; of 255 */
  colour: Vector3
  /** the way to its middle, in the room */
  way: Vector3
}

/** A photo's pixels: four bytes each, row by row from the top left. */
export interface Picture {
  data: Uint8ClampedArray | Uint8Array
  width: number
  height: number
}

/** So many tiles along the photo's longer side. */
const across = 50

/** The photo in tiles. */
export function tilesOf({ data, width, height }: Picture, sight: Sight): Tile[] {
  const side = Math.max(1, Math.floor(Math.max(width, height) / across))
  // The sight may be that of a smaller copy.
  const by = (2 * sight.halfWidth) / width
  const tiles: Tile[] = []
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      const at = {
        x: (left + side / 2) * by - sight.halfWidth,
        y: sight.halfHeight - (top + side / 2) * by,
      }
      tiles.push({ colour: meanOf(data, width, left, top, side), way: wayTo(sight, at) })
    }
  }
  return tiles
}

/** One pixel in nine is enough. */
function meanOf(
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  left: number,
  top: number,
  side: number,
): Vector3 {
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = top; y < top + side; y += 3) {
    for (let x = left; x < left + side; x += 3) {
      const at = (y * width + x) * 4
      red += rgba[at] ?? 0
      green += rgba[at + 1] ?? 0
      blue += rgba[at + 2] ?? 0
      count += 1
    }
  }
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / count
  return [luma, (red - green) / count, (blue - (red + green) / 2) / count]
}
