import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

export interface Reading {
  /** For tests, and for the list's keys. */
  id: string
  label: string
  value: ReactNode
  /** The one that the lesson is about. */
  main?: boolean
  /** Whether it says, instead of what it shows, when it will. */
  held?: boolean
}

interface ReadingsProps {
  label: string
  readings: Reading[]
  className?: string
}

/** What the instruments show now. They are quiet: a slider says what it stands at by itself. */
export function Readings({ label, readings, className }: ReadingsProps) {
  return (
    <dl aria-label={label} className={classNames('border-t border-ink', className)}>
      {readings.map(({ id, label: name, value, main, held }) => (
        <div
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b py-2.5"
        >
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd
            data-reading={id}
            suppressHydrationWarning
            className={classNames(
              'wrap-anywhere',
              held ? 'text-sm text-ink-soft' : 'font-mono tabular-nums',
              !held && (main ? 'text-name text-signal' : 'text-sm'),
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
