import { asciiText, latin1Slice } from '../../../../files/bytes.ts'
import { imageSize, type Size } from '../../../../files/image-size.ts'
import { tourConfig } from '../../config.ts'
import { FaultError } from '../../model/fault.ts'
import type { GPano } from '../../model/picture/gpano.ts'
import { initialDirectionOf, placementOf } from '../../model/picture/placement.ts'
import { cutTiles, nearestFirst, type Tile } from '../../model/picture/tiles.ts'
import { bitmapOptions, opaqueOptions } from './decode-by-element.ts'

/**
 * What is cut into tiles: `gpano` is what the file says of itself, `limit` the largest side of a tile; an opaque one is
 * of a format that has no alpha.
 */
export type DecodeJob = { blob: Blob; gpano: GPano | undefined; limit: number; isOpaque: boolean }

/** The browser does not decode the file. */
export class RefusedError extends Error {}

/** What is known of a picture before its pixels are cut. `tiles` are in the order of showing. */
export type DecodedInfo = { size: Size; gpano: GPano | undefined; tiles: Tile[] }

/** A whole picture in memory, cut on request. */
export type DecodedImage = DecodedInfo & {
  cut(index: number): Promise<ImageBitmap>
  close(): void
}

/**
 * Decodes a picture; runs in a worker or, where there is none, on the page.
 * @throws RefusedError
 */
export async function decodeImage(job: DecodeJob): Promise<DecodedImage> {
  const { blob, gpano, limit, isOpaque } = job
  const bitmap = await createImageBitmap(blob, isOpaque ? opaqueOptions : bitmapOptions).catch(
    (cause) => {
      throw new RefusedError('Not decoded', { cause })
    },
  )
  return cutImage(bitmap, gpano, limit)
}

/** A decoded picture as tiles, nearest first to where its visitor will look. */
export function cutImage(
  bitmap: ImageBitmap,
  gpano: GPano | undefined,
  limit: number,
): DecodedImage {
  const size = { width: bitmap.width, height: bitmap.height }
  const placement = placementOf(size, gpano)
  const home = initialDirectionOf(placement, gpano)
  const focus = {
    u: (home.yaw - placement.left) / placement.width,
    v: (placement.top - home.pitch) / placement.height,
  }
  const cut = cutTiles(size, limit)
  const tiles = nearestFirst(cut, size, focus).flatMap((index) => cut[index] ?? [])
  const isWhole = tiles.length === 1
  return {
    size,
    gpano,
    tiles,
    cut: async (index) => {
      if (isWhole) return bitmap
      const { outer } = tiles[index] as Tile
      return createImageBitmap(bitmap, outer.x, outer.y, outer.width, outer.height, {
        premultiplyAlpha: 'none',
      })
    },
    // A whole picture belongs to whoever took it.
    close: () => !isWhole && bitmap.close(),
  }
}

/**
 * The file's beginning, with its size and metadata, wherever in the file they lie.
 * @throws FaultError `Empty` or `Unreadable`
 */
export async function readHead(blob: Blob, name: string): Promise<Uint8Array> {
  if (blob.size === 0) throw new FaultError({ code: 'Empty', name })
  try {
    const head = new Uint8Array(await blob.slice(0, tourConfig.headBytes).arrayBuffer())
    if (!hidesMetadata(head, blob.size)) return head
    // Few pictures are such, so that only these load what reads them.
    const { readImageHead } = await import('../../../../files/image-head.ts')
    return await readImageHead(blob, tourConfig.headBytes)
  } catch {
    throw new FaultError({ code: 'Unreadable', name })
  }
}

/** Whether a picture may say more of itself behind its beginning, or in pieces. */
function hidesMetadata(head: Uint8Array, size: number): boolean {
  const start = latin1Slice(head, 0, 16)
  const text = asciiText(head)
  if (start.startsWith('\xff\xd8') && text.includes('http://ns.adobe.com/xmp/extension/'))
    return true
  if (size <= head.length || text.includes('GPano:')) return false
  if (start.startsWith('\xff\xd8')) return imageSize(head) === undefined
  return start.startsWith('\x89PNG') || start.slice(8, 12) === 'WEBP'
}
