import type { ReactNode } from 'react'
import { Heading } from '../../../ui/layout/heading.tsx'

export interface FieldToolProps {
  copy: { title: string; text: string }
  /** What the instrument shows. */
  reading: ReactNode
  /** The same in words. */
  state: string
  action: ReactNode
  children?: ReactNode
}

/** An instrument: its reading, what it is for, its state and its button. */
export function FieldTool({ copy, reading, state, action, children }: FieldToolProps) {
  return (
    <div className="flex min-w-0 flex-col border-t border-ink pt-6">
      <div className="flex min-h-28 items-end">{reading}</div>
      <Heading level={3} className="mt-8">
        {copy.title}
      </Heading>
      <p className="mt-2 text-ink-soft">{copy.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {action}
        <p role="status" className="min-w-0 text-sm font-medium">
          {state}
        </p>
      </div>
      {children}
    </div>
  )
}
