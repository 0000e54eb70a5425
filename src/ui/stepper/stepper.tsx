import type { ReactNode } from 'react'
import { MinusIcon, PlusIcon } from '../icons/tools.tsx'

interface StepperProps {
  /** What − and + do, with the name of what they do it to. */
  lowerLabel: string
  raiseLabel: string
  onStep: (by: 1 | -1) => void
  atLeast: boolean
  atMost: boolean
  /** The value, and what is drawn of it. */
  children: ReactNode
}

const press =
  'grid size-8 shrink-0 place-items-center rounded border border-line-strong hover:bg-ink/6 aria-disabled:opacity-40 pointer-coarse:size-11'

/** A value between − and +. At its end a button stays focusable and says so. */
export function Stepper(props: StepperProps) {
  const { lowerLabel, raiseLabel, onStep, atLeast, atMost, children } = props
  return (
    <span className="flex max-w-56 items-center gap-2">
      <button
        type="button"
        aria-label={lowerLabel}
        aria-disabled={atLeast}
        onClick={() => atLeast || onStep(-1)}
        className={press}
      >
        <MinusIcon className="size-4" />
      </button>
      <span className="min-w-0 flex-1">{children}</span>
      <button
        type="button"
        aria-label={raiseLabel}
        aria-disabled={atMost}
        onClick={() => atMost || onStep(1)}
        className={press}
      >
        <PlusIcon className="size-4" />
      </button>
    </span>
  )
}
