import { classNames } from '../class-names.ts'

export interface MeasureLineProps {
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
