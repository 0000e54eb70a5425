import { ref } from 'valtio/vanilla'
import type { PhotoSize, RoomCamera } from '../../../room-photo/model/camera.ts'
import { defaultCamera } from '../../../room-photo/model/estimate/estimate-camera.ts'
import { cameraOfKnown, wallsOfKnown } from '../../../room-photo/model/known-room.ts'
import type { PhotoAnalysis } from '../../../room-photo/model/photo-file.ts'
import { type FloorBox, outlineOf } from '../../../room-photo/model/wall.ts'
import { stagingConfig } from '../config.ts'
import { edgeIndexes, type Opening, type RoomKind, type StagingRoom, walkableSill } from './room.ts'

/** The source of a photo's room. */
export type RoomSource = 'known' | 'found' | 'hand'

/** A photo to be staged. */
export interface StagingPhoto {
  id: number
  /** name of its file, or of the sample */
  name: string
  /** the file as it was chosen */
  file: Blob
  /** the file beside a sample room; null for a visitor's photo */
  known: unknown
  /** whether the sample room is furnished already; that furniture stays */
  furnished: boolean
  /** as requested; `guess` decides by the size of the room */
  kind: RoomKind | 'guess'
  analysis: PhotoAnalysis | null
  room: StagingRoom | null
  roomBy: RoomSource | null
}

/** The camera of a photo: its room's, else the estimated one, else the default. */
export function cameraOf({ room, analysis }: Pick<StagingPhoto, 'room' | 'analysis'>): RoomCamera {
  const { width, height } = analysis?.size ?? { width: 4, height: 3 }
  return room?.views[0]?.camera ?? analysis?.match?.camera ?? defaultCamera(width / height)
}

/** Takes what was read from a photo, and its room from that unless it has one. */
export function setPhotoAnalysis(photo: StagingPhoto, analysis: PhotoAnalysis): void {
  photo.analysis = ref(analysis)
  if (!photo.room) Object.assign(photo, roomOfPhoto(photo, analysis))
}

/**
 * The room of a photo: known, or as it was found.
 * @returns null when the visitor has to draw its floor, since the photo shows none
 */
export function roomOfPhoto(
  { known }: Pick<StagingPhoto, 'known'>,
  { size, match, outline, openings, obstacles }: PhotoAnalysis,
): Pick<StagingPhoto, 'room' | 'roomBy'> | null {
  const room = roomOfKnown(known, size)
  if (room) return { room, roomBy: 'known' }
  if (!match || !outline) return null
  const { corners, ceiling } = outline
  const views = [{ camera: match.camera, photo: size }]
  const height = ceiling ?? stagingConfig.usualHeight
  return {
    room: { outline: [...corners], height, openings: [...openings], obstacles, views },
    roomBy: 'found',
  }
}

/** From how much on a found floor is clear: the mean probability of what it says, and the trust of its best wall. */
const clear = { agreement: 0.8, wall: 0.75 }

/** Whether a floor that was found is seen clearly. @returns null for one that is known, or set by the visitor */
export function floorClarity({
  roomBy,
  analysis,
}: Pick<StagingPhoto, 'roomBy' | 'analysis'>): 'clear' | 'unclear' | null {
  if (roomBy !== 'found') return null
  const { match, outline } = analysis ?? {}
  const isClear =
    match && outline && match.confidence !== 'poor' && outline.agreement >= clear.agreement
  return isClear && outline.edges.some(({ trust }) => trust >= clear.wall) ? 'clear' : 'unclear'
}

/** The most distance of an opening from its wall. Meters. */
const inWall = 0.1

interface Box {
  min: readonly number[]
  max: readonly number[]
}

/**
 * A sample room with its windows, from the file beside its photo.
 * @param photo  pixels
 * @returns null for an invalid file, or one without walls
 */
export function roomOfKnown(file: unknown, photo: PhotoSize): StagingRoom | null {
  const camera = cameraOfKnown(file)
  const box = wallsOfKnown(file)
  if (!camera || !box) return null
  const { room, windows = [] } = file as { room: Box; windows?: Box[] }
  const openings = windows.flatMap((window): Opening[] => {
    // A window is a box in the room's axes, so it is rotated like the room.
    const place = wallsOfKnown({ ...(file as object), room: window })
    const found = place && onWall(box, place)
    if (!found) return []
    const [sill, head] = [window.min[1] ?? 0, window.max[1] ?? 0]
    return [{ ...found, kind: sill <= walkableSill ? 'door' : 'window', sill, head }]
  })
  return {
    outline: outlineOf(box),
    height: (room.max[1] ?? 0) - (room.min[1] ?? 0),
    openings,
    views: [{ camera, photo }],
  }
}

/** The edge that contains an opening, and its start and end along it, meters. */
function onWall(
  box: FloorBox,
  { left, right, back, front }: FloorBox,
): Pick<Opening, 'wall' | 'from' | 'to'> | null {
  const isAt = (wall: number, ...sides: number[]) =>
    sides.every((side) => Math.abs(side - wall) < inWall)
  if (isAt(box.back, back, front))
    return { wall: edgeIndexes.back, from: box.right - right, to: box.right - left }
  if (isAt(box.front, back, front))
    return { wall: edgeIndexes.front, from: left - box.left, to: right - box.left }
  if (isAt(box.left, left, right))
    return { wall: edgeIndexes.left, from: back - box.back, to: front - box.back }
  if (isAt(box.right, left, right))
    return { wall: edgeIndexes.right, from: box.front - front, to: box.front - back }
  return null
}
