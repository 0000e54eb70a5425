import { imageSize } from '../../../../files/image-size.ts'
import { largestTexture } from '../../../../stage/webgl-context.ts'
import { tourConfig } from '../../config.ts'
import { FaultError } from '../../model/fault.ts'
import type { Picture, TileSource } from '../../model/picture/media.ts'
import { projectionOf } from '../../model/picture/placement.ts'
import { decodeByElement } from '../decode/decode-by-element.ts'
import { cutImage, type DecodedImage } from '../decode/decode-image.ts'
import type { Decode, ImageFile } from '../decode/decode-source.ts'
import { tileSource } from '../decode/tile-source.ts'
import { tourContext } from '../scene/tour-stage.ts'

/**
 * Opens a picture: decodes it and keeps the file, so that it can be decoded again.
 * @throws FaultError naming what is wrong with the file
 */
export async function openImage(file: ImageFile, decode: Decode): Promise<Picture> {
  const { blob, name } = file
  const image = await decodeAnyhow(file, decode)
  const { size, gpano } = image
  let first: TileSource | undefined = tileSource(image)
  let address: string | undefined
  return {
    sort: 'image',
    name,
    size,
    gpano,
    projection: projectionOf(size, gpano),
    address() {
      address ??= URL.createObjectURL(blob)
      return address
    },
    async tiles() {
      const source = first ?? tileSource(await decodeAnyhow(file, decode))
      first = undefined
      return source
    },
    close() {
      first?.close()
      first = undefined
      if (address) URL.revokeObjectURL(address)
    },
  }
}

/** The largest side of a tile: this device's where it matters, since asking for it makes a context. */
function sideLimit(head: Uint8Array): number {
  const { max, anywhere } = tourConfig.tiles
  const { width, height } = imageSize(head) ?? { width: 0, height: 0 }
  if (Math.max(width, height) <= anywhere) return anywhere
  return Math.min(max, largestTexture(tourContext) ?? anywhere)
}

async function decodeAnyhow(file: ImageFile, decode: Decode): Promise<DecodedImage> {
  const limit = sideLimit(file.head)
  try {
    return await decode(file, limit)
  } catch (error) {
    if (!(error instanceof FaultError) || error.fault.code !== 'Unsupported') throw error
    const bitmap = await decodeByElement(file.blob).catch(() => {
      throw error
    })
    return cutImage(bitmap, undefined, limit)
  }
}
