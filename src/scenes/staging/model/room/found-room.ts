import type { PhotoSize, RoomCamera } from '../../../../room-photo/model/camera.ts'
import type { FloorOutline } from '../../../../room-photo/model/estimate/room-box.ts'
import { stagingConfig } from '../../config.ts'
import type { StagingRoom } from '../room.ts'
import { outlineOf } from './box.ts'

/**
 * The room that was found in a photo. Its windows and doors nobody knows.
 * @returns null where one of its three walls is not trusted: furniture would stand in the one that is not known, so its
 * floor has to be asked for
 */
export function roomOfFound(
  { walls, ceiling, confidence }: FloorOutline,
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
