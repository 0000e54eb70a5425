import { radians } from '../../../math/angle.ts'
import { orbitEye } from '../../../math/orbit.ts'
import type { OrbitView } from '../../../math/orbit-view.ts'
import { type Pixel, pixelOf } from '../../../room-photo/model/camera.ts'
import type { Design, HeldPiece } from '../../../room-photo/model/design/design.ts'
import { dragTo, keepBeforeWalls } from '../../../room-photo/model/design/drag.ts'
import { moveItemBy } from '../../../room-photo/model/design/edit-items.ts'
import { createEmptyRoom } from '../../../room-photo/model/design/empty-room.ts'
import { type Item, itemAt, type Sizes, sizeOf } from '../../../room-photo/model/design/item.ts'
import { dragAnchorOf } from '../../../room-photo/model/design/spot.ts'
import { showroomOf } from '../../../room-photo/model/showroom.ts'
import { showroomConfig } from '../../../room-photo/model/showroom-config.ts'
import { furnitureConfig } from '../config.ts'

const { style, first } = furnitureConfig.liveRoom

/** A furnished room in which one piece can be moved and exchanged. */
export interface LiveRoom {
  design: Design
  view: OrbitView
  /** Colors of the walls at the back, left, front and right. */
  walls: readonly string[]
  /** of the piece */
  id: number
}

export function createLiveRoom(sizes: Sizes, view: OrbitView): LiveRoom {
  const design = createEmptyRoom(showroomConfig.size, sizes)
  const { wall, others, items } = showroomOf(style, sizes)
  design.items = items
  design.snap = false
  const id = items.find(({ piece }) => piece === first.piece)?.id ?? 0
  return { design, view, walls: [others, wall, others, others], id }
}

const pieceOf = ({ design, id }: Pick<LiveRoom, 'design' | 'id'>): Item =>
  design.items.find((item) => item.id === id) as Item

/** Puts another piece or color where the piece stands. */
export function exchangePiece(room: LiveRoom, { piece, variant }: HeldPiece): void {
  const item = pieceOf(room)
  Object.assign(item, { piece, variant })
  keepBeforeWalls(room.design, item)
}

/** Moves the piece along the floor as it is seen. Meters. */
export function movePieceBy(room: LiveRoom, by: { right: number; ahead: number }): void {
  followView(room)
  moveItemBy(room.design, room.id, by)
}

/** The piece at a pixel of a box. @returns what drags it; null where it is not */
export function grabPiece(
  room: LiveRoom,
  box: { width: number; height: number },
  at: Pixel,
): ((to: Pixel) => void) | null {
  const { design, id } = room
  followView(room)
  design.photo = box
  const { camera, items, sizes } = design
  if (itemAt(items, sizes, camera, box, at)?.id !== id) return null
  const item = pieceOf(room)
  const grip = pixelOf(camera, box, dragAnchorOf(item, sizeOf(item.piece, sizes)))
  if (!grip) return null
  const off = { x: grip.x - at.x, y: grip.y - at.y }
  const { turn } = item
  return (to) => dragTo(design, id, { x: to.x + off.x, y: to.y + off.y }, { turn })
}

/** The camera of the design looks as the view does. */
function followView({ design, view }: LiveRoom): void {
  const { yaw, pitch, zoom } = view
  const { middle, distance, fieldOfView } = showroomConfig
  const { x, y, z } = orbitEye({ yaw, pitch, middle, distance: (distance * 100) / zoom })
  design.camera = {
    fieldOfView: radians(fieldOfView),
    tilt: -radians(pitch),
    roll: 0,
    yaw: radians(yaw),
    height: y,
    x,
    z,
  }
}

/** How far the middle of the piece is from the walls at the left and at the back, centimeters. */
export function placeInRoom({ x, z }: Pick<Item, 'x' | 'z'>): { x: number; z: number } {
  const { width, depth } = showroomConfig.size
  return { x: Math.round((x + width / 2) * 100), z: Math.round((z + depth / 2) * 100) }
}
