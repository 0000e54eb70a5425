import { sniff } from '../../../../files/sniff.ts'
import { FaultError } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import { readHead } from '../decode/decode-image.ts'
import { openImage } from './open-image.ts'
import { openVideo } from './open-video.ts'

/** Opens a file of either sort. @throws FaultError */
export async function openMedia(blob: Blob, name: string, onDecoding?: () => void): Promise<Media> {
  const head = await readHead(blob, name)
  const { sort } = sniff(head, blob.type)
  if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
  onDecoding?.()
  return sort === 'image' ? openImage({ blob, name, head }) : openVideo(blob, name, head)
}

export type OpenMedia = typeof openMedia
