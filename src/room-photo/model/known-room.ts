import { clampCamera, type FloorPlace, type RoomCamera } from './camera.ts'
import { boxOf, type FloorBox } from './wall.ts'

/** The camera that rendered a known room, from the room's file. */
export interface KnownRoom {
  /** picture size, pixels */
  width: number
  height: number
  focalLength: number
  /** position, meters; the floor is at y = 0 */
  position: readonly [number, number, number]
  /** quaternion x, y, z, w from the camera's coordinates to the room's */
  rotation: readonly [number, number, number, number]
  /** corners of the room, meters */
  room?: { min: readonly number[]; max: readonly number[] }
}

/** The walls of a known room in the camera's room, meters. */
interface KnownWalls extends FloorBox {
  /** height of the ceiling above the floor; null where the file does not have it */
  ceiling: number | null
}

/**
 * The camera of a known room, in coordinates parallel to its walls.
 * @returns null for an invalid file
 */
export function cameraOfKnown(file: unknown): RoomCamera | null {
  if (!isKnownRoom(file)) return null
  const { height, focalLength, position, rotation } = file
  const [x, y, z, w] = rotation
  // The camera's back vector in the room, and the upward components of its right and up.
  const back = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)] as const
  const [right, up] = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z)]
  const turn = Math.atan2(back[0], back[2])
  return clampCamera({
    fieldOfView: 2 * Math.atan(height / 2 / focalLength),
    tilt: -Math.asin(Math.max(-1, Math.min(1, back[1]))),
    roll: Math.atan2(right, up),
    yaw: turn - quartersOf(file) * quarter,
    height: position[1],
  })
}

/** The walls of a known room. @returns null when the file does not have them */
export function wallsOfKnown(file: unknown): KnownWalls | null {
  if (!isKnownRoom(file) || !file.room) return null
  const { position, room } = file
  const angle = -quartersOf(file) * quarter
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
  const corners = [room.min, room.max].map((corner): FloorPlace => {
    const [x, z] = [(corner[0] ?? 0) - position[0], (corner[2] ?? 0) - position[2]]
    return { x: x * cos + z * sin, z: z * cos - x * sin }
  })
  return { ...boxOf(corners), ceiling: room.max[1] ?? null }
}

const quarter = Math.PI / 2

/** The number of quarter turns from the room's front to the camera. */
function quartersOf({ rotation: [x, y, z, w] }: KnownRoom): number {
  return Math.round(Math.atan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y)) / quarter)
}

function isKnownRoom(file: unknown): file is KnownRoom {
  if (typeof file !== 'object' || file === null) return false
  const { height, focalLength, position, rotation } = file as Partial<KnownRoom>
  const numbers = [height, focalLength, ...(position ?? []), ...(rotation ?? [])]
  return (
    numbers.length === 9 &&
    numbers.every((each) => Number.isFinite(each)) &&
    Number(focalLength) > 0
  )
}
