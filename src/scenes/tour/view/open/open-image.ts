import { readGPano } from '../../model/picture/gpano.ts'
import type { Picture } from '../../model/picture/media.ts'
import { projectionOf } from '../../model/picture/placement.ts'
import { decodeImage, type ImageFile } from '../decode/decode-image.ts'

/**
 * Opens a picture: decodes it and keeps the file, so that it can be decoded again.
 * @throws FaultError naming what is wrong with the file
 */
export async function openImage(file: ImageFile): Promise<Picture> {
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
