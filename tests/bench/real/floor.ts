import type { RoomTruth } from '../../../assets/real-rooms/truth.ts'
import { isInside, type Point2 } from '../../../src/math/polygon.ts'
import { cameraPoseOf, rayThrough } from '../../../src/room-photo/model/camera.ts'
import { seesAcross } from '../../../src/room-photo/model/wall.ts'
import { isOnFloor, type StagingRoom } from '../../../src/scenes/staging/model/room.ts'

/** Pixels between the places of a photo that are compared. */
const step = 3

/** Where a photo shows the floor, row by row, things standing about not cut out. */
export function trueFloor({ size, floorInPicture }: RoomTruth): boolean[] {
  const corners = floorInPicture.map(({ x, y }): Point2 => [x, y])
  return placesOf(size).map((place) => isInside(place, corners))
}

/** Where a photo shows the floor of a found room. */
export function foundFloor({ outline, views: [view] }: StagingRoom, { size }: RoomTruth) {
  if (!view) throw new Error('A found room has a view')
  const pose = cameraPoseOf(view.camera, size)
  return placesOf(size).map(([column, row]) => {
    const [x, y, z] = rayThrough(pose, { x: column - size.width / 2, y: size.height / 2 - row })
    if (y >= 0) return false
    const by = pose.height / -y
    const place = { x: x * by, z: z * by }
    return isOnFloor(outline, place) && seesAcross(outline, { x: 0, z: 0 }, place)
  })
}

/** The middles of the places, pixels from the photo's upper left corner. */
export function placesOf({ width, height }: RoomTruth['size']): Point2[] {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
  return Array.from({ length: columns * rows }, (_, at) => [
    ((at % columns) + 0.5) * step,
    (Math.floor(at / columns) + 0.5) * step,
  ])
}

export const shareOf = (floor: readonly boolean[]): number =>
  floor.filter(Boolean).length / floor.length

/** Intersection over union. */
export function overlapOf(found: readonly boolean[], truth: readonly boolean[]): number {
  const both = found.filter((isFloor, at) => isFloor && truth[at]).length
  const either = found.filter((isFloor, at) => isFloor || truth[at]).length
  return either === 0 ? 1 : both / either
}
