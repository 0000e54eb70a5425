import { parseFieldName, valueAt } from '../../model/field-name.ts'
import { currentDocument, fileIn, type Studio } from '../state/store.ts'

export interface ChangedText {
  /** As the page shows it, from disk. */
  saved: string
  draft: string
}

/** The texts of the language shown that read otherwise than on disk. */
export function changedTexts(studio: Studio): ChangedText[] {
  const file = fileIn(studio, studio.place.locale)
  if (!file || currentDocument(studio)?.isNew || file.saved.data === file.draft.data) return []
  return differences(file.saved.data, file.draft.data)
}

function differences(saved: unknown, draft: unknown): ChangedText[] {
  if (saved === draft) return []
  if (typeof saved === 'string') return typeof draft === 'string' ? [{ saved, draft }] : []
  if (typeof saved !== 'object' || saved === null || typeof draft !== 'object' || draft === null)
    return []
  return Object.entries(saved).flatMap(([key, value]) =>
    differences(value, (draft as Record<string, unknown>)[key]),
  )
}

/** The text of the field that the cursor is in, as typed and as on disk. */
export function focusedText(studio: Studio): string[] {
  const { focus } = studio
  const file = focus && fileIn(studio, focus.locale)
  if (!file || focus.locale !== studio.place.locale) return []
  const path = parseFieldName(focus.field)
  return [file.draft.data, file.saved.data]
    .map((data) => valueAt(data, path))
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}
