import type { ReactNode } from 'react'
import { CloseIcon } from '../../../src/ui/icons/shell.tsx'

interface ToolProps {
  label: string
  onClick: () => void
  disabled?: boolean
}

/** A small button with a drawing and a name. */
export function Tool({ label, onClick, disabled, children }: ToolProps & { children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={(event) => {
        // In a summary it would fold the group as well.
        event.preventDefault()
        onClick()
      }}
      className="studio-tool"
    >
      {children}
    </button>
  )
}

export const RemoveButton = (props: ToolProps) => (
  <Tool {...props}>
    <CloseIcon className="size-4" />
  </Tool>
)
