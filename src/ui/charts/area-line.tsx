import { AreaClosed, LinePath } from '@visx/shape'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { linearScale } from './axes.tsx'
import { PercentPlot, percentScale as y } from './percent-plot.tsx'

interface AreaLineProps {
  /** Values from 0 to 100, one a step. */
  values: number[]
  /** Number of steps across the plot; more than values when the rest is still to come. */
  steps: number
  /** Marks the last value. */
  lastLabel: string
  /** Names the steps below the plot, those at every sixth. */
  stepLabel: (step: number) => string
  cursorLabel: string
  readout: (index: number) => string
  format: (value: number) => string
}

const LABEL_EVERY = 6

/** A percentage over time as a line over its area, with the last value marked. */
export function AreaLine(props: AreaLineProps) {
  const { values, steps, lastLabel, stepLabel, cursorLabel, readout, format } = props
  const last = values.length - 1
  const [chosen, setChosen] = useState<number>()
  const index = chosen ?? last
  const x = linearScale(0, steps)
  const points = values.map((value, step) => ({ value, step }))
  const place = {
    x: (point: { step: number }) => x(point.step),
    y: (point: { value: number }) => y(point.value),
  }
  const at = (step: number) => ({ cx: `${x(step)}%`, cy: `${y(values[step] ?? 0)}%` })
  const marks = Array.from({ length: steps / LABEL_EVERY + 1 }, (_, mark) => mark * LABEL_EVERY)

  return (
    <PercentPlot
      className="h-56 sm:h-72"
      format={format}
      cursor={{
        label: cursorLabel,
        count: values.length,
        index,
        readout,
        indexAt: (share) => Math.round(x.invert(share * 100)),
        onIndex: (next) => setChosen(next === last ? undefined : next),
      }}
      labels={marks.map((step) => (
        <text
          key={step}
          x={`${x(step)}%`}
          y="20"
          textAnchor={step === 0 ? 'start' : step === steps ? 'end' : 'middle'}
          className="fill-ink-soft font-mono text-[0.6875rem]"
          suppressHydrationWarning
        >
          {stepLabel(step)}
        </text>
      ))}
    >
      {/* A path knows no percentages: it is drawn in a box of 100 by 100 that is stretched. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="size-full overflow-visible"
      >
        <AreaClosed data={points} yScale={y} {...place} className="fill-depth/12" />
        <LinePath
          data={points}
          {...place}
          fill="none"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className="stroke-depth"
        />
      </svg>
      <line
        x1={`${x(index)}%`}
        x2={`${x(index)}%`}
        y1="0"
        y2="100%"
        className="stroke-line-strong [stroke-dasharray:2_3]"
      />
      <circle {...at(last)} r="5" strokeWidth={2} className="fill-signal stroke-paper" />
      <circle
        {...at(index)}
        r="4"
        strokeWidth={2}
        className={classNames(
          'stroke-depth',
          index === last ? 'fill-none stroke-none' : 'fill-paper',
        )}
      />
      <text
        x={`${x(last)}%`}
        y={`${y(values[last] ?? 0)}%`}
        dx="10"
        dy="4"
        className="fill-ink font-kind text-xs"
      >
        {lastLabel}
      </text>
    </PercentPlot>
  )
}
