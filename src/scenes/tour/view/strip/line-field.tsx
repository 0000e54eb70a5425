import { type Ref, useRef, useState } from 'react'
import { TextInput } from '../../../../ui/field/text-input.tsx'
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
  refusal?: (former: string) => string
  /** the field itself */
  field?: Ref<HTMLInputElement>
}

/**
 * A line of text of a tour. What is typed stands as it is typed; the document has it without the blanks round it. Enter
 * ends the writing as leaving it does, and the focus stays.
 */
export function TourTextField({
  label,
  hint,
  value,
  longest,
  onWrite,
  onLeave,
  className,
  refusal,
  field,
}: FieldProps) {
  const [draft, setDraft] = useState<string>()
  const former = useRef(value)
  const [refused, setRefused] = useState<{ kept: string; text: string }>()
  const isEmpty = (text: string) => refusal !== undefined && oneLine(text, longest) === ''
  // What undo brings back is not what was typed last.
  const isDraft = draft !== undefined && (isEmpty(draft) || oneLine(draft, longest) === value)
  // Once it has another name, that it kept this one is no longer so.
  const refusedNow = refused && (isDraft || refused.kept === value) ? refused.text : ''
  const finish = () => {
    const isRefused = draft !== undefined && isEmpty(draft)
    // Taken away letter by letter, it was written shorter each time.
    if (isRefused) onWrite(former.current)
    else former.current = value
    setDraft(undefined)
    onLeave()
  }
  return (
    <TextInput
      ref={field}
      label={label}
      error={refusedNow}
      errorRole="alert"
      value={isDraft ? draft : value}
      maxLength={longest}
      placeholder={hint}
      onFocus={() => {
        former.current = value
      }}
      onChange={({ target }) => {
        const { value: text } = target
        setDraft(text)
        // At once, and not when it is left: what is pressed then would move from under the pointer.
        const { current: kept } = former
        setRefused(isEmpty(text) ? { kept, text: refusal?.(kept) ?? '' } : undefined)
        if (!isEmpty(text)) onWrite(text)
      }}
      onBlur={finish}
      // What is still being composed is taken up by Enter, and goes on.
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && finish()}
      className={className}
    />
  )
}
