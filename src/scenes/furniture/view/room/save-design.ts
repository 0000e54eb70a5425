import type { Occluder } from '../../../../room-photo/model/design/design.ts'
import { type Capture, paintOccluders } from '../../../../room-photo/view/capture.ts'
import { download } from '../../../../ui/download.ts'
import type { OpenPhoto } from '../../model/session.ts'
import { captionLayout } from './caption-layout.ts'

interface Picture {
  photo: OpenPhoto
  /** pixels; of a room without a photo */
  size: { width: number; height: number }
  capture: Capture
  occluders: readonly Occluder[]
  /** A line for each piece, to be written over the lower edge; none for the picture alone. */
  caption: readonly string[]
}

/**
 * Hands the photo with its furniture over as a PNG of the photo's own size.
 * @param occluders  what of the photo stands before the furniture
 * @param now  milliseconds since 1970, for the name
 * @returns the file's name
 * @throws Error when the browser has no canvas so large
 */
export async function downloadDesignImage(picture: Picture, now: number): Promise<string> {
  const { photo, capture, occluders, caption } = picture
  const bitmap =
    photo.blob && (await createImageBitmap(photo.blob, { imageOrientation: 'from-image' }))
  const { width, height } = bitmap ?? picture.size
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw the picture on')
  if (bitmap) context.drawImage(bitmap, 0, 0)
  capture({ width, height }, (tile, x, y) => context.drawImage(tile.canvas, x, y))
  if (bitmap) paintOccluders(context, bitmap, occluders)
  bitmap?.close()
  drawCaption(context, { width, height }, caption)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  // Frees the memory before the visitor's next step.
  canvas.width = 0
  if (!blob) throw new Error('The picture could not be encoded')
  const name = `furniture-design-${now}.png`
  download(blob, name)
  return name
}

/**
 * Writes lines over the lower edge of a picture, light on a dark band; those that do not fit are counted in the last.
 * @param size  pixels
 */
function drawCaption(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  lines: readonly string[],
): void {
  if (lines.length === 0) return
  context.textBaseline = 'middle'
  const { letter, pad, step, columns, rows, band } = captionLayout({ width, height }, (size) => {
    context.font = fontOf(size)
    return lines.map((line) => context.measureText(line).width)
  })
  const shown = lines.slice(0, rows * columns)
  const left = lines.length - shown.length
  if (left > 0) shown[shown.length - 1] = `+ ${left + 1}`
  context.fillStyle = 'rgb(20 23 31 / 0.82)'
  context.fillRect(0, height - band, width, band)
  context.fillStyle = '#fff'
  context.font = fontOf(letter)
  const across = (width - 2 * pad) / columns
  for (const [at, line] of shown.entries()) {
    const x = pad + (at % columns) * across
    const y = height - band + (band - rows * step) / 2 + (Math.floor(at / columns) + 0.5) * step
    context.fillText(line, x, y, across - pad)
  }
}

const fontOf = (size: number) =>
  `${size}px 'Instrument Sans Variable', 'Noto Sans Devanagari Variable', sans-serif`
