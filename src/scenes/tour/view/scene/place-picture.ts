import { Matrix4, type Object3D, Vector3 } from 'three'
import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { toUpright } from '../../model/camera/angles.ts'
import type { FlatPicturePose } from '../../model/camera/tour-camera.ts'
import type { Angles, Level } from '../../model/document/tour-document.ts'
import { flatDistance, flatSize } from '../../model/picture/flat-picture.ts'

/** What turns a picture round the visitor, as it was taken, upright. */
export function uprightMatrix(level: Level): Matrix4 {
  const axis = (x: number, y: number, z: number) => new Vector3(...toUpright([x, y, z], level))
  return new Matrix4().makeBasis(axis(1, 0, 0), axis(0, 1, 0), axis(0, 0, 1))
}

/** Turns a camera inside a picture round the visitor. @param roll  to the right, degrees */
export function turnCamera(camera: Object3D, { yaw, pitch }: Angles, roll: number) {
  camera.rotation.set(radians(pitch), -radians(yaw), -radians(roll), 'YXZ')
}

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] }

/** A pose that `hangPicture` writes anew for every frame. */
export const createPose = (file: Size): Writable<FlatPicturePose> => ({
  ...{ width: 1, height: 1, distance: 1, x: 0, y: 0, file },
})

/**
 * Hangs a flat picture of one by one before the camera.
 * @param pose  is written: of a picture whose turn, in radians about x after y, it holds
 * @param aspect  width over height of the viewer
 */
export function hangPicture(holder: Object3D, pose: Writable<FlatPicturePose>, aspect: number) {
  Object.assign(pose, flatSize(pose.file, aspect))
  pose.distance = flatDistance(pose, pose)
  holder.rotation.set(pose.x, pose.y, 0)
  holder.scale.set(pose.width, pose.height, 1)
  holder.position.set(0, 0, -pose.distance)
}
