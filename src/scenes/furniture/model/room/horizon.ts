import { clamp } from '../../../../math/clamp.ts'
import { focalOf, type PhotoSize, type Pixel, type RoomCamera } from './camera.ts'
import { fromMiddle } from './yardstick.ts'

/** Where the horizon crosses a column of the photo. @param x  pixels from its left edge */
export function horizonAt(camera: RoomCamera, photo: PhotoSize, x: number): Pixel {
  const { fieldOfView, tilt, roll } = camera
  const below = Math.tan(tilt) * focalOf(fieldOfView, photo.height)
  const across = x - photo.width / 2
  return { x, y: photo.height / 2 + (below + across * Math.sin(roll)) / Math.cos(roll) }
}

/** The tilt by which the horizon goes through a place of the photo, radians. */
export function tiltThrough(camera: RoomCamera, photo: PhotoSize, at: Pixel): number {
  const { x, y } = fromMiddle(photo, at)
  const { fieldOfView, roll } = camera
  return Math.atan(-(x * Math.sin(roll) + y * Math.cos(roll)) / focalOf(fieldOfView, photo.height))
}

/**
 * The roll by which the horizon, held in the middle of the photo, goes through a place beside it.
 * @returns with the tilt that holds it there, radians
 */
export function rollThrough(
  camera: RoomCamera,
  photo: PhotoSize,
  at: Pixel,
): Pick<RoomCamera, 'tilt' | 'roll'> {
  const middle = horizonAt(camera, photo, photo.width / 2)
  const side = at.x < photo.width / 2 ? -1 : 1
  // Straight above or below the middle it would stand upright.
  const across = Math.max(1, side * (at.x - middle.x))
  const roll = clamp(Math.atan2(side * (at.y - middle.y), across), -1.2, 1.2)
  return { roll, tilt: tiltThrough({ ...camera, roll }, photo, middle) }
}
