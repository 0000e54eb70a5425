import {
  cameraPoseOf,
  type PhotoSize,
  type RoomCamera,
  rayThrough,
  toImagePoint,
} from '../camera.ts'
import type { FaceMap } from '../estimate/room-layout.ts'

/**
 * What a room's photo shows: along each ray over the floor, the floor as far as the first wall.
 * @param rows  of the map, the photo's height unless told
 */
export function faceMapOf(
  corners: readonly [number, number][],
  view: RoomCamera,
  size: PhotoSize,
  ceiling = 2.6,
  rows = size.height,
): FaceMap {
  const pose = cameraPoseOf(view, size)
  const { width: columns, height } = size
  const places = columns * rows
  const map: FaceMap = {
    ...{ ...size, columns, rows },
    ...{ floor: new Float32Array(places), ceiling: new Float32Array(places) },
  }
  for (let at = 0; at < places; at += 1) {
    const pixel = { x: (at % columns) + 0.5, y: (Math.floor(at / columns) + 0.5) * (height / rows) }
    const ray = rayThrough(pose, toImagePoint(size, pixel))
    const far = wallAlong(corners, ray[0], ray[2])
    if (ray[1] < 0 && view.height / -ray[1] < far) map.floor[at] = 1
    if (ray[1] > 0 && (ceiling - view.height) / ray[1] < far) map.ceiling[at] = 1
  }
  return map
}

/** Where a ray on the floor leaves a room, in lengths of the ray. */
function wallAlong(corners: readonly [number, number][], dx: number, dz: number): number {
  let nearest = Number.POSITIVE_INFINITY
  corners.forEach(([x1, z1], at) => {
    const [x2, z2] = corners[(at + 1) % corners.length] ?? [0, 0]
    const cross = dx * (z2 - z1) - dz * (x2 - x1)
    const away = (x1 * (z2 - z1) - z1 * (x2 - x1)) / cross
    const along = (x1 * dz - z1 * dx) / cross
    if (away > 0 && along >= 0 && along <= 1) nearest = Math.min(nearest, away)
  })
  return nearest
}
