import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { tourConfig } from '../../config.ts'
import { anglesOf } from '../camera/angles.ts'
import type { Angles, PixelSize } from '../document/tour-document.ts'

/** A point of a picture in 0…1 of its width and height, from its upper left corner. */
export type PicturePoint = readonly [u: number, v: number]

// Half the height of a flat picture one unit away that fills the view at 100 %.
const half = Math.tan(radians(tourConfig.halfFieldOfView))

/** The direction that a document writes for a point of a flat picture, which fills the view in height. */
export function anglesOfPicturePoint([u, v]: PicturePoint, { width, height }: PixelSize): Angles {
  return anglesOf([((2 * u - 1) * half * width) / height, (1 - 2 * v) * half, -1])
}

/**
 * The point of a flat picture in a direction, possibly outside of it.
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

/**
 * The size of a flat picture one unit in front of the camera that is completely visible at 100 %.
 * @param aspect  width over height of the viewer
 */
export function flatPictureSize(size: Size, aspect: number): Size {
  const high = 2 * Math.tan(radians(tourConfig.halfFieldOfView)) * tourConfig.flatFill
  const ratio = size.width / size.height
  const height = Math.min(high, (high * aspect) / ratio)
  return { width: height * ratio, height }
}

const stepBack = 0.6

/**
 * The distance by which a turned picture moves back, so that no edge passes the camera.
 * @param rotation  radians, x and y
 */
export function flatPictureDistance(size: Size, rotation: { x: number; y: number }): number {
  const across = (size.width / 2) * Math.abs(Math.sin(rotation.y))
  const down = (size.height / 2) * Math.abs(Math.sin(rotation.x) * Math.cos(rotation.y))
  return 1 + stepBack * (across + down)
}
