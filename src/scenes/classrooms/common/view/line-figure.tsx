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

export interface PlotLine {
  id: string
  /** Percent of the plot, from its upper left corner. */
  points: readonly (readonly [x: number, y: number])[]
  color: keyof typeof colors
  width?: number
  dashes?: string | undefined
}

interface LinePlotProps {
  /** Of the plot. */
  height: string
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

export interface LineFigureProps
  extends LinePlotProps,
    Pick<ChartFigureProps, 'title' | 'text' | 'tableLabel' | 'legend' | 'className'> {
  lines: readonly (PlotLine & { label: string })[]
  columns: string[]
  /** Of its table; a function is called when the table is opened. */
  rows: string[][] | (() => string[][])
}

/** Lines over an axis of time or volume, with their legend and their table. @param legend  of what is no line */
export function LineFigure(props: LineFigureProps) {
  const { title, legend = [], columns, rows, ...plot } = props
  const ofLines = plot.lines.map(({ label, color }) => ({ label, className: colors[color][1] }))
  const table = (figures: string[][]) => (
    <ChartTable caption={title} columns={columns} rows={figures} />
  )
  return (
    <ChartFigure
      {...plot}
      title={title}
      legend={[...ofLines, ...legend]}
      table={typeof rows === 'function' ? () => table(rows()) : table(rows)}
    >
      <LinePlot {...plot} />
    </ChartFigure>
  )
}

/** Lines with the figures of the axis below and those of the values beside. */
export function LinePlot(props: LinePlotProps) {
  const { height, scale, ticks, format, across, lines, behind, children } = props
  const last = across.length - 1
  return (
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
  )
}

/** At most so many of a list, evenly apart, with the first and the last; as many as a table has rows unless told. */
export function evenly<Item>(items: readonly Item[], most = 12): Item[] {
  const count = Math.min(most, items.length)
  const step = (items.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, at) => items[Math.round(at * step)] as Item)
}
