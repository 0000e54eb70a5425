import { useState } from 'react'
import { Bar } from '../poll-bars/poll-bars.tsx'
import { ChartCursor, Readout } from './chart-cursor.tsx'

interface RankedBarsProps {
  bars: { label: string; value: number }[]
  cursorLabel: string
  readout: (index: number) => string
  format: (value: number) => string
}

/** Counts side by side: a row each, with its name and figure over the bar. */
export function RankedBars({ bars, cursorLabel, readout, format }: RankedBarsProps) {
  const [index, setIndex] = useState(0)
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <>
      <div className="relative">
        <ul aria-hidden="true">
          {bars.map(({ label, value }, row) => (
            <li key={label} className="pt-1.5 pb-2.5">
              <span className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
                <span className={row === index ? 'font-semibold' : ''}>{label}</span>
                <span className="font-mono text-xs" suppressHydrationWarning>
                  {format(value)}
                </span>
              </span>
              <Bar percent={(value / most) * 100} className="mt-1.5 text-depth" />
            </li>
          ))}
        </ul>
        <ChartCursor
          vertical
          label={cursorLabel}
          count={bars.length}
          index={index}
          readout={readout}
          onIndex={setIndex}
        />
      </div>
      <Readout>{readout(index)}</Readout>
    </>
  )
}
