import type { FloorPlace, PhotoSize, RoomCamera } from '../../../../room-photo/model/camera.ts'
import { visibleLine } from '../../../../room-photo/model/camera.ts'
import { pathOf } from '../../../../room-photo/view/photo-drawing.tsx'
import { stagingConfig } from '../../config.ts'

/**
 * The foot of the walls, and the uprights in a room's corners, as paths over a photo.
 * @param height  of the ceiling, meters
 */
export function floorLines(
  corners: readonly FloorPlace[],
  camera: RoomCamera,
  size: PhotoSize,
  height: number = stagingConfig.usualHeight,
): string[] {
  const edges = corners.map(
    (from, at) => [from, corners[(at + 1) % corners.length] ?? from] as const,
  )
  const feet = edges.map(([a, b]) => visibleLine(camera, size, [a.x, 0, a.z], [b.x, 0, b.z]))
  const uprights = corners.map(({ x, z }) => visibleLine(camera, size, [x, 0, z], [x, height, z]))
  return [...feet, ...uprights].flatMap((line) => (line ? [pathOf([line.from, line.to])] : []))
}
