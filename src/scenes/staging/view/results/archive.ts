import { writeZip, type ZipFile } from '../../../../files/zip/write-zip.ts'
import { originalOf, type UnreadPhoto, withMetadata } from './exports.ts'
import { endingOf, type Package } from './package.ts'

/**
 * All staged photos in one ZIP archive: of each both pictures and the mask, each original once, all captions, and one
 * manifest. Stored without compression, since photos are compressed already; none is copied into memory.
 * @param onUnread  is told of originals whose metadata could not be read
 */
export async function toArchive(
  packages: readonly Package[],
  onUnread: (unread: UnreadPhoto) => void,
): Promise<Blob> {
  const files: ZipFile[] = []
  const add = (path: string, blob: Blob) => files.push({ path, blob })
  const originals = new Map<Blob, string>()
  const photos: object[] = []
  for (const { number, picture, kept, manifest } of packages) {
    const name = `staged-photo-${number}`
    add(`${name}.jpg`, await withMetadata(picture.clean, kept))
    add(`${name}-labelled.jpg`, await withMetadata(picture.labelled, kept))
    add(`${name}-changed.png`, picture.changed)
    let original = originals.get(kept.original)
    if (!original) {
      const blob = await originalOf(kept, onUnread)
      original = `original-${originals.size + 1}.${await endingOf(blob, kept.original.type)}`
      originals.set(kept.original, original)
      add(original, blob)
    }
    photos.push({ file: `${name}.jpg`, original, ...manifest })
  }
  const captions = packages.map(({ number, caption }) => `staged-photo-${number}.jpg: ${caption}\n`)
  add('captions.txt', new Blob([captions.join('\n')]))
  const manifest = { format: 'realia-staging-set', version: 1, photos }
  add('manifest.json', new Blob([`${JSON.stringify(manifest, null, 2)}\n`]))
  return writeZip(files, { modified: new Date() })
}
