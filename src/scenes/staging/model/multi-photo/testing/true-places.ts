import { readFileSync } from 'node:fs'
import {
  type FloorPlace,
  floorAt,
  type PhotoSize,
  type Pixel,
  pixelOf,
  type RoomCamera,
} from '../../../../../room-photo/model/camera.ts'
import { cameraOfKnown, type KnownRoom } from '../../../../../room-photo/model/known-room.ts'

/** A sample room as it was rendered: its camera in the coordinates of its file, which photos of one room share. */
export interface TrueRoom {
  name: string
  file: KnownRoom
  size: PhotoSize
  camera: RoomCamera
}

export function readTrueRoom(name: string): TrueRoom {
  const file = JSON.parse(readFileSync(`public/rooms/${name}.json`, 'utf8')) as KnownRoom
  const camera = cameraOfKnown(file)
  if (!camera) throw new Error(`${name} tells no camera`)
  const [x, y, z, w] = file.rotation
  const yaw = Math.atan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y))
  const [eyeX, , eyeZ] = file.position
  const { width, height } = file
  return { name, file, size: { width, height }, camera: { ...camera, yaw, x: eyeX, z: eyeZ } }
}

/** Where a place of the room's floor really is in its photo. @throws Error for one behind the camera */
export function trueMark({ camera, size }: TrueRoom, { x, z }: FloorPlace): Pixel {
  const at = pixelOf(camera, size, [x, 0, z])
  if (!at) throw new Error('A mark before the camera')
  return at
}

/**
 * Where in the real room a piece seems to stand in a picture: drawn by the camera that was worked out, read by the one
 * that took the photo. @returns null for what the picture does not show the place of
 */
export function seemsAt(
  { camera, size }: TrueRoom,
  drawnBy: RoomCamera,
  { x, z }: FloorPlace,
): FloorPlace | null {
  const at = pixelOf(drawnBy, size, [x, 0, z])
  const isSeen = at && at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height
  return isSeen ? floorAt(camera, size, at) : null
}

/** How far apart pieces seem to stand in two pictures that both show them, meters. */
export function placesApart(
  one: { room: TrueRoom; camera: RoomCamera },
  other: { room: TrueRoom; camera: RoomCamera },
  places: readonly FloorPlace[],
): number[] {
  return places.flatMap((place) => {
    const a = seemsAt(one.room, one.camera, place)
    const b = seemsAt(other.room, other.camera, place)
    return a && b ? [Math.hypot(a.x - b.x, a.z - b.z)] : []
  })
}
