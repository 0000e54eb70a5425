import { type Locale, locales } from '../../../src/site/locales.ts'
import { isSame } from '../../model/edits.ts'
import type { OpenDocument, OpenFile } from './store.ts'

/** Whether a file says something else than on disk. */
export const isDirty = ({ saved, draft }: OpenFile): boolean =>
  saved !== draft && (saved.body !== draft.body || !isSame(saved.data, draft.data))

export function dirtyLocales(document: OpenDocument | undefined): Locale[] {
  if (!document) return []
  if (document.isNew) return ['en']
  return locales.filter((locale) => {
    const file = document.files[locale]
    return file !== undefined && isDirty(file)
  })
}
