import { BarStack } from '@visx/shape'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { bandScale, GridLines, ValueAxis, valueScale } from './axes.tsx'
import { ChartCursor, Readout } from './chart-cursor.tsx'

export interface Series<Key extends string> {
  key: Key
  /** The colour, such as `fill-depth`. */
  className: string
}

export interface StackedBarsProps<Key extends string> {
  /** One bar each; its values add up to 100. */
  bars: (Record<Key, number> & { label: string })[]
  /** From the ground up. */
  series: Series<Key>[]
  cursorLabel: string
  readout: (index: number) => string
  format: (value: number) => string
}

const ticks = [0, 25, 50, 75, 100]
const y = valueScale(100)

/** Shares of a whole over time. Where it is narrow, every fourth label is enough. */
export function StackedBars<Key extends string>(props: StackedBarsProps<Key>) {
  const { bars, series, cursorLabel, readout, format } = props
  const [index, setIndex] = useState(bars.length - 1)
  const x = bandScale(bars.length, 0.16)
  const centre = (bar: number) => `${(x(bar) ?? 0) + x.bandwidth() / 2}%`
  const numbered = bars.map((bar, at) => ({ ...bar, at }))

  return (
    <>
      <div className="flex h-64 sm:h-80">
        <ValueAxis scale={y} ticks={ticks} format={format} />
        <div className="relative h-full min-w-0 grow">
          <svg aria-hidden="true" className="size-full overflow-visible">
            <GridLines scale={y} ticks={ticks} />
            <BarStack
              data={numbered}
              keys={series.map(({ key }) => key)}
              x={({ at }) => at}
              xScale={x}
              yScale={y}
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
                      className={classNames(
                        'stroke-paper transition-[y,height] duration-300',
                        bar.color,
                      )}
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
          </svg>
          <ChartCursor
            label={cursorLabel}
            count={bars.length}
            index={index}
            readout={readout}
            onIndex={setIndex}
          />
        </div>
      </div>
      <svg
        aria-hidden="true"
        className="ml-11 h-7 w-[calc(100%-2.75rem)] overflow-visible sm:ml-12 sm:w-[calc(100%-3rem)]"
      >
        {bars.map((bar, at) => (
          <text
            key={bar.label}
            x={centre(at)}
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
      </svg>
      <Readout>{readout(index)}</Readout>
    </>
  )
}
