import { strToU8, zipSync } from 'fflate'
import { sniff } from '../../../../files/sniff.ts'
import type { Picture } from '../../model/job.ts'
import { type KeptMetadata, originalOf, type UnreadPhoto, withMetadata } from './exports.ts'

export interface Package {
  /** Of the picture in the list, from 1. */
  number: number
  picture: Picture
  kept: KeptMetadata
  caption: string
  manifest: object
}

/**
 * A staged photo with all that belongs to it, as a ZIP archive: both pictures, the original, the caption, what was
 * added, and where. Stored plainly, since photos are packed already.
 * @param onUnread  is told of the original if its metadata could not be read
 */
export async function toPackage(
  about: Package,
  onUnread: (unread: UnreadPhoto) => void,
): Promise<Blob> {
  const { number, picture, kept, caption, manifest } = about
  const original = await bytesOf(await originalOf(kept, onUnread))
  const name = `staged-photo-${number}`
  const zipped = zipSync(
    {
      [`${name}.jpg`]: await bytesOf(await withMetadata(picture.clean, kept)),
      [`${name}-labelled.jpg`]: await bytesOf(await withMetadata(picture.labelled, kept)),
      [`original.${endingOf(original, kept.original.type)}`]: original,
      'caption.txt': strToU8(`${caption}\n`),
      'manifest.json': strToU8(`${JSON.stringify(manifest, null, 2)}\n`),
      'changed.png': await bytesOf(picture.changed),
    },
    { level: 0 },
  )
  return new Blob([zipped as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}

/** What the name of a photo's file ends in. @param type  that it claims to have */
export const endingOf = (photo: Uint8Array, type: string): string =>
  sniff(photo.subarray(0, 4096), type).format.toLowerCase().replace('jpeg', 'jpg') || 'image'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
