import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface DimensionLineProps {
  /** The measured figure with its unit, as a person reads it. */
  children: ReactNode
  direction?: 'across' | 'down'
  className?: string
}

/** A measured line with end ticks and its figure in the middle. Fills its box's length. */
export function DimensionLine({ children, direction = 'across', className }: DimensionLineProps) {
  const across = direction === 'across'
  const rule = across ? 'h-px flex-1 bg-current' : 'w-px flex-1 bg-current'
  const tick = across ? 'h-2.5 w-px bg-current' : 'h-px w-2.5 bg-current'
  return (
    <span
      className={classNames('flex items-center', across ? 'w-full' : 'h-full flex-col', className)}
    >
      <span aria-hidden="true" className={tick} />
      <span aria-hidden="true" className={rule} />
      <span className="rounded-sm bg-[#14171f] px-1.5 py-0.5 font-mono text-xs leading-4 whitespace-nowrap text-white">
        {children}
      </span>
      <span aria-hidden="true" className={rule} />
      <span aria-hidden="true" className={tick} />
    </span>
  )
}
