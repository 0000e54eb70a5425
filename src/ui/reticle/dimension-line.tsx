import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface DimensionLineProps {
  /** The measured figure with its unit, as a person reads it. */
  children: ReactNode
  className?: string
}

const tick = <span aria-hidden="true" className="h-2.5 w-px bg-current" />
const rule = <span aria-hidden="true" className="h-px flex-1 bg-current" />

/** A measured line with end ticks and its figure in the middle. As wide as its box. */
export function DimensionLine({ children, className }: DimensionLineProps) {
  return (
    <span className={classNames('flex w-full items-center', className)}>
      {tick}
      {rule}
      <span className="rounded-sm bg-[#14171f] px-1.5 py-0.5 font-mono text-xs leading-4 whitespace-nowrap text-white">
        {children}
      </span>
      {rule}
      {tick}
    </span>
  )
}
