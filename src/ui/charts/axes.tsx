import { scaleBand, scaleLinear, scaleLog } from '@visx/scale'

/** The labels at the side of a plot, as high as their box. */
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

/** Hairlines across a plot at the axis' ticks; the lowest is its baseline. */
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
  scale: ReturnType<typeof valueScale>
  /** From the lowest to the highest. */
  ticks: number[]
  format: (value: number) => string
}

/**
 * Scales map to percent of the plot's width and height, so that a chart fits any box without measuring and can be
 * prerendered.
 */
export const bandScale = (count: number, paddingInner: number) =>
  scaleBand<number>({
    domain: Array.from({ length: count }, (_, index) => index),
    range: [0, 100],
    paddingInner,
  })

/** @param max  the value at the top */
export const valueScale = (max: number) =>
  scaleLinear<number>({ domain: [0, max], range: [100, 0] })

/** @param from, to  the values at the left and right edge */
export const linearScale = (from: number, to: number) =>
  scaleLinear<number>({ domain: [from, to], range: [0, 100] })

/** Each power of ten as wide as the next. @param from, to  the values at the left and right edge, above 0 */
export const logScale = (from: number, to: number) =>
  scaleLog<number>({ domain: [from, to], range: [0, 100] })
