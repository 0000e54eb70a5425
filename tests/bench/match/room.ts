import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { add, cross, dot, scale, subtract, type Vec3 } from '../../../src/math/vector.ts'
import type { ImagePoint } from '../../../src/room-photo/model/camera.ts'

/** A rendered room and the camera that saw it. Metres; y up, the floor at 0. */
export interface Room {
  id: string
  width: number
  height: number
  /** pixels */
  focalLength: number
  position: Vec3
  /** from the camera's coordinates to the room's, as a quaternion */
  rotation: readonly [x: number, y: number, z: number, w: number]
  room: { min: Vec3; max: Vec3 }
}

const folder = 'public/rooms'

export const photoOf = ({ id }: Room): string => join(folder, `${id}.jpg`)

/** The sample rooms; the photo match was never tuned on them. */
export function readRooms(): Room[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => {
      const id = name.replace('.jpg', '')
      return { id, ...JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) }
    })
}

/** A direction of the room in the camera's coordinates: x to the right, y up, looking towards −z. */
export function intoCamera({ rotation }: Room, direction: Vec3): Vec3 {
  const axis: Vec3 = [-rotation[0], -rotation[1], -rotation[2]]
  const twice = scale(cross(axis, direction), 2)
  return add(add(direction, scale(twice, rotation[3])), cross(axis, twice))
}

/** Where a point of the room stands in the photo. @returns null where it is not in it */
export function inPhoto(room: Room, point: Vec3): ImagePoint | null {
  const [x, y, z] = intoCamera(room, subtract(point, room.position))
  if (z > -0.3) return null
  const seen = { x: (x * room.focalLength) / -z, y: (y * room.focalLength) / -z }
  const isInside = Math.abs(seen.x) < room.width / 2 && Math.abs(seen.y) < room.height / 2
  return isInside ? seen : null
}

/** Tilt above the horizon and lean of the uprights to the right, radians. */
export function attitudeOf(room: Room): { tilt: number; roll: number } {
  const up = intoCamera(room, [0, 1, 0])
  return { tilt: Math.asin(-dot(up, [0, 0, 1])), roll: Math.atan2(up[0], up[1]) }
}
