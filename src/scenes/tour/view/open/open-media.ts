import { sniff } from '../../../../files/sniff.ts'
import { FaultError } from '../../model/fault.ts'
import { readGPano } from '../../model/picture/gpano.ts'
import type { Media, Picture } from '../../model/picture/media.ts'
import { projectionOf } from '../../model/picture/placement.ts'
import { decodeImage, type ImageFile, readHead } from '../decode/decode-image.ts'
import { openVideo } from './open-video.ts'

/** Opens a file of either sort. @throws FaultError */
export async function openMedia(blob: Blob, name: string, onDecoding?: () => void): Promise<Media> {
  const head = await readHead(blob, name)
  const { sort } = sniff(head, blob.type)
  if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
  onDecoding?.()
  return sort === 'image' ? openImage({ blob, name, head }) : openVideo(blob, name, head)
}

/**
 * Opens a picture: decodes it and keeps the file, so that it can be decoded again.
 * @throws FaultError naming what is wrong with the file
 */
async function openImage(file: ImageFile): Promise<Picture> {
  let first: ImageBitmap | undefined = await decodeImage(file)
  const size = { width: first.width, height: first.height }
  const gpano = readGPano(file.head)
  let address: string | undefined
  return {
    sort: 'image',
    name: file.name,
    size,
    gpano,
    projection: projectionOf(size, gpano),
    address() {
      address ??= URL.createObjectURL(file.blob)
      return address
    },
    async pixels() {
      const bitmap = first ?? (await decodeImage(file))
      first = undefined
      return bitmap
    },
    close() {
      first?.close()
      first = undefined
      if (address) URL.revokeObjectURL(address)
    },
  }
}
