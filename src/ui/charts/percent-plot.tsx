import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { GridLines, ValueAxis, valueScale } from './axes.tsx'
import { ChartCursor, type ChartCursorProps, Readout } from './chart-cursor.tsx'

/** Of a value from 0 to 100. */
export const percentScale = valueScale(100)

const ticks = [0, 25, 50, 75, 100]

export interface PercentPlotProps {
  /** Its height. */
  className: string
  format: (value: number) => string
  cursor: ChartCursorProps
  /** What stands below the plot, in its width. */
  labels: ReactNode
  /** The drawing, in percent of the plot's width and height. */
  children: ReactNode
}

/** A plot of percentages with its axis, its cursor and what that reads. */
export function PercentPlot(props: PercentPlotProps) {
  const { className, format, cursor, labels, children } = props
  return (
    <>
      <div className={classNames('flex', className)}>
        <ValueAxis scale={percentScale} ticks={ticks} format={format} />
        <div className="relative h-full min-w-0 grow">
          <svg aria-hidden="true" className="size-full overflow-visible">
            <GridLines scale={percentScale} ticks={ticks} />
            {children}
          </svg>
          <ChartCursor {...cursor} />
        </div>
      </div>
      <svg
        aria-hidden="true"
        className="ml-11 h-7 w-[calc(100%-2.75rem)] overflow-visible sm:ml-12 sm:w-[calc(100%-3rem)]"
      >
        {labels}
      </svg>
      <Readout>{cursor.readout(cursor.index)}</Readout>
    </>
  )
}
