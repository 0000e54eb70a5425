import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLook } from './field-frame.tsx'

export type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'className'>

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
