import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentFile } from '../../scripts/content/find-problems.ts'
import type { Glossaries } from '../../scripts/content/glossary/find-banned.ts'
import { listGlossaries } from '../../scripts/content/glossary/list-glossaries.ts'
import { readGlossaries } from '../../scripts/content/glossary/read-glossaries.ts'
import { type KnownNames, readKnown } from '../../scripts/content/known.ts'
import { listContent } from '../../scripts/content/list-content.ts'
import { otherLocales, type Records, readRecords } from '../../scripts/content/translations.ts'
import { locales } from '../../src/site/locales.ts'
import { onDisk, type Place } from './place.ts'

/** The content on disk, as the studio reads it. */
export interface Workspace {
  /** The checkout, absolute. */
  root: string
  files: () => ContentFile[]
  /** What fields may point to when the content is these files. */
  known: (files: ContentFile[]) => KnownNames
  /** The compiled glossaries; the same object until a file changes. */
  glossaries: () => Glossaries
  /** What each translation was made from, by language. */
  records: () => Record<string, Records>
  /** The text of one file, null where there is none. */
  read: (place: Pick<Place, 'path'>) => Promise<string | null>
  /** The files that one document has in its languages. */
  readGroup: (file: string) => Promise<ContentFile[]>
}

export function openWorkspace(root: string): Workspace {
  const content = join(root, 'content')
  const files = () =>
    locales
      .flatMap((locale) => listContent(content, locale))
      .map((path) => ({ path, text: readFileSync(join(content, path), 'utf8') }))
  let lastGlossaries: { texts: string; glossaries: Glossaries } = { texts: '', glossaries: {} }
  const read = async (place: Pick<Place, 'path'>) => {
    const file = await onDisk(root, place)
    return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
  }
  return {
    root,
    files,
    known: (all) => readKnown(all, join(root, 'public')),
    glossaries: () => {
      const found = listGlossaries(content)
      const texts = JSON.stringify(found)
      if (texts !== lastGlossaries.texts) {
        lastGlossaries = { texts, glossaries: readGlossaries(found) }
      }
      return lastGlossaries.glossaries
    },
    records: () =>
      Object.fromEntries(otherLocales.map((locale) => [locale, readRecords(content, locale)])),
    read,
    readGroup: async (file) => {
      const texts = await Promise.all(
        locales.map(async (locale) => {
          const path = `${locale}/${file}`
          return { path, text: await read({ path }) }
        }),
      )
      return texts.flatMap(({ path, text }) => (text === null ? [] : { path, text }))
    },
  }
}
