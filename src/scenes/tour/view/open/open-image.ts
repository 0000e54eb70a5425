import { imageSize } from '../../../../files/image-size.ts'
import { largestTexture } from '../../../../stage/webgl-context.ts'
import { tourConfig } from '../../config.ts'
import { FaultError } from '../../model/fault.ts'
import type { Picture, TileSource } from '../../model/picture/media.ts'
import { projectionOf } from '../../model/picture/placement.ts'
import { decodeByElement } from '../decode/decode-by-element.ts'
import { cutImage, type DecodedImage } from '../decode/decode-image.ts'
import { decode } from '../decode/decoder.ts'
import { tileSource } from '../decode/tile-source.ts'
import { tourContext } from '../scene/tour-stage.ts'
import { objectAddress } from './object-address.ts'

/**
 * Opens a picture: decodes it and keeps the file, so that it can be decoded again.
 * @param head  the file's beginning
 * @throws FaultError naming what is wrong with the file
 */
export async function openImage(blob: Blob, name: string, head: Uint8Array): Promise<Picture> {
  const image = await decodeAnyhow(blob, name, head)
  const { size, gpano } = image
  let first: TileSource | undefined = tileSource(image)
  const address = objectAddress(blob)
  return {
    sort: 'image',
    name,
    size,
    gpano,
    projection: projectionOf(size, gpano),
    address: address.get,
    async tiles() {
      const source = first ?? tileSource(await decodeAnyhow(blob, name, head))
      first = undefined
      return source
    },
    close() {
      first?.close()
      first = undefined
      address.revoke()
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

async function decodeAnyhow(blob: Blob, name: string, head: Uint8Array): Promise<DecodedImage> {
  const limit = sideLimit(head)
  try {
    return await decode({ blob, head, name, limit })
  } catch (error) {
    if (!(error instanceof FaultError) || error.fault.code !== 'Unsupported') throw error
    const bitmap = await decodeByElement(blob).catch(() => {
      throw error
    })
    return cutImage(bitmap, undefined, limit)
  }
}
