import { type ReactNode, useState } from 'react'
import { ChevronDownIcon } from '../../../src/ui/icons/shell.tsx'
import { parseFieldName } from '../../model/field-name.ts'
import { removeField } from '../state/edit.ts'
import { useStudio } from '../state/store.ts'
import { words } from '../words.ts'
import { countProblems } from './count-problems.ts'
import type { FieldProps } from './field.tsx'
import { RemoveButton } from './tools.tsx'

/** What follows and is no part itself is marked off, so that it is not taken for the part's own. */
const part =
  'group/part my-7 border-t border-ink [&+:not(details)]:border-t [&+:not(details)]:border-ink [&+:not(details)]:pt-5'

/** Fields that belong together: at the top of a document as a part of it, deeper down behind a line. */
export function Group(props: FieldProps & { children: ReactNode }) {
  const { label, name, locales, required, depth, form, children } = props
  const [isOpen, setOpen] = useState(true)
  const count = useStudio((studio) => countProblems(studio, locales, name))
  const isPart = depth === 0
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={isPart ? part : 'mt-4 border-l border-line-strong pl-4'}
    >
      <summary
        className={`flex list-none items-center gap-2 rounded ${isPart ? 'pt-3 text-name font-semibold' : 'text-sm font-semibold'}`}
      >
        {label}
        {count > 0 && (
          <span className="rounded-sm bg-alert px-1 font-mono text-xs leading-4 font-normal text-paper">
            {words.problems(count)}
          </span>
        )}
        <span className="ml-auto flex items-center">
          {!required && (
            <RemoveButton
              label={words.removeField(label.toLowerCase())}
              onClick={() => {
                for (const locale of locales) removeField(locale, parseFieldName(name))
              }}
            />
          )}
          <ChevronDownIcon className={`size-4 text-ink-soft ${isOpen ? 'rotate-180' : ''}`} />
        </span>
      </summary>
      {form.about && <p className="mt-1 text-xs text-ink-soft">{form.about}</p>}
      {isOpen && children}
    </details>
  )
}
