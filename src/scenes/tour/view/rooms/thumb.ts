import { sniff } from '../../../../files/sniff.ts'
import { FaultError } from '../../model/fault.ts'
import { inspectImage } from '../../model/inspect-image.ts'
import { readHead } from '../decode/decode-image.ts'
import { openImage } from '../open/open-image.ts'
import { openVideo } from '../open/open-video.ts'

const width = 288

/**
 * A small picture of a media file.
 * @throws FaultError naming what is wrong with the file
 */
export async function thumbOf(blob: Blob, name: string): Promise<Blob> {
  const head = await readHead(blob, name)
  const { sort } = sniff(head, blob.type)
  if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
  if (sort === 'video') return frameOf(blob, name, head)
  const bitmap = await smallBitmap(blob, name, head)
  try {
    return await drawn(bitmap, bitmap.width, bitmap.height)
  } finally {
    bitmap.close()
  }
}

async function smallBitmap(blob: Blob, name: string, head: Uint8Array): Promise<ImageBitmap> {
  try {
    inspectImage(head, name)
    return await createImageBitmap(blob, {
      ...{ imageOrientation: 'from-image', resizeWidth: width, resizeQuality: 'medium' },
    })
  } catch {
    // Another way to decode it, or else the words for why there is none.
    const media = await openImage(blob, name, head)
    const source = await media.tiles()
    const tile = await source.next()
    source.close()
    media.close()
    if (!tile) throw new FaultError({ code: 'Corrupt', name })
    return tile.bitmap
  }
}

async function frameOf(blob: Blob, name: string, head: Uint8Array): Promise<Blob> {
  const clip = await openVideo(blob, name, head)
  try {
    return await drawn(clip.player, clip.size.width, clip.size.height)
  } finally {
    clip.close()
  }
}

function drawn(source: CanvasImageSource, fullWidth: number, fullHeight: number): Promise<Blob> {
  const scale = Math.min(1, width / fullWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(fullWidth * scale))
  canvas.height = Math.max(1, Math.round(fullHeight * scale))
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture'))),
      'image/jpeg',
      0.8,
    ),
  )
}
