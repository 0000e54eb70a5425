import { type ReactNode, useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

export interface RadioGroupProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: ReactNode }[]
  value: Id
  onChoose: (id: Id) => void
  className?: string
}

/** One of a few, as the browser's own radio buttons in a row: arrow keys go through them. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, options, value, onChoose, className } = props
  const name = useId()
  return (
    <fieldset className={classNames('needs-scripts', className)}>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className={classNames(
              'inline-flex min-h-11 cursor-pointer items-center rounded border px-3.5 py-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-depth',
              option.id === value
                ? 'border-signal font-semibold text-signal'
                : 'border-line-strong hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChoose(option.id)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
