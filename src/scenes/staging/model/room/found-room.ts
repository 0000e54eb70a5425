import type { PhotoSize, RoomCamera } from '../../../furniture/model/room/camera.ts'
import type { FloorOutline, Opening as Found } from '../../../furniture/model/walls/outline.ts'
import { stagingConfig } from '../../config.ts'
import type { Opening, StagingRoom } from '../room.ts'
import { edgeOf, type FloorBox, outlineOf } from './box.ts'

/** Where a photo does not show a wall beside it, the floor is taken to go on so far. Metres. */
const unseen = 3.5

/**
 * The room that was found in a photo.
 * @returns null where no wall is trusted, or none away from the camera: then its floor has to be asked for
 */
export function roomOfFound(
  { walls, ceiling, openings, confidence }: FloorOutline,
  camera: RoomCamera,
  photo: PhotoSize,
): StagingRoom | null {
  const far = (side: 'left' | 'back' | 'right') =>
    walls.find((wall) => wall.side === side)?.distance
  const back = far('back')
  if (confidence === 'poor' || back === undefined) return null
  const box: FloorBox = {
    left: -(far('left') ?? unseen),
    right: far('right') ?? unseen,
    back: -back,
    front: stagingConfig.behind,
  }
  return {
    outline: outlineOf(box),
    height: ceiling ?? stagingConfig.usualHeight,
    openings: openings.flatMap((opening) => {
      const side = walls[opening.wall]?.side
      return side ? [inEdge(opening, side, box)] : []
    }),
    views: [{ camera, photo }],
  }
}

/** Edges run counter-clockwise, so along each wall from right to left as seen from inside. */
function inEdge(
  { kind, from, to, sill, head }: Found,
  side: 'left' | 'back' | 'right',
  box: FloorBox,
): Opening {
  // From the place nearest to the camera's origin, to the left, to where the edge begins.
  const start = { left: -box.back, back: box.right, right: box.front }[side]
  return { kind, wall: edgeOf[side], from: start - to, to: start - from, sill, head }
}
