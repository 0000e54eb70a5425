import { strToU8, Zip, ZipPassThrough } from 'fflate'
import { originalOf, type UnreadPhoto, withMetadata } from './exports.ts'
import { endingOf, type Package } from './package.ts'

/**
 * All staged photos in one ZIP archive: of each both pictures and where they were changed, each original once, all
 * captions, and one manifest. Stored plainly, since photos are packed already, and written file by file: what is written
 * is the browser's to put on the disk, so that no more than one picture is in memory.
 * @param onUnread  is told of originals whose metadata could not be read
 */
export async function toArchive(
  packages: readonly Package[],
  onUnread: (unread: UnreadPhoto) => void,
): Promise<Blob> {
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]))
  })
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
  }
  const addBlob = async (name: string, blob: Blob) =>
    add(name, new Uint8Array(await blob.arrayBuffer()))
  const originals = new Map<Blob, string>()
  const photos: object[] = []
  for (const { number, picture, kept, manifest } of packages) {
    const name = `staged-photo-${number}`
    await addBlob(`${name}.jpg`, await withMetadata(picture.clean, kept))
    await addBlob(`${name}-labelled.jpg`, await withMetadata(picture.labelled, kept))
    await addBlob(`${name}-changed.png`, picture.changed)
    let original = originals.get(kept.original)
    if (!original) {
      const bytes = new Uint8Array(await (await originalOf(kept, onUnread)).arrayBuffer())
      original = `original-${originals.size + 1}.${endingOf(bytes, kept.original.type)}`
      originals.set(kept.original, original)
      add(original, bytes)
    }
    photos.push({ file: `${name}.jpg`, original, ...manifest })
  }
  const captions = packages.map(({ number, caption }) => `staged-photo-${number}.jpg: ${caption}\n`)
  add('captions.txt', strToU8(captions.join('\n')))
  const manifest = { format: 'realia-staging-set', version: 1, photos }
  add('manifest.json', strToU8(`${JSON.stringify(manifest, null, 2)}\n`))
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}
