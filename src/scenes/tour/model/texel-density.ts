import type { Size } from '../../../files/image-size.ts'
import { radians } from '../../../math/angle.ts'
import { tourConfig } from '../config.ts'
import { flatSize } from './flat-fit.ts'
import type { GPano } from './gpano.ts'
import { type Projection, placementOf } from './placement.ts'

/** What is looked at: a picture in a viewer of so many device pixels, at a zoom in percent. */
export type ViewedPicture = {
  size: Size
  gpano?: GPano | undefined
  projection: Projection
  viewer: Size
  zoom: number
}

/**
 * How many rows of a picture fall on one device pixel in the middle of the viewer. It is the most
 * there is anywhere: towards the edge of a perspective a pixel sees a smaller angle.
 */
export function texelsPerPixel({ size, gpano, projection, viewer, zoom }: ViewedPicture): number {
  const seen = (2 * Math.tan(radians(tourConfig.halfFieldOfView))) / (zoom / 100)
  const shownHeight =
    projection === 'sphere'
      ? radians(placementOf(size, gpano).height)
      : flatSize(size, viewer.width / viewer.height).height
  return ((size.height / shownHeight) * seen) / viewer.height
}

/** Whether a picture is so fine on the screen that it would flicker without mipmaps. */
export function needsMipmaps(viewed: ViewedPicture): boolean {
  return texelsPerPixel(viewed) > tourConfig.tiles.linearUpTo
}
