import type { Size } from '../../../files/image-size.ts'
import { radians } from '../../../math/angle.ts'
import type { Placement } from './placement.ts'
import type { Rect } from './tiles.ts'

/**
 * A tile as a patch of the sphere, in radians: `middle` is the longitude of its centre, the edges
 * are relative to that longitude and to the horizon.
 */
export type Patch = { middle: number; left: number; right: number; top: number; bottom: number }

/** Where a rectangle of a picture lies on the sphere that the picture is placed on. */
export function patchOf(rect: Rect, size: Size, placement: Placement): Patch {
  const perPixelX = radians(placement.width) / size.width
  const perPixelY = radians(placement.height) / size.height
  const half = (rect.width * perPixelX) / 2
  const top = radians(placement.top) - rect.y * perPixelY
  return {
    middle: radians(placement.left) + rect.x * perPixelX + half,
    left: -half,
    right: half,
    top,
    bottom: top - rect.height * perPixelY,
  }
}

/**
 * The affine map from a tile's own coordinates to its texture: uv = at · scale + offset, v down.
 * `at` is longitude (relative to `from.middle`) and latitude on the sphere; the shader of the tour
 * evaluates the same line.
 * @param shown  the patch whose middle the coordinates are relative to
 * @param held   the patch the texture holds, with the overlap
 */
export function textureWindow(
  shown: Patch,
  held: Patch,
): { scale: [number, number]; offset: [number, number] } {
  const left = held.middle + held.left - shown.middle
  const width = held.right - held.left
  const height = held.top - held.bottom
  return { scale: [1 / width, -1 / height], offset: [-left / width, held.top / height] }
}
