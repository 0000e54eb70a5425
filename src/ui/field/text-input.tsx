import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLook } from './field-frame.tsx'

export type TextInputProps = FieldLook & Omit<ComponentProps<'input'>, 'className'>

/** One line to be filled in, with its label and, where it is wrong, with what is wrong. */
export function TextInput({ label, error, hint, className, id, ...props }: TextInputProps) {
  return (
    <FieldFrame {...{ label, error, hint, className, id }}>
      {(links) => <input className="text-field" {...props} {...links} />}
    </FieldFrame>
  )
}

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines to be filled in; it grows with its text where the browser can. */
export function TextArea({ label, error, hint, className, id, ...props }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, error, hint, className, id }}>
      {(links) => (
        <textarea
          rows={6}
          className="text-field max-h-[60vh] min-h-36 resize-y field-sizing-content"
          {...props}
          {...links}
        />
      )}
    </FieldFrame>
  )
}
