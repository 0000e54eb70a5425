import type { ReactNode } from 'react'
import { ArrowRightIcon } from '../icons/shell.tsx'

interface ChoiceListProps {
  /** The id of the element that holds the question. */
  labelledBy: string
  choices: { id: string; label: ReactNode }[]
  onChoose: (index: number) => void
  className?: string
}

/** Answers to one question, of which a press chooses one at once. */
export function ChoiceList({ labelledBy, choices, onChoose, className }: ChoiceListProps) {
  return (
    <ul aria-labelledby={labelledBy} className={className}>
      {choices.map(({ id, label }, index) => (
        <li key={id} className="border-t last:border-b">
          <button
            type="button"
            onClick={() => onChoose(index)}
            className="group/choice flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-medium transition-colors hover:text-signal focus-visible:outline-offset-0"
          >
            {label}
            <ArrowRightIcon className="text-line-strong transition-transform group-hover/choice:translate-x-1 group-hover/choice:text-signal" />
          </button>
        </li>
      ))}
    </ul>
  )
}
