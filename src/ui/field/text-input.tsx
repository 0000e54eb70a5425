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
