import type { PhotoSize, RoomCamera } from '../../../room-photo/model/camera.ts'
import { defaultCamera } from '../../../room-photo/model/estimate/estimate-camera.ts'
import type { WallsEstimate } from '../../../room-photo/model/estimate/room-box.ts'
import {
  cameraOfKnown,
  type KnownWalls,
  wallsOfKnown,
} from '../../../room-photo/model/known-room.ts'
import type { PhotoAnalysis } from '../../../room-photo/model/photo-file.ts'
import { stagingConfig } from '../config.ts'
import {
  edgeOf,
  type FloorBox,
  type Opening,
  outlineOf,
  type RoomKind,
  type StagingRoom,
} from './room.ts'

/** Where the room of a photo comes from. */
export type RoomSource = 'known' | 'found' | 'hand'

/** A photo that a visitor wants to be staged. */
export interface StagingPhoto {
  id: number
  /** of its file, or of the room of our own */
  name: string
  /** as it was chosen */
  file: Blob
  /** What the file beside a room of our own tells; null for a visitor's photo. */
  known: unknown
  /** A room of our own in which furniture stands already: it stays. */
  furnished: boolean
  kind: RoomKind | 'guess'
  look: PhotoAnalysis | null
  room: StagingRoom | null
  roomBy: RoomSource | null
}

/** The camera of a photo: its room's, or else the estimated one, or else a usual one. */
export function cameraOf({ room, look }: Pick<StagingPhoto, 'room' | 'look'>): RoomCamera {
  const { width, height } = look?.size ?? { width: 4, height: 3 }
  return room?.views[0]?.camera ?? look?.match?.camera ?? defaultCamera(width / height)
}

/**
 * The room that a photo shows, as far as that can be told.
 * @returns null where it has to be asked for: nothing is pretended
 */
export function roomOfPhoto(
  { known }: Pick<StagingPhoto, 'known'>,
  { size, match, outline }: PhotoAnalysis,
): Pick<StagingPhoto, 'room' | 'roomBy'> | null {
  const room = roomOfKnown(known, size)
  if (room) return { room, roomBy: 'known' }
  if (!match || match.confidence === 'poor') return null
  const found = roomOfWallsEstimate(outline, match.camera, size)
  return found && { room: found, roomBy: 'found' }
}

/**
 * The room that was found in a photo. Its windows and doors nobody knows.
 * @returns null where one of its three walls is not trusted: furniture would stand in the one that is not known, so its
 * floor has to be asked for
 */
export function roomOfWallsEstimate(
  { walls, ceiling, confidence }: WallsEstimate,
  camera: RoomCamera,
  photo: PhotoSize,
): StagingRoom | null {
  const far = (side: 'left' | 'back' | 'right') =>
    walls.find((wall) => wall.side === side)?.distance
  const [left, back, right] = [far('left'), far('back'), far('right')]
  if (confidence === 'poor') return null
  if (left === undefined || back === undefined || right === undefined) return null
  return {
    outline: outlineOf({ left: -left, right, back: -back, front: stagingConfig.behind }),
    height: ceiling ?? stagingConfig.usualHeight,
    openings: [],
    views: [{ camera, photo }],
  }
}

/** An opening that begins no higher can be walked through. Metres. */
const threshold = 0.15

/** So near to a wall an opening is one of that wall. Metres. */
const inWall = 0.1

interface Box {
  min: readonly number[]
  max: readonly number[]
}

/**
 * A room of our own with its windows, as the file beside its photo tells it.
 * @param photo  pixels
 * @returns null for what is no such file, or does not tell the walls
 */
export function roomOfKnown(file: unknown, photo: PhotoSize): StagingRoom | null {
  const camera = cameraOfKnown(file)
  const walls = wallsOfKnown(file)
  if (!camera || !walls) return null
  const { room, windows = [] } = file as { room: Box; windows?: Box[] }
  const box: FloorBox = {
    left: walls.min.x,
    right: walls.max.x,
    back: walls.min.z,
    front: walls.max.z,
  }
  const openings = windows.flatMap((window) => {
    // A window is a box as the room is, so it is turned in the same way.
    const place = wallsOfKnown({ ...(file as object), room: window })
    const found = place && onWall(box, place)
    if (!found) return []
    const [sill, head] = [window.min[1] ?? 0, window.max[1] ?? 0]
    return [{ ...found, kind: sill <= threshold ? 'door' : 'window', sill, head } as Opening]
  })
  return {
    outline: outlineOf(box),
    height: (room.max[1] ?? 0) - (room.min[1] ?? 0),
    openings,
    views: [{ camera, photo }],
  }
}

/** The edge that an opening is in, and from where to where along it, metres. */
function onWall(
  box: FloorBox,
  { min, max }: KnownWalls,
): Pick<Opening, 'wall' | 'from' | 'to'> | null {
  const near = (a: number, b: number) => Math.abs(a - b) < inWall
  if (near(min.z, box.back) && near(max.z, box.back))
    return { wall: edgeOf.back, from: box.right - max.x, to: box.right - min.x }
  if (near(min.z, box.front) && near(max.z, box.front))
    return { wall: edgeOf.front, from: min.x - box.left, to: max.x - box.left }
  if (near(min.x, box.left) && near(max.x, box.left))
    return { wall: edgeOf.left, from: min.z - box.back, to: max.z - box.back }
  if (near(min.x, box.right) && near(max.x, box.right))
    return { wall: edgeOf.right, from: box.front - max.z, to: box.front - min.z }
  return null
}
