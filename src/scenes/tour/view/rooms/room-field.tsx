import { useId, useRef, useState } from 'react'
import { oneLine } from '../../model/document/forms.ts'

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
  /** What is said while it is empty, which it must not be: it has what it had before then. */
  refusal?: (before: string) => string
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
  refusal,
}: FieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const before = useRef(value)
  const [refused, setRefused] = useState('')
  const isEmpty = (text: string) => refusal !== undefined && oneLine(text, longest) === ''
  // What undo brings back is not what was typed last.
  const isDraft = draft !== undefined && (isEmpty(draft) || oneLine(draft, longest) === value)
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
        aria-describedby={refused ? `${id}-refused` : undefined}
        onFocus={() => {
          before.current = value
        }}
        onChange={({ target }) => {
          const { value: text } = target
          setDraft(text)
          // At once, and not when it is left: what is pressed then would move from under the pointer.
          setRefused(isEmpty(text) ? (refusal?.(before.current) ?? '') : '')
          if (!isEmpty(text)) onWrite(text)
        }}
        onBlur={() => {
          if (draft !== undefined && isEmpty(draft)) {
            // Taken away letter by letter, it was written shorter each time.
            onWrite(before.current)
          }
          setDraft(undefined)
          onLeave()
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className="mt-1 h-11 w-full rounded border bg-surface px-3 placeholder:text-ink-soft"
      />
      {refused && (
        <p id={`${id}-refused`} aria-live="polite" className="mt-1 text-sm text-alert">
          {refused}
        </p>
      )}
    </div>
  )
}
