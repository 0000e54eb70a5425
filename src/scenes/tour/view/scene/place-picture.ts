import { Euler, Matrix4, type Object3D, Vector3 } from 'three'
import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { toUpright } from '../../model/camera/angles.ts'
import type { FlatPicturePose } from '../../model/camera/tour-camera.ts'
import type { Angles, Level } from '../../model/document/tour-document.ts'
import { flatPictureDistance, flatPictureSize } from '../../model/picture/flat-picture.ts'

/** What turns a picture round the visitor, as it was taken, upright. */
export function uprightMatrix(level: Level): Matrix4 {
  const axis = (x: number, y: number, z: number) => new Vector3(...toUpright([x, y, z], level))
  return new Matrix4().makeBasis(axis(1, 0, 0), axis(0, 1, 0), axis(0, 0, 1))
}

/** How a camera is turned that looks so inside a picture round the visitor. @param roll  to the right, degrees */
export const viewRotation = ({ yaw, pitch }: Angles, roll: number): Euler =>
  new Euler(radians(pitch), -radians(yaw), -radians(roll), 'YXZ')

/**
 * Hangs a flat picture of one by one before the camera.
 * @param turn  radians, about x after y
 * @param aspect  width over height of the viewer
 */
export function hangPicture(
  holder: Object3D,
  file: Size,
  { x, y }: { x: number; y: number },
  aspect: number,
): FlatPicturePose {
  const { width, height } = flatPictureSize(file, aspect)
  const distance = flatPictureDistance({ width, height }, { x, y })
  holder.rotation.set(x, y, 0)
  holder.scale.set(width, height, 1)
  holder.position.set(0, 0, -distance)
  return { width, height, distance, x, y, file }
}
