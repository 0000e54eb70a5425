import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import { cameraOfKnown, type Walls, wallsOfKnown } from '../../../../room-photo/model/known-room.ts'
import type { Opening, StagingRoom } from '../room.ts'
import { edgeOf, type FloorBox, outlineOf } from './box.ts'

/** An opening that begins no higher can be walked through. Metres. */
const threshold = 0.15

/** So near to a wall an opening is one of that wall. Metres. */
const inWall = 0.1

interface Box {
  min: readonly number[]
  max: readonly number[]
}

/**
 * A room of our own with its windows, as the file beside its photo tells it.
 * @param photo  pixels
 * @returns null for what is no such file, or does not tell the walls
 */
export function roomOfKnown(file: unknown, photo: PhotoSize): StagingRoom | null {
  const camera = cameraOfKnown(file)
  const walls = wallsOfKnown(file)
  if (!camera || !walls) return null
  const { room, windows = [] } = file as { room: Box; windows?: Box[] }
  const box: FloorBox = {
    left: walls.min.x,
    right: walls.max.x,
    back: walls.min.z,
    front: walls.max.z,
  }
  const openings = windows.flatMap((window) => {
    // A window is a box as the room is, so it is turned in the same way.
    const place = wallsOfKnown({ ...(file as object), room: window })
    const found = place && onWall(box, place)
    if (!found) return []
    const [sill, head] = [window.min[1] ?? 0, window.max[1] ?? 0]
    return [{ ...found, kind: sill <= threshold ? 'door' : 'window', sill, head } as Opening]
  })
  return {
    outline: outlineOf(box),
    height: (room.max[1] ?? 0) - (room.min[1] ?? 0),
    openings,
    views: [{ camera, photo }],
  }
}

/** The edge that an opening is in, and from where to where along it, metres. */
function onWall(box: FloorBox, { min, max }: Walls): Pick<Opening, 'wall' | 'from' | 'to'> | null {
  const near = (a: number, b: number) => Math.abs(a - b) < inWall
  if (near(min.z, box.back) && near(max.z, box.back))
    return { wall: edgeOf.back, from: box.right - max.x, to: box.right - min.x }
  if (near(min.z, box.front) && near(max.z, box.front))
    return { wall: edgeOf.front, from: min.x - box.left, to: max.x - box.left }
  if (near(min.x, box.left) && near(max.x, box.left))
    return { wall: edgeOf.left, from: min.z - box.back, to: max.z - box.back }
  if (near(min.x, box.right) && near(max.x, box.right))
    return { wall: edgeOf.right, from: box.front - max.z, to: box.front - min.z }
  return null
}
