import type { PhotoSize, RoomCamera } from '../../../room-photo/model/camera.ts'
import type { Confidence } from '../../../room-photo/model/estimate/estimate-camera.ts'
import type { FloorOutline } from '../../../room-photo/model/estimate/room-box.ts'
import type { Texture } from '../../../room-photo/model/estimate/texture.ts'
import type { RoomLight } from '../../../room-photo/model/light.ts'
import type { RoomKind, StagingRoom } from './room.ts'

/** What a photo tells when it is looked at. */
export interface PhotoLook {
  size: PhotoSize
  light: RoomLight
  texture: Texture
  /** null where it has too few straight edges */
  match: { camera: RoomCamera; confidence: Confidence } | null
  /** of the camera's room, at the height that is assumed of it */
  outline: FloorOutline
}

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
  look: PhotoLook | null
  room: StagingRoom | null
  roomBy: RoomSource | null
}
