import type { Locale } from '../../../src/site/locales.ts'
import { merge, mergeBody } from '../../model/merge.ts'
import { MergeError } from '../../model/merge-error.ts'
import { words } from '../words.ts'
import { checkSoon } from './check.ts'
import { openFile } from './open.ts'
import { save } from './save.ts'
import { getStudio, setFile, setStudio } from './store.ts'

/** Takes the file as it is on disk; what was typed is gone. */
export function reload(file: string, locale: Locale): void {
  setFile(file, locale, ({ conflict }) =>
    conflict ? { ...openFile(conflict), conflict: undefined } : {},
  )
}

/**
 * Makes on the file as it is on disk now the changes that were made on the one that was opened. Where that would write
 * over what somebody else did to an entry of a list, everything stays as it is, and it is said so.
 */
export function keepMine(file: string, locale: Locale): void {
  const open = getStudio().opened[file]?.files[locale]
  if (!open?.conflict) return
  const { conflict, saved, draft } = open
  try {
    const data = merge(saved.data, draft.data, conflict.data)
    const body = mergeBody(saved.body, draft.body, conflict.body)
    setFile(file, locale, () => ({
      ...openFile(conflict),
      draft: { data, body },
      conflict: undefined,
    }))
    checkSoon(file, locale)
  } catch (error) {
    if (!(error instanceof MergeError)) throw error
    setStudio(() => ({ notice: { text: words.cannotMerge, tone: 'alert' } }))
  }
}

/** Makes a file that is gone once more, with what was typed. */
export async function makeAgain(file: string, locale: Locale): Promise<void> {
  const nothing = { data: null, body: undefined }
  setFile(file, locale, ({ conflict }) =>
    conflict === null ? { version: null, saved: nothing, conflict: undefined } : {},
  )
  await save()
}
