import type { Size } from '../../../files/image-size.ts'
import { degrees, radians } from '../../../math/angle.ts'
import type { GPano } from './gpano.ts'
import { type Placement, type Projection, placementOf } from './placement.ts'
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

/** A picture to be placed: its size in pixels, upright, and what it says of its place on the sphere. */
export type PlacedPicture = { size: Size; gpano?: GPano | undefined }

/** A flat picture's own plane: one unit square round the origin, y up. */
const unitPlane: Placement = {
  left: degrees(-0.5),
  top: degrees(0.5),
  width: degrees(1),
  height: degrees(1),
}

/** Where a picture lies: on the sphere, or in its own plane. */
export const placedAs = ({ size, gpano }: PlacedPicture, projection: Projection): Placement =>
  projection === 'sphere' ? placementOf(size, gpano) : unitPlane

/**
 * A tile as it is built and textured. On the sphere it is built round longitude zero and turned to its own; in the plane it is
 * built in its place, with its middle at zero.
 * @param inner  what is shown of it, and `outer` what its texture holds, pixels of the picture
 */
export function placedTile(
  inner: Rect,
  outer: Rect,
  picture: PlacedPicture,
  projection: Projection,
): { patch: Patch; window: ReturnType<typeof textureWindow> } {
  const placement = placedAs(picture, projection)
  const shown = patchOf(inner, picture.size, placement)
  const held = patchOf(outer, picture.size, placement)
  const { middle, left, right } = shown
  const patch =
    projection === 'sphere'
      ? shown
      : { ...shown, middle: 0, left: middle + left, right: middle + right }
  return { patch, window: textureWindow(patch, held) }
}
