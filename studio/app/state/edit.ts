import type { Locale } from '../../../src/site/locales.ts'
import { applyEdits, type Edit, type Path } from '../../model/edits.ts'
import { valueAt } from '../../model/field-name.ts'
import type { Form, FormField } from '../../model/form.ts'
import { checkSoon } from './check.ts'
import { currentDocument, fileIn, getStudio, setFile } from './store.ts'

/** Changes the fields of the document that is shown. */
function edit(locale: Locale, ...edits: Edit[]): void {
  const file = currentDocument(getStudio())?.file
  if (!file) return
  setFile(file, locale, ({ draft }) => ({
    draft: { ...draft, data: applyEdits(draft.data, edits) },
  }))
  checkSoon(file, locale)
}

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

/** Adds an optional field where its schema has it, among those that are there. */
export function addField(
  locale: Locale,
  group: Path,
  { fields }: Extract<Form, { kind: 'group' }>,
  { name }: FormField,
  value: unknown,
): void {
  const data = fileIn(getStudio(), locale)?.draft.data
  const before = valueAt(data, group)
  if (typeof before !== 'object' || before === null) return
  const named = fields.map((field) => field.name)
  // What the schema does not know is a problem to be told of, and not ours to throw away.
  const others = Object.keys(before).filter((each) => !named.includes(each))
  const ordered = [...named, ...others]
    .filter((each) => each === name || each in before)
    .map((each) => [each, each === name ? value : (before as Record<string, unknown>)[each]])
  edit(locale, { kind: 'set', path: group, value: Object.fromEntries(ordered) })
}

export function setBody(locale: Locale, body: string): void {
  const file = currentDocument(getStudio())?.file
  if (!file) return
  setFile(file, locale, ({ draft }) => ({ draft: { ...draft, body } }))
  checkSoon(file, locale)
}
