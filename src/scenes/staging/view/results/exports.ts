import { copyExif } from '../../../../files/exif-copy.ts'
import { withExif } from '../../../../files/jpeg-segments.ts'
import { withoutPosition } from '../../../../files/position/without-position.ts'
import type { PhotoSize } from '../../../furniture/model/room/camera.ts'
import { headBytes } from '../work/head-bytes.ts'

export interface KeptMetadata {
  /** The photo as it was chosen, and its size upright, pixels. */
  original: Blob
  size: PhotoSize
  /** Keeps where on earth the photo was taken. */
  position: boolean
}

/** A staged picture with what the camera wrote about the photo. */
export async function withMetadata(
  picture: Blob,
  { original, size, position }: KeptMetadata,
): Promise<Blob> {
  const head = new Uint8Array(await original.slice(0, headBytes).arrayBuffer())
  const exif = copyExif(head, { size, position })
  const parts = exif && withExif(new Uint8Array(await picture.arrayBuffer()), exif)
  return parts ? blobOf(parts, 'image/jpeg') : picture
}

/** The original, as it was but for where it was taken, unless that is wanted. */
export const originalOf = async ({
  original,
  position,
}: Pick<KeptMetadata, 'original' | 'position'>): Promise<Blob> =>
  position ? original : withoutPosition(original)

const blobOf = (parts: Uint8Array[], type: string): Blob =>
  new Blob(parts as Uint8Array<ArrayBuffer>[], { type })
