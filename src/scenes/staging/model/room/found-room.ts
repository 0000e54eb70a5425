import type { PhotoSize, RoomCamera } from '../../../furniture/model/room/camera.ts'
import type { FloorOutline } from '../../../furniture/model/walls/outline.ts'
import { stagingConfig } from '../../config.ts'
import type { StagingRoom } from '../room.ts'
import { outlineOf } from './box.ts'

/** Where a photo does not show a wall beside it, the floor is taken to go on so far. Metres. */
const unseen = 3.5

/**
 * The room that was found in a photo. Its windows and doors nobody knows.
 * @returns null where no wall is trusted, or none away from the camera: then its floor has to be asked for
 */
export function roomOfFound(
  { walls, ceiling, confidence }: FloorOutline,
  camera: RoomCamera,
  photo: PhotoSize,
): StagingRoom | null {
  const far = (side: 'left' | 'back' | 'right') =>
    walls.find((wall) => wall.side === side)?.distance
  const back = far('back')
  if (confidence === 'poor' || back === undefined) return null
  return {
    outline: outlineOf({
      left: -(far('left') ?? unseen),
      right: far('right') ?? unseen,
      back: -back,
      front: stagingConfig.behind,
    }),
    height: ceiling ?? stagingConfig.usualHeight,
    openings: [],
    views: [{ camera, photo }],
  }
}
