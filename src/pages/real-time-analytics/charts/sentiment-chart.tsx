import { useSnapshot } from 'valtio'
import type { AnalyticsSample } from '../../../../content/schemas/analytics-sample.ts'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { StackedBars } from '../../../ui/charts/stacked-bars.tsx'
import { fill } from '../../fill.ts'
import { daysFrom } from '../model/days.ts'
import { kinds } from '../model/live.ts'
import { sentimentOf } from '../model/totals.ts'
import { DownloadCsv } from './download-csv.tsx'
import type { ChartProps } from './use-formats.ts'
import { useFormats } from './use-formats.ts'

// Whole names, so that Tailwind finds them.
const colours = {
  positive: { fill: 'fill-depth', background: 'bg-depth' },
  neutral: { fill: 'fill-line-strong', background: 'bg-line-strong' },
  negative: { fill: 'fill-signal', background: 'bg-signal' },
}

const series = kinds.map((key) => ({ key, className: colours[key].fill }))

/** Two weeks of opinion, a bar a day; the last one is today and moves with the simulation. */
export function SentimentChart({
  copy,
  sample,
  live,
  className,
}: ChartProps & { sample: AnalyticsSample }) {
  const { regions } = useSnapshot(live)
  const { day, percent } = useFormats()
  const words = copy.sentiment
  const days = [...sample.sentiment, sentimentOf(regions)]
  const dates = daysFrom(sample.firstDay, days.length)
  const bars = days.map((shares, index) => ({ ...shares, label: day(dates[index] ?? '') }))
  const columns = [words.day, ...kinds.map((kind) => words[kind])]

  const readout = (index: number) => {
    const { label = '', positive = 0, neutral = 0, negative = 0 } = bars[index] ?? {}
    const shares = { positive, neutral, negative }
    const inWords = kinds.map((kind) => [kind, percent(shares[kind])])
    return fill(words.readout, { day: label, ...Object.fromEntries(inWords) })
  }

  return (
    <ChartFigure
      className={className ?? ''}
      title={words.title}
      text={words.text}
      legend={kinds.map((kind) => ({ label: words[kind], className: colours[kind].background }))}
      tableLabel={copy.showTable}
      table={
        <ChartTable
          caption={words.title}
          columns={columns}
          rows={bars.map((bar) => [bar.label, ...kinds.map((kind) => percent(bar[kind]))])}
        />
      }
      actions={
        <DownloadCsv
          copy={copy}
          chart={words}
          rows={() => [
            columns,
            ...bars.map((bar, index) => [dates[index] ?? '', ...kinds.map((kind) => bar[kind])]),
          ]}
        />
      }
    >
      <StackedBars
        bars={bars}
        series={series}
        cursorLabel={`${words.title}: ${words.day}`}
        readout={readout}
        format={percent}
      />
    </ChartFigure>
  )
}
