import { extensionOf } from '../arrange-files.ts'
import { action, removeWhere } from './edit.ts'
import { typePattern } from './forms.ts'
import { limits } from './limits.ts'
import type { DocumentDraft, FileId, MediaKind, TourDocument, TourFile } from './tour-document.ts'

/** The ids of all files that a document refers to. */
export function usedFiles({ rooms, plan }: Pick<TourDocument, 'rooms' | 'plan'>): Set<FileId> {
  const used = rooms.flatMap(({ file, captions, notes }) => [
    file,
    captions,
    ...notes.map(({ image }) => image),
  ])
  return new Set([...used, plan?.file ?? null].filter((id) => id !== null))
}

/**
 * Adds files that are not there yet, and removes those that nothing refers to. Their content stays stored while an undo
 * can bring them back.
 */
export function syncFiles(
  document: DocumentDraft,
  added: readonly (TourFile | null | undefined)[] = [],
) {
  const used = usedFiles(document)
  for (const file of added)
    if (file && used.has(file.id) && !document.files.some(({ id }) => id === file.id))
      document.files.push(file)
  removeWhere(document.files, ({ id }) => !used.has(id))
}

/** As `syncFiles`, by itself. */
export const dropUnusedFiles = action(syncFiles)

/**
 * The path of a file in the ZIP: `media/` and its name, made valid on every system and unique.
 */
export function pathOfFile(fileName: string, taken: Iterable<string>): string {
  const used = new Set(Array.from(taken, (path) => path.normalize('NFC').toLowerCase()))
  const [, stem = '', ending = ''] =
    (fileName.split(/[/\\]/).at(-1) ?? '').match(/^(.*?)(\.[A-Za-z0-9]{1,5})?$/s) ?? []
  const plain = stem
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}/\\:*?"<>|]+/gu, '-')
    .replace(/^[. ]+|[. ]+$/g, '')
  const room = limits.path - 'media/'.length - ending.length - 4
  // Cut between characters, not within a surrogate pair.
  const base =
    Array.from(plain.slice(0, room))
      .join('')
      .replace(/[\p{Cs}. ]+$/gu, '') || 'file'
  for (let count = 1; ; count += 1) {
    const path = `media/${base}${count > 1 ? `-${count}` : ''}${ending}`
    if (!used.has(path.toLowerCase())) return path
  }
}

/** A file that a document takes in. @param taken  paths of its files so far */
export const newFile = (
  id: FileId,
  { size: bytes, type }: Blob,
  fileName: string,
  sort: MediaKind,
  taken: Iterable<string>,
): TourFile => ({
  id,
  path: pathOfFile(fileName, taken),
  type: mimeTypeOf(type, sort, fileName),
  bytes,
})

/**
 * The MIME type of a media file: the browser's when it agrees with the bytes, otherwise one from the extension.
 */
export function mimeTypeOf(type: string, sort: MediaKind, fileName: string): string {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const fits =
    plain.startsWith(`${sort}/`) && typePattern.test(plain) && plain.length <= limits.type
  if (fits) return plain
  const ending = extensionOf(fileName)
  const made = `${sort}/${ending === 'jpg' ? 'jpeg' : ending}`
  return typePattern.test(made) ? made : `${sort}/x-unknown`
}
