import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

type TextInputProps = CommonFieldProps &
  Pick<FieldFrameProps, 'errorRole'> &
  Omit<ComponentProps<'input'>, 'className'>

/** One line to be filled in, with its label and, where it is wrong, with what is wrong. */
export function TextInput(props: TextInputProps) {
  return (
    <FieldFrame props={props}>{(field) => <input className="text-field" {...field} />}</FieldFrame>
  )
}

type TextAreaProps = CommonFieldProps & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines to be filled in; it grows with its text where the browser can. */
export function TextArea(props: TextAreaProps) {
  return (
    <FieldFrame props={props}>
      {(field) => (
        <textarea
          rows={6}
          className="text-field max-h-[60vh] min-h-36 resize-y field-sizing-content"
          {...field}
        />
      )}
    </FieldFrame>
  )
}

/** What every kind of field has besides the attributes of its own element. */
export interface CommonFieldProps {
  label: ReactNode
  /** Said under the field; the field then counts as invalid. */
  error?: string | undefined
  /** Quiet words under the field, such as how much may be written. */
  hint?: ReactNode
  /** Of the whole: label, field and what stands under it. */
  className?: string | undefined
}

/** What the element takes over so that its label, error and hint are known to be its own. */
interface FieldLinks {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends CommonFieldProps {
  /** The element's id; one of our own where none is given. */
  id?: string | undefined
  /** `alert` where the error comes while one types: it is read out at once. */
  errorRole?: 'alert' | undefined
}

interface FieldFrameParts<Props> {
  /** Of the field: what the frame does not take goes to the element. */
  props: Props
  children: (field: Omit<Props, keyof FieldFrameProps> & FieldLinks) => ReactNode
}

/** Label above, error and hint below, all tied to the element between them. */
export function FieldFrame<Props extends FieldFrameProps>({
  props,
  children,
}: FieldFrameParts<Props>) {
  const { label, error, errorRole, hint, className, id, ...rest } = props
  const own = useId()
  const field = id ?? own
  const describedBy = classNames(error && `${field}-error`, hint ? `${field}-hint` : false)
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children({
        ...rest,
        id: field,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {(error || hint) && (
        <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
          {error && (
            <p id={`${field}-error`} role={errorRole} className="text-alert">
              {error}
            </p>
          )}
          {hint && (
            <p id={`${field}-hint`} className="ml-auto font-mono text-xs leading-5 text-ink-soft">
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
