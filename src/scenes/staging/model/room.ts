import type { FloorPlace, PhotoSize, RoomCamera } from '../../../room-photo/model/camera.ts'

export type RoomKind = 'living-room' | 'bedroom' | 'dining-room' | 'office'

/** A hole in a wall. Metres; heights above the floor. */
export interface Opening {
  kind: 'window' | 'door'
  /** the edge of the outline that it is in: 0 goes from the first corner to the second */
  wall: number
  /** along that edge from its first corner, `from` < `to` */
  from: number
  to: number
  sill: number
  head: number
}

/** A photo of the room and the camera that took it. */
export interface View {
  camera: RoomCamera
  photo: PhotoSize
}

/** A room that is to be furnished, in the coordinates of its cameras: x to the right, z towards the viewer. */
export interface StagingRoom {
  /** the floor's corners, counter-clockwise seen from above; walls meet at right angles */
  outline: FloorPlace[]
  /** of the ceiling, metres */
  height: number
  openings: Opening[]
  /** the first counts most */
  views: View[]
}
