import { sniff } from '../../../../files/sniff.ts'
import { FaultError } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import { readHead } from '../decode/decode-image.ts'
import type { Decode } from '../decode/decode-source.ts'
import { openImage } from './open-image.ts'
import { openVideo } from './open-video.ts'

/** Opens a file of either sort. @throws FaultError */
export type OpenMedia = (blob: Blob, name: string, onDecoding?: () => void) => Promise<Media>

/** @param decode  how pictures are decoded: with a worker, or on the page */
export const createOpenMedia =
  (decode: Decode): OpenMedia =>
  async (blob, name, onDecoding) => {
    const head = await readHead(blob, name)
    const { sort } = sniff(head, blob.type)
    if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
    onDecoding?.()
    return sort === 'image' ? openImage({ blob, name, head }, decode) : openVideo(blob, name, head)
  }
