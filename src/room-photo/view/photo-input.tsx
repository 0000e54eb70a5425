import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { takeFiles, useFileDrop } from '../../stage/file-input.ts'
import { CornerBrackets } from '../../ui/brackets/corner-brackets.tsx'
import { classNames } from '../../ui/class-names.ts'
import { UploadIcon } from '../../ui/icons/tools.tsx'

interface PhotoInput {
  /** the tool, on which files can be dropped */
  box: RefObject<HTMLDivElement | null>
  chooser: RefObject<HTMLInputElement | null>
  /** of the chooser */
  id: string
  /** Whether files are being held over the tool. */
  over: boolean
  browse: () => void
  onChange: () => void
}

/** The files that are dropped on a tool or chosen in its field. */
export function usePhotoInput(
  onFiles: (files: readonly File[]) => void,
  onNear: () => void,
): PhotoInput {
  const box = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const over = useFileDrop(box, { onFiles, onNear })
  const onChange = () => onFiles(takeFiles(chooser.current))
  return { box, chooser, id, over, browse: () => chooser.current?.click(), onChange }
}

interface PhotoFieldProps {
  input: PhotoInput
  label: string
  multiple?: boolean
}

/** The field itself, which a label or a button opens. */
export const PhotoField = ({ input, label, multiple }: PhotoFieldProps) => (
  <input
    ref={input.chooser}
    id={input.id}
    type="file"
    accept="image/*"
    multiple={multiple}
    aria-label={label}
    tabIndex={-1}
    onChange={input.onChange}
    className="sr-only"
  />
)

interface PhotoDropProps {
  input: PhotoInput
  title: string
  /** The title while files are held over it. */
  dropTitle: string
  /** There are photos already: more of them are only a possibility. */
  small?: boolean
  className: string
  /** Hints, and the button that browses. */
  children: ReactNode
}

/** Drop photos, or browse for them. A click anywhere in it browses. */
export function PhotoDrop(props: PhotoDropProps) {
  const { input, title, dropTitle, small = false, className, children } = props
  const { id, over } = input
  return (
    <CornerBrackets
      locked={over}
      className={classNames(
        'needs-scripts grid place-items-center rounded border bg-surface transition-colors',
        over && 'border-signal',
        className,
      )}
    >
      <div aria-hidden="true" className="floor absolute inset-0" />
      <label htmlFor={id} className="absolute inset-0 cursor-pointer rounded">
        <span className="sr-only">{title}</span>
      </label>
      <div className="pointer-events-none relative flex max-w-md flex-col items-center gap-2 px-8 text-center">
        {!small && <UploadIcon className="mb-1 size-8 text-ink-soft" />}
        <h3 className="text-subtitle">{over ? dropTitle : title}</h3>
        {children}
      </div>
    </CornerBrackets>
  )
}
