import { copyExif } from '../../../../files/exif-copy.ts'
import { withExif } from '../../../../files/jpeg.ts'
import type { UnreadableMetadataHandling } from '../../../../files/position/unreadable.ts'
import { withoutPosition } from '../../../../files/position/without-position.ts'
import { sniff } from '../../../../files/sniff.ts'
import { type FileToZip, writeZip } from '../../../../files/zip/write-zip.ts'
import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import { readHead } from '../../../../room-photo/model/photo-file.ts'
import type { StagedPictures } from '../../model/job.ts'

export interface MetadataSource {
  /** the photo's */
  name: string
  /** The photo as it was chosen, and its size upright, pixels. */
  original: Blob
  size: PhotoSize
  /** Whether to keep the photo's position. */
  position: boolean
}

/** A staged photo with all that belongs to it. */
export interface Package {
  /** Of the picture in the list, from 1. */
  number: number
  picture: StagedPictures
  kept: MetadataSource
  caption: string
  manifest: object
}

/** A photo in a download whose metadata could not be read, and what became of them. */
export type UnreadableMetadata = { photo: string; what: UnreadableMetadataHandling }

/** Called for unreadable metadata that may contain a position. */
export type OnUnreadableMetadata = (unread: UnreadableMetadata) => void

/** A staged picture with the Exif metadata of its photo. */
export async function withMetadata(
  picture: Blob,
  { name, original, size, position }: MetadataSource,
): Promise<Blob> {
  const exif = copyExif(await readHead(original, name), { size, position })
  const parts = exif && withExif(new Uint8Array(await picture.arrayBuffer()), exif)
  return parts ? new Blob(parts as Uint8Array<ArrayBuffer>[], { type: 'image/jpeg' }) : picture
}

/** The original, without its position unless that is wanted. */
export const originalOf = async (
  { name, original, position }: Omit<MetadataSource, 'size'>,
  onUnread: OnUnreadableMetadata,
): Promise<Blob> =>
  position ? original : withoutPosition(original, (what) => onUnread({ photo: name, what }))

/** Both pictures of a package by their names in an archive. */
const picturesOf = async ({ number, picture, kept }: Package): Promise<FileToZip[]> => [
  { path: `staged-photo-${number}.jpg`, blob: await withMetadata(picture.clean, kept) },
  { path: `staged-photo-${number}-labelled.jpg`, blob: await withMetadata(picture.labelled, kept) },
]

const textFile = (path: string, text: string): FileToZip => ({
  path,
  blob: new Blob([`${text}\n`]),
})

const manifestFile = (manifest: object): FileToZip =>
  textFile('manifest.json', JSON.stringify(manifest, null, 2))

/** The end of an original's file name. */
async function endingOf(photo: Blob, { name, original }: MetadataSource): Promise<string> {
  const { format } = sniff(await readHead(photo, name), original.type)
  return format.toLowerCase().replace('jpeg', 'jpg') || 'image'
}

/**
 * A staged photo with all that belongs to it, as a ZIP archive: both pictures, the original, the caption, what was
 * added, and where. Stored plainly, since photos are packed already.
 */
export async function packageToZip(about: Package, onUnread: OnUnreadableMetadata): Promise<Blob> {
  const { picture, kept, caption, manifest } = about
  const original = await originalOf(kept, onUnread)
  const files = [
    ...(await picturesOf(about)),
    { path: `original.${await endingOf(original, kept)}`, blob: original },
    textFile('caption.txt', caption),
    manifestFile(manifest),
    { path: 'changed.png', blob: picture.changed },
  ]
  return writeZip(files, { modified: new Date() })
}

/**
 * All staged photos in one ZIP archive: of each both pictures and the mask, each original once, all captions, and one
 * manifest. Stored without compression, since photos are compressed already; none is copied into memory.
 */
export async function toArchive(
  packages: readonly Package[],
  onUnread: OnUnreadableMetadata,
): Promise<Blob> {
  const files: FileToZip[] = []
  const originals = new Map<Blob, string>()
  const photos: object[] = []
  for (const about of packages) {
    const { number, picture, kept, manifest } = about
    files.push(...(await picturesOf(about)))
    files.push({ path: `staged-photo-${number}-changed.png`, blob: picture.changed })
    let original = originals.get(kept.original)
    if (!original) {
      const blob = await originalOf(kept, onUnread)
      original = `original-${originals.size + 1}.${await endingOf(blob, kept)}`
      originals.set(kept.original, original)
      files.push({ path: original, blob })
    }
    photos.push({ file: `staged-photo-${number}.jpg`, original, ...manifest })
  }
  const captions = packages.map(({ number, caption }) => `staged-photo-${number}.jpg: ${caption}`)
  files.push(textFile('captions.txt', captions.join('\n\n')))
  files.push(manifestFile({ format: 'realia-staging-set', version: 1, photos }))
  return writeZip(files, { modified: new Date() })
}
