import type { PerspectiveCamera } from 'three'
import { degrees } from '../../math/angle.ts'
import type { FloorPlace, RoomCamera } from '../model/camera.ts'
import type { Item, Sizes } from '../model/design/item.ts'
import { boxOf } from '../model/wall.ts'

/** Applies a room camera to three's camera. */
export function applyRoomCamera(camera: PerspectiveCamera, from: RoomCamera): void {
  const { fieldOfView, tilt, roll, yaw, height, x = 0, z = 0 } = from
  camera.position.set(x, height, z)
  camera.rotation.set(tilt, yaw, roll, 'YXZ')
  camera.fov = degrees(fieldOfView)
  camera.updateProjectionMatrix()
}

/** The top of the highest piece, meters above the floor. */
export const highestTop = (items: readonly Item[], sizes: Sizes): number =>
  Math.max(
    0,
    ...items.map(({ piece, scale, lift = 0 }) => lift + scale * (sizes[piece]?.height ?? 0)),
  )

/** The middle and radius of all furniture with its shadows, meters. */
export function shadowExtent(
  items: readonly Item[],
  sizes: Sizes,
): { middle: FloorPlace; reach: number } {
  if (items.length === 0) return { middle: { x: 0, z: -3 }, reach: 2 }
  const { left, right, back, front } = boxOf(items)
  const middle = { x: (left + right) / 2, z: (back + front) / 2 }
  const reach = items.map(({ piece, scale, x, z }) => {
    const { width = 1, depth = 1, height = 1 } = sizes[piece] ?? {}
    return Math.hypot(x - middle.x, z - middle.z) + scale * Math.hypot(width, depth, height)
  })
  return { middle, reach: Math.max(...reach) }
}

/** The layer of everything that a floor mirrors, and of its lights. */
export const mirroredLayer = 1

/** The layer mask of what is both visible and mirrored. */
export const mirroredLayerMask = (1 << 0) | (1 << mirroredLayer)
