import { imageSize, type Size } from '../../../../files/image-size.ts'
import { sniff } from '../../../../files/sniff.ts'
import { FaultError } from '../../model/fault.ts'
import { decodeImage, readHead } from '../decode/decode-image.ts'
import { openVideo } from '../open/open-video.ts'

const thumbWidth = 288

/** A small picture of a media file, and how large that itself is. */
export type Thumb = { thumb: Blob; size: Size | undefined }

/** @throws FaultError naming what is wrong with the file */
export async function thumbOf(blob: Blob, name: string): Promise<Thumb> {
  const head = await readHead(blob, name)
  const { sort } = sniff(head, blob.type)
  if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
  if (sort === 'video') return frameOf(blob, name, head)
  const resize = { resizeWidth: thumbWidth, resizeQuality: 'medium' } as const
  const bitmap = await decodeImage({ blob, head, name }, resize)
  try {
    const thumb = await drawn(bitmap, bitmap.width, bitmap.height)
    return { thumb, size: uprightSize(imageSize(head), bitmap) }
  } finally {
    bitmap.close()
  }
}

/** A file tells its size as the camera held it: what is small stands as the picture does. */
function uprightSize(size: Size | undefined, small: Size): Size | undefined {
  const isTurned = size && size.width > size.height !== small.width > small.height
  return isTurned ? { width: size.height, height: size.width } : size
}

async function frameOf(blob: Blob, name: string, head: Uint8Array): Promise<Thumb> {
  const clip = await openVideo(blob, name, head)
  const { width, height } = clip.size
  try {
    return { thumb: await drawn(clip.player, width, height), size: { width, height } }
  } finally {
    clip.close()
  }
}

function drawn(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const scale = Math.min(1, thumbWidth / width)
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  const canvas = new OffscreenCanvas(side(width), side(height))
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}
