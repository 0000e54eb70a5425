import type { ReactNode } from 'react'
import { GridLines, type linearScale, ValueAxis } from '../../../../ui/charts/axes.tsx'
import { classNames } from '../../../../ui/class-names.ts'

export interface PlotLine {
  id: string
  /** Percent of the plot, from its upper left corner. */
  points: readonly (readonly [x: number, y: number])[]
  /** Of the stroke. */
  className: string
  width?: number
  dashes?: string | undefined
}

export interface LinePlotProps {
  /** Of the plot, its height. */
  className: string
  scale: ReturnType<typeof linearScale>
  /** From the lowest to the highest. */
  ticks: number[]
  format: (value: number) => string
  /** The figures below, the first at the left edge and the last at the right, evenly apart. */
  across: string[]
  lines: readonly PlotLine[]
  /** What lies behind the lines, and over them. */
  behind?: ReactNode
  children?: ReactNode
}

/** Lines over an axis of time or volume, with its figures below and those of the values beside. */
export function LinePlot(props: LinePlotProps) {
  const { className, scale, ticks, format, across, lines, behind, children } = props
  const last = across.length - 1
  return (
    <div aria-hidden="true">
      <div className={classNames('flex', className)}>
        <ValueAxis {...{ scale, ticks, format }} />
        <svg aria-hidden="true" className="h-full min-w-0 grow overflow-visible">
          {behind}
          <GridLines {...{ scale, ticks }} />
          {/* A path knows no percentages: it is drawn in a box of 100 by 100 that is stretched. */}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="size-full overflow-visible"
          >
            {lines.map(({ id, points, width = 2, dashes, className: stroke }) => (
              <path
                key={id}
                d={`M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`}
                vectorEffect="non-scaling-stroke"
                strokeWidth={width}
                strokeDasharray={dashes}
                className={classNames('fill-none', stroke)}
                data-series={id}
              />
            ))}
          </svg>
          {children}
        </svg>
      </div>
      <div className="ml-11 sm:ml-12">
        <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
          {across.map((label, index) => (
            <text
              key={label}
              x={`${(index / last) * 100}%`}
              y="16"
              textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
              className="fill-ink-soft font-mono text-[0.6875rem]"
            >
              {label}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}

/** Lines of a plot's table. */
const tableRows = 12

/** Which of so many points stand in the table: the first and the last among them, evenly apart. */
export const pointsInTable = (count: number): number[] =>
  Array.from({ length: Math.min(tableRows, count) }, (_, row) =>
    Math.round((row * (count - 1)) / Math.max(1, Math.min(tableRows, count) - 1)),
  )
