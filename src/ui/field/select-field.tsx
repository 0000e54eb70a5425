import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/shell.tsx'
import { type CommonFieldProps, FieldFrame } from './text-input.tsx'

type SelectFieldProps = CommonFieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** The first entry, which chooses nothing. */
    placeholder?: string
  }

/** A native select, which works best on every device. */
export function SelectField(props: SelectFieldProps) {
  return (
    <FieldFrame props={props}>
      {({ options, placeholder, ...field }) => (
        <span className="relative block">
          <select className="text-field appearance-none pr-11" {...field}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-3 right-3 text-ink-soft" />
        </span>
      )}
    </FieldFrame>
  )
}
