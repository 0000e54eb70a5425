import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface DimensionLineProps {
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
      <span className="rounded-sm bg-tag px-1.5 py-0.5 font-mono text-xs leading-4 whitespace-nowrap text-white">
        {children}
      </span>
      {rule}
      {tick}
    </span>
  )
}

interface MeasureLineProps {
  /** How much of its box the line takes up, from 0 to 1. */
  share: number
  className?: string
}

/** A line with end ticks, as long as what it measures: beside others of its kind it is drawn to scale. */
export function MeasureLine({ share, className }: MeasureLineProps) {
  const end = Math.round(share * 1000) / 10
  return (
    <svg
      aria-hidden="true"
      className={classNames('h-3 w-0 min-w-0 grow overflow-visible', className)}
    >
      <g stroke="currentColor" strokeWidth={1.5}>
        <line x1="0%" x2={`${end}%`} y1="50%" y2="50%" />
        <line x1="0%" x2="0%" y1="0%" y2="100%" />
        <line x1={`${end}%`} x2={`${end}%`} y1="0%" y2="100%" />
      </g>
    </svg>
  )
}
