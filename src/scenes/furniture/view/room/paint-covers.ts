import type { Cover } from '../../model/room/design.ts'

/** Paints the photo once more within each outline, over the furniture, pixel upon pixel. */
export function paintCovers(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  photo: ImageBitmap,
  covers: readonly Cover[],
): void {
  // One after the other: in one path, two that lie upon one another would cancel out.
  for (const { points } of covers) {
    context.save()
    context.beginPath()
    for (const { x, y } of points) context.lineTo(x, y)
    context.clip('evenodd')
    context.drawImage(photo, 0, 0)
    context.restore()
  }
}
