import { type Locale, languageByLocale } from '../../../src/site/locales.ts'
import { parseFieldName, valueAt } from '../../model/field-name.ts'
import type { Form } from '../../model/form.ts'
import { setField } from '../state/edit.ts'
import { fieldId } from '../state/problems.ts'
import { fileIn, setStudio, useStudio } from '../state/store.ts'

export type LeafForm = Extract<Form, { kind: 'text' | 'number' | 'flag' | 'choice' }>

interface ControlProps {
  form: LeafForm
  name: string
  locale: Locale
  'aria-label'?: string
}

/** Texts that may be longer than this grow downwards. */
const oneLine = 62

/** The element that a value is changed by. */
export function Control({ form, name, locale, ...props }: ControlProps) {
  const path = parseFieldName(name)
  const value = useStudio((studio) => valueAt(fileIn(studio, locale)?.draft.data, path))
  const isWrong = useStudio(
    (studio) => fileIn(studio, locale)?.problems.some(({ field }) => field === name) ?? false,
  )
  const id = fieldId(locale, name)
  const set = (next: unknown) => setField(locale, path, next)
  const shared = {
    id,
    ...props,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-problems` : undefined,
    onFocus: () => setStudio(() => ({ focus: { locale, field: name } })),
  }
  if (form.kind === 'flag') {
    return (
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(event.target.checked)}
        className="size-5 accent-signal"
        {...shared}
      />
    )
  }
  if (form.kind === 'choice') {
    return (
      <select
        value={String(value ?? '')}
        onChange={({ target }) => set(form.options.find((each) => String(each) === target.value))}
        className="studio-field"
        {...shared}
      >
        {!form.options.some((each) => each === value) && (
          <option value="">{String(value ?? '')}</option>
        )}
        {form.options.map((option) => (
          <option key={option} value={String(option)}>
            {option}
          </option>
        ))}
      </select>
    )
  }
  if (form.kind === 'number') {
    return (
      <input
        type="number"
        step={form.whole ? 1 : 'any'}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => set(target.value === '' ? null : target.valueAsNumber)}
        className="studio-field font-mono"
        {...shared}
      />
    )
  }
  const isProse = form.reference === undefined && form.format === undefined
  const text = {
    value: typeof value === 'string' ? value : '',
    ...(isProse && { lang: locale }),
    spellCheck: isProse,
    title: languageByLocale[locale].name,
    ...shared,
  }
  if (!isProse || (form.most ?? 0) <= oneLine) {
    return (
      <input
        type={form.format === 'date' ? 'date' : 'text'}
        list={form.reference ? `choices-${form.reference}` : undefined}
        onChange={({ target }) => set(target.value)}
        className={`studio-field ${isProse ? '' : 'font-mono text-[0.8125rem]'}`}
        {...text}
      />
    )
  }
  return (
    <textarea
      rows={1}
      // A paragraph has no lines of its own.
      onChange={({ target }) => set(target.value.replace(/\n/g, ' '))}
      className="studio-field resize-none field-sizing-content"
      {...text}
    />
  )
}
