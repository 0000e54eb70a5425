import type { ReactNode } from 'react'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'

export interface DiagramProps {
  /** Names the board: its subject. */
  name: string
  /** The drawing. */
  figure: ReactNode
  /** What belongs below the drawing, as wide as it. */
  below?: ReactNode
  /** Controls and readings beside it. */
  children: ReactNode
}

/** A drawing in the reticle on the grid of a detected floor, with its controls and readings beside it. */
export function Diagram({ name, figure, below, children }: DiagramProps) {
  return (
    <div
      className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
      data-board={name}
    >
      <div className="min-w-0 lg:col-span-8">
        <CornerBrackets locked inset="none" className="bg-surface floor">
          {figure}
        </CornerBrackets>
      </div>
      <div className="min-w-0 lg:col-span-4 lg:row-span-2">{children}</div>
      {below && <div className="min-w-0 lg:col-span-8">{below}</div>}
    </div>
  )
}
