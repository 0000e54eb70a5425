import { type ComponentProps, useId } from 'react'

/** A labelled input. */
export function Field({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input id={id} className="text-field" {...props} />
    </div>
  )
}
