import { BarStack } from '@visx/shape'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { bandScale } from './axes.tsx'
import { PercentPlot, percentScale } from './percent-plot.tsx'

export interface Series<Key extends string> {
  key: Key
  /** The color, such as `fill-depth`. */
  className: string
}

interface StackedBarsProps<Key extends string> {
  /** One bar each; its values add up to 100. */
  bars: (Record<Key, number> & { label: string })[]
  /** From the ground up. */
  series: Series<Key>[]
  cursorLabel: string
  readout: (index: number) => string
  format: (value: number) => string
}

/** Shares of a whole over time. Where it is narrow, every fourth label is enough. */
export function StackedBars<Key extends string>(props: StackedBarsProps<Key>) {
  const { bars, series, cursorLabel, readout, format } = props
  const [index, setIndex] = useState(bars.length - 1)
  const x = bandScale(bars.length, 0.16)
  const center = (bar: number) => `${(x(bar) ?? 0) + x.bandwidth() / 2}%`
  const numbered = bars.map((bar, at) => ({ ...bar, at }))

  return (
    <PercentPlot
      className="h-64 sm:h-80"
      format={format}
      cursor={{ label: cursorLabel, count: bars.length, index, readout, onIndex: setIndex }}
      labels={bars.map((bar, at) => (
        <text
          key={bar.label}
          x={center(at)}
          y="20"
          textAnchor="middle"
          className={classNames(
            'font-mono text-[0.6875rem]',
            at === index ? 'fill-ink' : 'fill-ink-soft',
            (bars.length - 1 - at) % 4 !== 0 && 'max-lg:hidden',
          )}
          suppressHydrationWarning
        >
          {bar.label}
        </text>
      ))}
    >
      <BarStack
        data={numbered}
        keys={series.map(({ key }) => key)}
        x={({ at }) => at}
        xScale={x}
        yScale={percentScale}
        color={(key) => series.find((one) => one.key === key)?.className ?? ''}
      >
        {(stacks) =>
          stacks.map((stack) =>
            stack.bars.map((bar) => (
              <rect
                key={bar.index}
                x={`${bar.x}%`}
                y={`${bar.y}%`}
                width={`${bar.width}%`}
                height={`${bar.height}%`}
                strokeWidth={1.5}
                className={classNames('stroke-paper transition-[y,height] duration-300', bar.color)}
              />
            )),
          )
        }
      </BarStack>
      <line
        x1={`${x(index)}%`}
        x2={`${(x(index) ?? 0) + x.bandwidth()}%`}
        y1="100%"
        y2="100%"
        strokeWidth={4}
        className="stroke-ink"
      />
    </PercentPlot>
  )
}
