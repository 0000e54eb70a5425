import { imageSize, type Size } from '../../../../files/image-size.ts'
import { sniff } from '../../../../files/sniff.ts'
import { readVideoProjection } from '../../../../files/spherical/read-spherical.ts'
import { FaultError } from '../../model/fault.ts'
import { readGPano } from '../../model/picture/gpano.ts'
import { type Projection, projectionOf } from '../../model/picture/placement.ts'
import { readHead } from '../decode/decode-image.ts'

/** What a file is, as far as that can be told without decoding it. */
export type MediaKind = {
  sort: 'image' | 'video'
  projection: Projection
  /** Pixels as stored, before any orientation; null where only decoding tells. */
  size: Size | null
}

/**
 * Tells a file's kind by its metadata, reading its beginning and, of a video, its movie box. A video without any is
 * told by its ratio once it plays (`projectionOf`): until then it counts as flat.
 * @throws FaultError `NotMedia`, `Empty` or `Unreadable`
 */
export async function detectKind(blob: Blob, name: string): Promise<MediaKind> {
  const head = await readHead(blob, name)
  const { sort } = sniff(head, blob.type)
  if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
  if (sort === 'video') {
    const spherical = await readVideoProjection(blob, head).catch(() => {
      throw new FaultError({ code: 'Unreadable', name })
    })
    const isSphere = spherical?.projection === 'equirectangular'
    return { sort, projection: isSphere ? 'sphere' : 'flat', size: null }
  }
  const size = imageSize(head) ?? null
  const projection = projectionOf(size ?? { width: 1, height: 1 }, readGPano(head))
  return { sort, projection, size }
}
