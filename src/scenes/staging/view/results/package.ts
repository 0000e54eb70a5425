import { sniff } from '../../../../files/sniff.ts'
import { writeZip } from '../../../../files/zip/write-zip.ts'
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
  const original = await originalOf(kept, onUnread)
  const name = `staged-photo-${number}`
  const files = [
    { path: `${name}.jpg`, blob: await withMetadata(picture.clean, kept) },
    { path: `${name}-labelled.jpg`, blob: await withMetadata(picture.labelled, kept) },
    { path: `original.${await endingOf(original, kept.original.type)}`, blob: original },
    { path: 'caption.txt', blob: new Blob([`${caption}\n`]) },
    { path: 'manifest.json', blob: new Blob([`${JSON.stringify(manifest, null, 2)}\n`]) },
    { path: 'changed.png', blob: picture.changed },
  ]
  return writeZip(files, { modified: new Date() })
}

/** What the name of a photo's file ends in. @param type  that it claims to have */
export async function endingOf(photo: Blob, type: string): Promise<string> {
  const head = new Uint8Array(await photo.slice(0, 4096).arrayBuffer())
  return sniff(head, type).format.toLowerCase().replace('jpeg', 'jpg') || 'image'
}
