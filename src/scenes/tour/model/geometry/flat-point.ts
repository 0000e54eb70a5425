import { radians } from '../../../../math/angle.ts'
import { tourConfig } from '../../config.ts'
import type { Angles, PixelSize } from '../document/tour-document.ts'
import { anglesOf } from './angles.ts'

/** A point of a picture in 0…1 of its width and height, from its upper left corner. */
export type PicturePoint = readonly [u: number, v: number]

// Half the height of a flat picture one unit away, as it fills the view at 100 %, whatever the viewer's shape.
const half = Math.tan(radians(tourConfig.halfFieldOfView))

/** The direction that a document writes for a point of a flat picture: as seen when it fills the view in height. */
export function anglesOfPicturePoint([u, v]: PicturePoint, { width, height }: PixelSize): Angles {
  return anglesOf([((2 * u - 1) * half * width) / height, (1 - 2 * v) * half, -1])
}

/**
 * The point of a flat picture that a direction marks; beside it where the direction passes it.
 * @returns null for a direction that never meets its plane
 */
export function picturePointOf(
  { yaw, pitch }: Angles,
  { width, height }: PixelSize,
): PicturePoint | null {
  const ahead = Math.cos(radians(yaw))
  if (ahead <= 1e-9 || Math.abs(pitch) >= 90) return null
  const x = Math.tan(radians(yaw))
  const y = Math.tan(radians(pitch)) / ahead
  return [0.5 + (x * height) / (2 * half * width), 0.5 - y / (2 * half)]
}
