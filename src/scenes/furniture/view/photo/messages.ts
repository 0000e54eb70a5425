import type { Confidence } from '../../model/match/match.ts'
import type { PhotoSize, RoomCamera } from '../../model/room/camera.ts'
import type { Fault } from '../../model/room/fault.ts'
import type { RoomLight } from '../../model/room/light.ts'
import type { Step } from '../../model/room/room.ts'
import type { Texture } from '../../model/room/texture.ts'
import type { FloorOutline } from '../../model/walls/outline.ts'

/** A photo to be looked at; `head` is the file's beginning. */
export interface PhotoJob {
  blob: Blob
  head: Uint8Array
  name: string
}

/** What a photo tells. */
export interface PhotoFacts {
  size: PhotoSize
  light: RoomLight
  texture: Texture
  /** null where it has too few straight edges */
  match: { camera: RoomCamera; confidence: Confidence } | null
  /** of the camera's room, at the height that is assumed of it */
  outline: FloorOutline
}

/** From the worker to the page. */
export type Reply =
  | { what: 'step'; step: Step }
  | { what: 'facts'; facts: PhotoFacts }
  | { what: 'fault'; fault: Fault }
