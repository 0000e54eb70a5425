import { useId, useState } from 'react'
import { lineOf } from '../../model/document/forms.ts'

type FieldProps = {
  label: string
  hint?: string
  /** as the document has it */
  value: string
  longest: number
  onWrite: (text: string) => void
  /** The field was left. */
  onLeave: () => void
  className: string
}

/** A line of text of a room. What is typed stands as it is typed; the document has it without the blanks round it. */
export function RoomField({
  label,
  hint,
  value,
  longest,
  onWrite,
  onLeave,
  className,
}: FieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  // What undo brings back is not what was typed last.
  const isDraft = draft !== undefined && lineOf(draft, longest) === value
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm">
        {label}
      </label>
      <input
        id={id}
        value={isDraft ? draft : value}
        maxLength={longest}
        placeholder={hint}
        onChange={({ target }) => {
          setDraft(target.value)
          onWrite(target.value)
        }}
        onBlur={() => {
          setDraft(undefined)
          onLeave()
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className="mt-1 h-11 w-full rounded border bg-surface px-3 placeholder:text-ink-soft"
      />
    </div>
  )
}
