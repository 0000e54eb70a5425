import { type FormEvent, useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface AskFormProps {
  label: string
  placeholder?: string
  /** Of the text, characters. */
  maxLength?: number
  submit: string
  /** Gets the trimmed text; blank text is ignored. */
  onAsk: (text: string) => void
  className?: string
}

/** An input and a button. Its method is `dialog`, so that a submit before hydration does not navigate. */
export function AskForm({ maxLength = 160, ...props }: AskFormProps) {
  const { label, placeholder, submit, onAsk, className } = props
  const id = useId()
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text')).trim()
    if (text === '') return
    onAsk(text)
    form.reset()
  }
  return (
    <form method="dialog" onSubmit={ask} className={classNames('needs-scripts', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="text"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          className="text-field min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  )
}
