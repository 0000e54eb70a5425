import { readFile } from 'node:fs/promises'
import { degrees } from '../../src/math/angle.ts'
import type { RoomCamera } from '../../src/scenes/furniture/model/room/camera.ts'

interface KnownCamera {
  width: number
  height: number
  /** pixels */
  focalLength: number
  position: [number, number, number]
  /** quaternion x, y, z, w from the camera's coordinates to the room's */
  rotation: [number, number, number, number]
}

/** The camera that rendered a sample room, as the panel should find it; degrees and metres. */
export async function knownCamera(id: string) {
  const url = new URL(`../../public/rooms/${id}.json`, import.meta.url)
  const known = JSON.parse(await readFile(url, 'utf8')) as KnownCamera
  const [x, y, z, w] = known.rotation
  // The room's up in the camera's coordinates: the second row of the rotation.
  const up = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)] as const
  const { width, height } = known
  const fieldOfView = 2 * Math.atan(height / 2 / known.focalLength)
  const tilt = Math.asin(-up[2])
  const roll = Math.atan2(up[0], up[1])
  const camera: RoomCamera = { fieldOfView, tilt, roll, yaw: 0, height: known.position[1] }
  return {
    size: { width, height },
    camera,
    fieldOfView: degrees(fieldOfView),
    tilt: degrees(tilt),
    roll: degrees(roll),
    height: known.position[1],
  }
}
