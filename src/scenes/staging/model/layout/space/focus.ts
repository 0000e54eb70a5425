import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { seesAcross } from './floor.ts'
import { type Ground, placeOf } from './ground.ts'
import type { Eye } from './sight.ts'

/** Nothing stands nearer to a camera. Metres. */
export const beforeCamera = 1.1

/**
 * The middle of the floor that a photo shows and that furniture may stand on.
 * @returns undefined where it shows none
 */
export function focusOf(
  eye: Eye,
  outline: readonly FloorPlace[],
  ground: Ground,
): FloorPlace | undefined {
  const { toWall } = ground
  let [count, x, z] = [0, 0, 0]
  for (let cell = 0; cell < toWall.length; cell += 1) {
    if (toWall[cell] === 0) continue
    const at = placeOf(ground, cell)
    const { right, down, ahead } = eye.project(at.x, 0, at.z)
    if (ahead < beforeCamera || Math.abs(right) * 2 > eye.photo.width) continue
    if (Math.abs(down) * 2 > eye.photo.height || !seesAcross(outline, eye.place, at)) continue
    count += 1
    x += at.x
    z += at.z
  }
  return count > 0 ? { x: x / count, z: z / count } : undefined
}
