import type { FloorPlace, PhotoSize, RoomCamera } from '../../furniture/model/room/camera.ts'

export type RoomKind = 'living-room' | 'bedroom' | 'dining-room' | 'office'

export interface Opening {
  kind: 'window' | 'door'
  wall: number
  from: number
  to: number
  sill: number
  head: number
}

export interface StagingRoom {
  outline: FloorPlace[]
  height: number
  openings: Opening[]
  views: { camera: RoomCamera; photo: PhotoSize }[]
}
