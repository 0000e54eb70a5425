import type { Locale } from '../../../src/site/locales.ts'
import { ArrowUpIcon, PlusIcon } from '../../../src/ui/icons/tools.tsx'
import { inList, parseFieldName, valueAt } from '../../model/field-name.ts'
import { blank, type Form } from '../../model/form.ts'
import { addEntry, moveEntry, removeField } from '../state/edit.ts'
import { fieldId } from '../state/problems.ts'
import { fileIn, type Studio, useStudio } from '../state/store.ts'
import { today } from '../today.ts'
import { words } from '../words.ts'
import { Field, type FieldProps } from './field.tsx'
import { Group } from './group.tsx'
import { Problems } from './problems.tsx'
import { RemoveButton, Tool } from './tools.tsx'

type ListForm = Extract<Form, { kind: 'list' }>

const lengthIn = (studio: Studio, locale: Locale, name: string) => {
  const entries = valueAt(fileIn(studio, locale)?.draft.data, parseFieldName(name))
  return Array.isArray(entries) ? entries.length : 0
}

/** Entries of one form, to be added, removed and moved as far as the schema allows; in all the languages shown at once. */
export function List(props: FieldProps & { form: ListForm }) {
  const { form, name, locales } = props
  const length = useStudio((studio) =>
    Math.max(...locales.map((locale) => lengthIn(studio, locale, name))),
  )
  const isFull = form.most !== null && length >= form.most
  const add = () => {
    for (const locale of locales)
      addEntry(locale, parseFieldName(name), length, blank(form.entry, today()))
  }
  return (
    <Group {...props}>
      {locales.map((locale) => (
        <div key={locale} id={fieldId(locale, name)} tabIndex={-1} className="relative">
          <Problems locale={locale} name={name} />
        </div>
      ))}
      <ol>
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place.
          <Entry key={index} {...props} index={index} length={length} />
        ))}
      </ol>
      {!isFull && (
        <button
          type="button"
          onClick={add}
          className="mt-3 inline-flex items-center gap-1.5 rounded border border-dashed border-line-strong px-2.5 py-1 text-sm text-ink-soft hover:border-ink hover:text-ink"
        >
          <PlusIcon className="size-4" />
          {words.addEntry}
        </button>
      )}
    </Group>
  )
}

type EntryProps = FieldProps & { form: ListForm; index: number; length: number }

function Entry({ form, name, locales, depth, index, length }: EntryProps) {
  const own = inList(name, index)
  const move = (by: number) => {
    for (const locale of locales) moveEntry(locale, parseFieldName(name), index, index + by)
  }
  const remove = () => {
    for (const locale of locales) removeField(locale, parseFieldName(own))
  }
  return (
    <li className="group/entry relative mt-3 rounded border bg-surface/60 px-3 pb-3">
      <span className="absolute top-1.5 right-2 z-1 flex opacity-60 group-focus-within/entry:opacity-100 group-hover/entry:opacity-100">
        <Tool label={words.moveUp(index)} disabled={index === 0} onClick={() => move(-1)}>
          <ArrowUpIcon className="size-4" />
        </Tool>
        <Tool label={words.moveDown(index)} disabled={index === length - 1} onClick={() => move(1)}>
          <ArrowUpIcon className="size-4 rotate-180" />
        </Tool>
        {length > form.least && <RemoveButton label={words.removeEntry(index)} onClick={remove} />}
      </span>
      <Field
        form={form.entry}
        label={words.entry(index)}
        name={own}
        locales={locales}
        required
        depth={depth + 1}
      />
    </li>
  )
}
