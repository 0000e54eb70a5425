import type { Locale } from '../../../src/site/locales.ts'
import { applyEdits, type Edit, type Path } from '../../model/edits.ts'
import { valueAt } from '../../model/field-name.ts'
import { leadTo } from '../../model/lead-to.ts'
import { today } from '../today.ts'
import { checkSoon } from './check.ts'
import { currentDocument, fileIn, getStudio, setFile } from './store.ts'

/** Changes the fields of the document that is shown. */
function edit(locale: Locale, ...edits: Edit[]): void {
  const document = currentDocument(getStudio())
  if (!document) return
  const { file, form } = document
  setFile(file, locale, ({ draft }) => {
    const data = edits.reduce((before, each) => {
      // A language may lack the group or the entry that the field is in, where another has it.
      const ready = each.kind === 'remove' ? before : leadTo(form, before, each.path, today())
      return applyEdits(ready, [each])
    }, draft.data)
    return { draft: { ...draft, data } }
  })
  checkSoon(file, locale)
}

/** Sets a field, and adds it where its schema has it when it is not there. */
export const setField = (locale: Locale, path: Path, value: unknown): void =>
  edit(locale, { kind: 'set', path, value })

export const removeField = (locale: Locale, path: Path): void =>
  edit(locale, { kind: 'remove', path })

export const addEntry = (locale: Locale, list: Path, index: number, value: unknown): void =>
  edit(locale, { kind: 'add', path: [...list, index], value })

export function moveEntry(locale: Locale, list: Path, from: number, to: number): void {
  const data = fileIn(getStudio(), locale)?.draft.data
  const entries = valueAt(data, list)
  if (!Array.isArray(entries) || to < 0 || to >= entries.length) return
  edit(
    locale,
    { kind: 'remove', path: [...list, from] },
    { kind: 'add', path: [...list, to], value: entries[from] },
  )
}

export function setBody(locale: Locale, body: string): void {
  const file = currentDocument(getStudio())?.file
  if (!file) return
  setFile(file, locale, ({ draft }) => ({ draft: { ...draft, body } }))
  checkSoon(file, locale)
}
