import { type ComponentProps, useId } from 'react'

type FieldProps = ComponentProps<'input'> & {
  label: string
  /** What is wrong with what was written. */
  error?: string | undefined
}

/** A line to write in, with its label above. @param className  of the whole */
export function Field({ label, error, className, ...props }: FieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={error ? `${id}-error` : undefined}
        className="mt-1 h-11 w-full rounded border bg-surface px-3 placeholder:text-ink-soft"
        {...props}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-alert">
          {error}
        </p>
      )}
    </div>
  )
}
