import type { PhotoSize, Pixel } from '../../../../room-photo/model/camera.ts'
import { arrowDirection } from '../../../../room-photo/view/photo-handle.tsx'

/**
 * The step of an arrow key: a thousandth of the photo's longer side, which is a pixel of the analyzed picture; ten
 * times that with Shift.
 * @returns pixels of the photo; null for other keys
 */
export function markStep(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { width, height }: PhotoSize,
): Pixel | null {
  const way = arrowDirection(key)
  const by = (Math.max(width, height) / 1000) * (shiftKey ? 10 : 1)
  return way ? { x: way[0] * by, y: way[1] * by } : null
}
