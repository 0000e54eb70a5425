import type { Locale } from '../../../src/site/locales.ts'
import { inField, parseFieldName, valueAt } from '../../model/field-name.ts'
import { blank, type Form, type FormField, fieldLabel } from '../../model/form.ts'
import { setField } from '../state/edit.ts'
import { fileIn, useStudio } from '../state/store.ts'
import { today } from '../today.ts'
import { words } from '../words.ts'
import { Field } from './field.tsx'

interface GroupFieldsProps {
  form: Extract<Form, { kind: 'group' }>
  locales: Locale[]
  /** As the check names it; empty for the document. */
  name: string
  depth: number
}

/** The fields of a group in the order of its schema; those that may be left out can be added and removed. */
export function GroupFields({ form, locales, name, depth }: GroupFieldsProps) {
  return (
    <>
      {form.fields.map((field) => (
        <Member key={field.name} field={field} {...{ locales, name, depth }} />
      ))}
    </>
  )
}

interface MemberProps extends Omit<GroupFieldsProps, 'form'> {
  field: FormField
}

/** Decided in English for all languages; the check refuses them elsewhere. */
const englishOnly = ['status', 'publishAt']

function Member({ field, locales: all, name, depth }: MemberProps) {
  const isEnglish = depth === 0 && englishOnly.includes(field.name)
  const locales = isEnglish ? all.filter((locale) => locale === 'en') : all
  const own = inField(name, field.name)
  const path = parseFieldName(own)
  const isThere = useStudio((studio) =>
    locales.some((locale) => valueAt(fileIn(studio, locale)?.draft.data, path) !== undefined),
  )
  const label = fieldLabel(field.name)
  if (locales.length === 0) return null
  if (!isThere && !field.required) {
    const add = () => {
      for (const locale of locales) setField(locale, path, blank(field.form, today()))
    }
    return (
      <span className="mt-3 mr-2 inline-block">
        <button
          type="button"
          onClick={add}
          className="rounded border border-dashed border-line-strong px-2.5 py-1 text-sm text-ink-soft hover:border-ink hover:text-ink"
        >
          {words.addField(label.toLowerCase())}
        </button>
      </span>
    )
  }
  return (
    <Field form={field.form} required={field.required} {...{ label, locales, depth }} name={own} />
  )
}
