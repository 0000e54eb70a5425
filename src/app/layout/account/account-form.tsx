import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { closeDialog } from '../../../visitor/dialogs.ts'

interface AccountFormProps {
  submitLabel: string
  /** Gets a reader of the fields by name. @returns whether it succeeded: then the dialog closes, else it stays as it is */
  onSubmit: (field: (name: string) => string) => boolean
  /** Leads to the other dialog. */
  otherLabel: string
  onOther: () => void
  children: ReactNode
}

export function AccountForm({
  submitLabel,
  onSubmit,
  otherLabel,
  onOther,
  children,
}: AccountFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (onSubmit((name) => String(data.get(name) ?? ''))) closeDialog()
  }
  return (
    <form onSubmit={submit} className="mt-6 grid gap-4">
      {children}
      <Button type="submit" variant="primary" className="mt-2">
        {submitLabel}
      </Button>
      <button
        type="button"
        onClick={onOther}
        className="min-h-11 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {otherLabel}
      </button>
    </form>
  )
}
