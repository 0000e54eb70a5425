import { type Fields, isFields, type Path } from './edits.ts'
import { blank, type Form, variantOf } from './form.ts'

/**
 * The same data with whatever is missing on the way to a field, begun as new ones are, so that the field can be set. What
 * is new stands where the schema has it.
 * @param forms  of the data
 * @param today  as 2024-03-18
 */
export function leadTo(forms: Form, data: unknown, path: Path, today: string): unknown {
  const [key, ...rest] = path
  if (key === undefined) return data
  const there = data ?? blank(forms, today)
  const form = variantOf(forms, there)
  if (form.kind === 'list' && Array.isArray(there)) {
    const length = Math.max(there.length, Number(key))
    const entries = Array.from({ length }, (_, i) => there[i] ?? blank(form.entry, today))
    if (rest.length > 0) entries[Number(key)] = leadTo(form.entry, there[Number(key)], rest, today)
    return entries
  }
  if (!isFields(there)) return there
  const inner = formOf(form, key)
  const value = inner ? leadTo(inner, there[key], rest, today) : there[key]
  return key in there ? { ...there, [key]: value } : insert(form, there, String(key), value)
}

function formOf(form: Form, key: string | number): Form | undefined {
  if (form.kind === 'table') return form.entry
  return form.kind === 'group' ? form.fields.find(({ name }) => name === key)?.form : undefined
}

/** Before the first field that the schema has after it. */
function insert(form: Form, fields: Fields, name: string, value: unknown): Fields {
  const names = form.kind === 'group' ? form.fields.map((field) => field.name) : []
  const later = names.slice(names.indexOf(name) + 1)
  const entries = Object.entries(fields)
  const next = entries.findIndex(([each]) => names.includes(name) && later.includes(each))
  return Object.fromEntries(entries.toSpliced(next < 0 ? entries.length : next, 0, [name, value]))
}
