import type { RoomCamera } from '../../../../room-photo/model/camera.ts'
import { usualCamera } from '../../../../room-photo/model/estimate/estimate-camera.ts'
import type { StagingPhoto } from '../photo.ts'

/** The camera of a photo: its room's, or else what the match found, or else a usual one. */
export function cameraOf({ room, look }: Pick<StagingPhoto, 'room' | 'look'>): RoomCamera {
  const { width, height } = look?.size ?? { width: 4, height: 3 }
  return room?.views[0]?.camera ?? look?.match?.camera ?? usualCamera(width / height)
}
