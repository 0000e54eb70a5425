import { type Locale, languageByLocale } from '../../../src/site/locales.ts'
import { sectionKey } from '../../../src/site/section-key.ts'
import type { Path } from '../../model/edits.ts'
import { parseFieldName, valueAt } from '../../model/field-name.ts'
import { type TranslationState, untranslatedFields } from '../../model/translation.ts'
import { columns } from '../languages/columns.ts'
import { StateMark } from '../languages/state-mark.tsx'
import { removeField } from '../state/edit.ts'
import { fieldId } from '../state/problems.ts'
import { fileIn, useStudio } from '../state/store.ts'
import { words } from '../words.ts'
import { Control, type LeafForm } from './control.tsx'
import type { FieldProps } from './field.tsx'
import { Problems } from './problems.tsx'
import { RemoveButton } from './tools.tsx'

/** A field that holds one value: its label, and a control a language. */
export function Leaf({ form, label, name, locales, required }: FieldProps & { form: LeafForm }) {
  const isAlone = locales.length === 1
  const [first] = locales
  return (
    <div className="mt-4">
      <div className="mb-1 flex min-h-5 items-end gap-2">
        {isAlone && first ? (
          <label htmlFor={fieldId(first, name)} className="text-sm font-medium">
            {label}
          </label>
        ) : (
          <span className="text-sm font-medium">{label}</span>
        )}
        {!required && (
          <RemoveButton
            label={words.removeField(label.toLowerCase())}
            onClick={() => {
              for (const locale of locales) removeField(locale, parseFieldName(name))
            }}
          />
        )}
        {isAlone && first && <Count locale={first} name={name} form={form} />}
      </div>
      <div className={columns(locales.length)}>
        {locales.map((locale) => (
          <div key={locale} className="relative min-w-0">
            {!isAlone && <Mark locale={locale} name={name} />}
            <Control
              {...{ form, name, locale }}
              {...(!isAlone && { 'aria-label': `${label}, ${languageByLocale[locale].name}` })}
            />
            <Problems locale={locale} name={name} />
          </div>
        ))}
      </div>
      {form.about && <p className="mt-1 text-xs text-ink-soft">{form.about}</p>}
    </div>
  )
}

/** How many characters there are of how many there may be. */
function Count({ locale, name, form }: { locale: Locale; name: string; form: LeafForm }) {
  const length = useStudio((studio) => {
    const value = valueAt(fileIn(studio, locale)?.draft.data, parseFieldName(name))
    return typeof value === 'string' ? value.length : 0
  })
  if (form.kind !== 'text' || form.most === undefined) return null
  return (
    <span
      className={`ml-auto font-mono text-xs tabular-nums ${length > form.most ? 'text-alert' : 'text-ink-soft'}`}
    >
      {words.counted(length, form.most)}
    </span>
  )
}

/** What the records call the field that a path lies in: of sections, each by itself. */
function recordedAs([field, index]: Path, english: unknown): string {
  if (field !== 'sections' || index === undefined) return String(field)
  return `sections.${sectionKey(valueAt(english, [field, index]))}`
}

/** At the field's upper right: its words are still English ones, or those of an older English. */
function Mark({ locale, name }: { locale: Locale; name: string }) {
  const path = parseFieldName(name)
  const state = useStudio((studio): TranslationState => {
    const file = fileIn(studio, locale)
    if (locale === 'en' || !file) return 'done'
    const english = fileIn(studio, 'en')?.draft.data
    if (untranslatedFields(valueAt(english, path), valueAt(file.draft.data, path)).length > 0)
      return 'missing'
    return file.stale.includes(recordedAs(path, english)) ? 'stale' : 'done'
  })
  if (state === 'done') return null
  return (
    <span className="absolute -top-1 -right-1 bg-surface p-px leading-none">
      <StateMark locale={locale} state={state} />
    </span>
  )
}
