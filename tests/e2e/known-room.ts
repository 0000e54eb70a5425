import { readFileSync } from 'node:fs'
import { degrees } from '../../src/math/angle.ts'
import type { Pixel, RoomCamera } from '../../src/room-photo/model/camera.ts'
import { attitudeOf, inPhoto, type Room } from '../bench/match/room.ts'

/** A sample room with the camera that rendered it. */
export function sampleRoom(id: string): Room {
  const url = new URL(`../../public/rooms/${id}.json`, import.meta.url)
  return { id, ...JSON.parse(readFileSync(url, 'utf8')) }
}

/** Where a point of the room is in its photo, as shares of its sides. @param point  metres */
export function shareOf(room: Room, point: readonly [number, number, number]): Pixel {
  const at = inPhoto(room, [...point])
  if (!at) throw new Error(`${point} is not in the photo`)
  return { x: at.x / room.width + 0.5, y: 0.5 - at.y / room.height }
}

/** The camera that rendered a sample room, as the panel should find it; degrees and metres. */
export function knownCamera(id: string) {
  const room = sampleRoom(id)
  const { width, height } = room
  const fieldOfView = 2 * Math.atan(height / 2 / room.focalLength)
  const { tilt, roll } = attitudeOf(room)
  const camera: RoomCamera = { fieldOfView, tilt, roll, yaw: 0, height: room.position[1] }
  const angles = { fieldOfView: degrees(fieldOfView), tilt: degrees(tilt), roll: degrees(roll) }
  return { size: { width, height }, camera, ...angles, height: room.position[1] }
}
