import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import type { Occluder } from '../../../../room-photo/model/design/design.ts'
import { type PaintTile, paintOccluders, stripsOf } from '../../../../room-photo/view/capture.ts'
import { stagingConfig } from '../../config.ts'
import { FaultError } from '../../model/fault.ts'
import type { StagedPictures } from '../../model/job.ts'
import { createChangedArea } from './changed.ts'
import { encode } from './encode.ts'

interface ComposeJob {
  /** The photo as it was chosen. */
  file: Blob
  name: string
  occluders: readonly Occluder[]
  /** What the labeled picture says, in the visitor's language. */
  label: string
  /** Draws the furniture. @param photo  until it is drawn */
  draw: (photo: ImageBitmap, paint: PaintTile) => Promise<void>
  onEncoding: () => void
}

/**
 * Draws the furniture over the untouched photo and encodes both: once with and once without the label.
 * @throws FaultError `Encode` when the browser has no canvas so large, or no memory for it
 */
export async function compose(order: ComposeJob): Promise<StagedPictures> {
  const { file, name, occluders, label, draw, onEncoding } = order
  // It was decoded before, so a failure now means too little memory.
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new FaultError({ code: 'Encode', name })
  })
  const { width, height } = photo
  const canvas = new OffscreenCanvas(width, height)
  // In CPU memory, so that a photo is decoded and encoded alike on every machine.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new FaultError({ code: 'Encode', name })
  const changed = createChangedArea(width, height)
  const jpeg = { type: 'image/jpeg', quality: stagingConfig.quality }
  const small = { type: 'image/jpeg', quality: stagingConfig.thumbQuality }
  try {
    context.drawImage(photo, 0, 0)
    const before = encode(reduced(canvas), small)
    // Awaited with the others; a rejection before that counts as handled.
    before.catch(() => {})
    await draw(photo, (tile, x, y) => {
      const wide = Math.min(tile.canvas.width, width - x)
      const high = Math.min(tile.canvas.height, height - y)
      for (const { image, y: row } of stripsOf(tile, wide, high)) changed.note(image, x, y + row)
      context.drawImage(tile.canvas, x, y)
    })
    paintOccluders(context, photo, occluders)
    // The canvas takes as much memory as the photo, and encoding again.
    photo.close()
    onEncoding()
    const thumb = await encode(reduced(canvas), small)
    const clean = await encode(canvas, jpeg)
    drawLabel(context, { width, height }, label)
    const labelled = await encode(canvas, jpeg)
    const mask = await encode(changed.toCanvas(), { type: 'image/png' })
    const share = changed.share()
    return { clean, labelled, thumb, before: await before, changed: mask, share }
  } finally {
    photo.close()
    // Frees the memory before the next photo.
    canvas.width = 0
  }
}

/** A thumbnail. */
function reduced(from: OffscreenCanvas): OffscreenCanvas {
  const by = Math.min(1, stagingConfig.thumb / Math.max(from.width, from.height))
  const [width, height] = [Math.round(from.width * by), Math.round(from.height * by)]
  const canvas = new OffscreenCanvas(width, height)
  // In CPU memory like its source, since uploading the whole photo to the GPU would be slow.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas for a small picture')
  context.imageSmoothingQuality = 'high'
  context.drawImage(from, 0, 0, width, height)
  return canvas
}

/**
 * Writes the label into the picture's lower left corner, light on dark to be readable on any photo.
 * @param size  of the picture, pixels
 */
function drawLabel(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: PhotoSize,
  text: string,
): void {
  const letter = Math.max(14, Math.round(Math.min(width, height) * 0.024))
  const pad = Math.round(letter * 0.7)
  const off = letter
  context.save()
  context.font = `600 ${letter}px 'Instrument Sans Variable', 'Noto Sans Devanagari Variable', sans-serif`
  context.textBaseline = 'middle'
  const wide = Math.min(width - 2 * off, context.measureText(text).width + 2 * pad)
  const high = letter + 2 * pad
  const top = height - off - high
  context.fillStyle = 'rgb(20 23 31 / 0.88)'
  context.beginPath()
  context.roundRect(off, top, wide, high, letter / 4)
  context.fill()
  context.fillStyle = '#fff'
  context.fillText(text, off + pad, top + high / 2, wide - 2 * pad)
  context.restore()
}
