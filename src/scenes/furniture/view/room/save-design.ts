import type { Cover } from '../../model/room/covers.ts'
import type { OpenPhoto } from '../../model/room/room.ts'
import type { Capture } from '../scene/room/capture.ts'
import { paintCovers } from './paint-covers.ts'

/**
 * Hands the photo with its furniture over as a PNG of the photo's own size.
 * @param covers  what of the photo stands before the furniture
 * @param now  milliseconds since 1970, for the name
 * @returns the file's name
 * @throws Error when the browser has no canvas so large
 */
export async function saveDesign(
  photo: OpenPhoto,
  capture: Capture,
  covers: readonly Cover[],
  now: number,
): Promise<string> {
  const bitmap = await createImageBitmap(photo.blob, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw the picture on')
  context.drawImage(bitmap, 0, 0)
  const { width, height } = bitmap
  capture({ width, height }, (tile, x, y) => context.drawImage(tile, x, y))
  paintCovers(context, bitmap, covers)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  // Frees the memory before the visitor's next step.
  canvas.width = 0
  if (!blob) throw new Error('The picture could not be encoded')
  const name = `furniture-design-${now}.png`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return name
}
