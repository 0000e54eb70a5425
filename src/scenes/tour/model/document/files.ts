import { extensionOf } from '../arrange-files.ts'
import { withChanges, withoutParts } from './edit.ts'
import { typeForm } from './forms.ts'
import { limits } from './limits.ts'
import type { FileId, MediaSort, TourDocument, TourFile } from './tour-document.ts'

/** The ids of all files that a document shows. */
export function usedFiles({ rooms, plan }: Pick<TourDocument, 'rooms' | 'plan'>): Set<FileId> {
  const used = rooms.flatMap(({ file, captions, notes }) => [
    file,
    captions,
    ...notes.map(({ image }) => image),
  ])
  return new Set([...used, plan?.file ?? null].filter((id) => id !== null))
}

/** Leaves out files that nothing shows any more. Their bytes stay while a step that showed them can come back. */
export function dropUnusedFiles(document: TourDocument): TourDocument {
  const used = usedFiles(document)
  return withChanges(document, { files: withoutParts(document.files, ({ id }) => !used.has(id)) })
}

/** Adds files that are not there yet. */
export function addFiles(document: TourDocument, added: readonly TourFile[]): TourDocument {
  const known = new Set(document.files.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !known.has(id))
  return fresh.length === 0 ? document : { ...document, files: [...document.files, ...fresh] }
}

/**
 * Where a file of a name lies in the ZIP: `media/` and the name, made one that every system can write and
 * that no other file has.
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
  // Cut by whole characters: half of one is no name.
  const base =
    Array.from(plain.slice(0, room))
      .join('')
      .replace(/[\p{Cs}. ]+$/gu, '') || 'file'
  for (let count = 1; ; count += 1) {
    const path = `media/${base}${count > 1 ? `-${count}` : ''}${ending}`
    if (!used.has(path.toLowerCase())) return path
  }
}

/**
 * The MIME type of a media file as a document takes it: the browser's word where it agrees with what the bytes told,
 * else one made of the file's ending.
 */
export function mimeTypeOf(type: string, sort: MediaSort, fileName: string): string {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const fits = plain.startsWith(`${sort}/`) && typeForm.test(plain) && plain.length <= limits.type
  if (fits) return plain
  const ending = extensionOf(fileName)
  const made = `${sort}/${ending === 'jpg' ? 'jpeg' : ending}`
  return typeForm.test(made) ? made : `${sort}/x-unknown`
}
