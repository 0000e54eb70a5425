import type { ScaleTypes } from './scales.ts'

/** The figures at the side of a plot, as high as their box. */
export function ValueAxis({ scale, ticks, format }: AxisProps) {
  return (
    <svg aria-hidden="true" className="h-full w-11 shrink-0 overflow-visible sm:w-12">
      {ticks.map((tick) => (
        <text
          key={tick}
          x="0"
          y={`${scale(tick)}%`}
          dy="0.32em"
          className="fill-ink-soft font-mono text-[0.6875rem]"
          suppressHydrationWarning
        >
          {format(tick)}
        </text>
      ))}
    </svg>
  )
}

/** Hairlines across a plot at the axis' figures; the lowest is its ground. */
export function GridLines({ scale, ticks }: Omit<AxisProps, 'format'>) {
  return ticks.map((tick) => (
    <line
      key={tick}
      x1="0"
      x2="100%"
      y1={`${scale(tick)}%`}
      y2={`${scale(tick)}%`}
      className={tick === ticks[0] ? 'stroke-ink' : 'stroke-line'}
    />
  ))
}

interface AxisProps {
  /** From a value to percent of the height, from the top. */
  scale: ScaleTypes['value']
  /** From the lowest to the highest. */
  ticks: number[]
  format: (value: number) => string
}
