import { copyExif } from '../../../../files/exif-copy.ts'
import { withExif } from '../../../../files/jpeg.ts'
import type { UnreadableMetadata } from '../../../../files/position/unreadable.ts'
import { withoutPosition } from '../../../../files/position/without-position.ts'
import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import { headBytes } from '../work/head-bytes.ts'

export interface KeptMetadata {
  /** the photo's */
  name: string
  /** The photo as it was chosen, and its size upright, pixels. */
  original: Blob
  size: PhotoSize
  /** Whether to keep the photo's position. */
  position: boolean
}

/** A photo in a download whose metadata could not be read, and what became of them. */
export type UnreadPhoto = { photo: string; what: UnreadableMetadata }

/** A staged picture with the Exif metadata of its photo. */
export async function withMetadata(
  picture: Blob,
  { original, size, position }: Omit<KeptMetadata, 'name'>,
): Promise<Blob> {
  const head = new Uint8Array(await original.slice(0, headBytes).arrayBuffer())
  const exif = copyExif(head, { size, position })
  const parts = exif && withExif(new Uint8Array(await picture.arrayBuffer()), exif)
  return parts ? blobOf(parts, 'image/jpeg') : picture
}

/**
 * The original, without its position unless that is wanted.
 * @param onUnread  called for unreadable metadata that may contain a position
 */
export const originalOf = async (
  { name, original, position }: Pick<KeptMetadata, 'name' | 'original' | 'position'>,
  onUnread: (unread: UnreadPhoto) => void,
): Promise<Blob> =>
  position ? original : withoutPosition(original, (what) => onUnread({ photo: name, what }))

const blobOf = (parts: Uint8Array[], type: string): Blob =>
  new Blob(parts as Uint8Array<ArrayBuffer>[], { type })
