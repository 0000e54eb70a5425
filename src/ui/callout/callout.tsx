import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/shell.tsx'
import { InfoIcon, WarningIcon } from '../icons/tools.tsx'

interface NoteProps {
  /** Something went wrong, or is only told. */
  kind: 'fault' | 'info'
  /** Name of the button that takes the note away. */
  dismiss: string
  onDismiss: () => void
  children: ReactNode
}

/** What a tool has to say, until it is taken away. Its place announces it: `role="alert"` around it. */
export function Callout({ kind, dismiss, onDismiss, children }: NoteProps) {
  const Icon = kind === 'fault' ? WarningIcon : InfoIcon
  return (
    <div
      className={classNames(
        'flex items-start gap-3 border-l-2 bg-surface py-1 pr-1 pl-4',
        kind === 'fault' ? 'border-alert' : 'border-ink',
      )}
    >
      <Icon className={classNames('mt-3', kind === 'fault' && 'text-alert')} />
      <div className="min-w-0 grow py-2.5 wrap-anywhere">{children}</div>
      <Button
        variant="quiet"
        className="size-11 px-0! py-0!"
        aria-label={dismiss}
        onClick={onDismiss}
      >
        <CloseIcon />
      </Button>
    </div>
  )
}
