import type { ReactNode } from 'react'
import { GridLines, type linearScale, ValueAxis } from '../../../../ui/charts/axes.tsx'
import { ChartFigure, type ChartFigureProps } from '../../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../../ui/charts/chart-table.tsx'
import { classNames } from '../../../../ui/class-names.ts'

/** Of lines and of their entries in the legend; full class names, so that Tailwind finds them. */
const colors = {
  signal: ['stroke-signal', 'bg-signal'],
  depth: ['stroke-depth', 'bg-depth'],
  ink: ['stroke-ink', 'bg-ink'],
  faint: ['stroke-line-strong', 'bg-line-strong'],
} as const

interface Line {
  id: string
  /** Of its entry in the legend; a line without one has none. */
  label?: string
  /** Percent of the plot, from its upper left corner. */
  points: readonly (readonly [x: number, y: number])[]
  color: keyof typeof colors
  width?: number
  dashes?: string | undefined
}

export interface LineFigureProps
  extends Pick<ChartFigureProps, 'title' | 'text' | 'tableLabel' | 'legend' | 'className'> {
  columns: string[]
  /** Of its table; a function is called when the table is opened. */
  rows: string[][] | (() => string[][])
  /** Of the plot. */
  height: string
  scale: ReturnType<typeof linearScale>
  /** From the lowest to the highest. */
  ticks: number[]
  format: (value: number) => string
  /** The figures below, the first at the left edge and the last at the right, evenly apart. */
  across: string[]
  lines: readonly Line[]
  /** What lies behind the lines, and over them. */
  behind?: ReactNode
  children?: ReactNode
}

/**
 * Lines over an axis of time or volume, with the figures of both axes, their legend and their table.
 * @param legend  of what is no line
 */
export function LineFigure(props: LineFigureProps) {
  const { title, text, tableLabel, className, legend = [], columns, rows } = props
  const { height, scale, ticks, format, across, lines, behind, children } = props
  const ofLines = lines.flatMap(({ label, color }) =>
    label ? [{ label, className: colors[color][1] }] : [],
  )
  const entries = [...ofLines, ...legend]
  const table = (figures: string[][]) => (
    <ChartTable caption={title} columns={columns} rows={figures} />
  )
  const last = across.length - 1
  return (
    <ChartFigure
      {...{ title, text, tableLabel, className }}
      {...(entries.length > 0 && { legend: entries })}
      table={typeof rows === 'function' ? () => table(rows()) : table(rows)}
    >
      <div aria-hidden="true">
        <div className={classNames('flex', height)}>
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
              {lines.map(({ id, points, width = 2, dashes, color }) => (
                <path
                  key={id}
                  d={`M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`}
                  vectorEffect="non-scaling-stroke"
                  strokeWidth={width}
                  strokeDasharray={dashes}
                  className={classNames('fill-none', colors[color][0])}
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
    </ChartFigure>
  )
}

/** At most so many of a list, evenly apart, with the first and the last; as many as a table has rows unless told. */
export function sampleEvenly<Item>(items: readonly Item[], most = 12): Item[] {
  const count = Math.min(most, items.length)
  const step = (items.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, at) => items[Math.round(at * step)] as Item)
}
