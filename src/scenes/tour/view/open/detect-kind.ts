import { imageSize, type Size } from '../../../../files/image-size.ts'
import { sniff } from '../../../../files/sniff.ts'
import { readSpherical } from '../../../../files/spherical/read-spherical.ts'
import type { SphericalVideo } from '../../../../files/spherical/spherical.ts'
import { FaultError } from '../../model/fault.ts'
import { type GPano, readGPano } from '../../model/picture/gpano.ts'
import { isSweep, type Projection, projectionOf } from '../../model/picture/placement.ts'
import { readHead } from '../decode/decode-image.ts'

/** What a file is, as far as that can be told without decoding it. */
export type Kind = {
  sort: 'image' | 'video'
  projection: Projection
  /**
   * What told: the file itself, its shape of 2:1, its shape of a phone's sweep (flat, but worth asking about), or nothing.
   */
  by: 'metadata' | 'ratio' | 'sweep' | 'none'
  /** Pixels as stored, before any orientation; null where only decoding tells. */
  size: Size | null
  gpano: GPano | null
  /** Of a video that says something of its projection. */
  spherical: SphericalVideo | null
}

/**
 * Tells a file's kind by its metadata, reading its beginning and, of a video, its movie box. A video without any is told
 * by its ratio once it plays (`projectionOf`): until then it counts as flat.
 * @throws FaultError `NotMedia`, `Empty` or `Unreadable`
 */
export async function detectKind(blob: Blob, name: string): Promise<Kind> {
  const head = await readHead(blob, name)
  const { sort } = sniff(head, blob.type)
  if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
  if (sort === 'video') return videoKind(blob, head, name)
  const size = imageSize(head) ?? null
  const gpano = readGPano(head) ?? null
  const projection =
    size || gpano ? projectionOf(size ?? { width: 1, height: 1 }, gpano ?? undefined) : 'flat'
  const told = gpano?.projection !== undefined || gpano?.usePanoramaViewer === false
  const shape = size && isSweep(size) ? 'sweep' : 'none'
  const by = told ? 'metadata' : projection === 'sphere' ? 'ratio' : shape
  return { sort, projection, by, size, gpano, spherical: null }
}

async function videoKind(blob: Blob, head: Uint8Array, name: string): Promise<Kind> {
  const spherical = (await sphericalOf(blob, head, name)) ?? null
  const projection = spherical?.projection === 'equirectangular' ? 'sphere' : 'flat'
  const by = spherical ? 'metadata' : 'none'
  return { sort: 'video', projection, by, size: null, gpano: null, spherical }
}

/** @throws FaultError `Unreadable` */
async function sphericalOf(blob: Blob, head: Uint8Array, name: string) {
  try {
    return await readSpherical(blob, head)
  } catch {
    throw new FaultError({ code: 'Unreadable', name })
  }
}
