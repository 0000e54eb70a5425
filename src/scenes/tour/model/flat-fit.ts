import type { Size } from '../../../files/image-size.ts'
import { radians } from '../../../math/angle.ts'
import { tourConfig } from '../config.ts'

/**
 * The size of a flat picture one unit in front of the camera, so that at 100 % it is seen whole.
 * @param aspect  width over height of the viewer
 */
export function flatSize(size: Size, aspect: number): Size {
  const high = 2 * Math.tan(radians(tourConfig.halfFieldOfView)) * tourConfig.flatFill
  const ratio = size.width / size.height
  const height = Math.min(high, (high * aspect) / ratio)
  return { width: height * ratio, height }
}

const stepBack = 0.6

/**
 * How far a turned picture steps back, by a share of what its edge comes forward: its perspective
 * stays calm and no edge passes the camera.
 * @param rotation  radians, x and y
 */
export function flatDistance(size: Size, rotation: { x: number; y: number }): number {
  const across = (size.width / 2) * Math.abs(Math.sin(rotation.y))
  const down = (size.height / 2) * Math.abs(Math.sin(rotation.x) * Math.cos(rotation.y))
  return 1 + stepBack * (across + down)
}
