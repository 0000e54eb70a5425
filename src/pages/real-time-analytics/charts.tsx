import { useSnapshot } from 'valtio'
import type { AnalyticsSample } from '../../../content/schemas/analytics-sample.ts'
import type { RealTimeAnalytics } from '../../../content/schemas/real-time-analytics.ts'
import { wholePercents } from '../../math/whole-percents.ts'
import { Button } from '../../ui/button/button.tsx'
import { AreaLine } from '../../ui/charts/area-line.tsx'
import { ChartFigure, type ChartFigureProps } from '../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../ui/charts/chart-table.tsx'
import { RankedBars } from '../../ui/charts/ranked-bars.tsx'
import { StackedBars } from '../../ui/charts/stacked-bars.tsx'
import { download } from '../../ui/download.ts'
import { useFormats } from '../../ui/formats.tsx'
import { interpolate } from '../interpolate.ts'
import { type Cell, toCsv } from './model/csv.ts'
import { daysFrom } from './model/days.ts'
import { type LiveAnalytics, sentiments } from './model/live.ts'
import { engagementOf, reachOf, sentimentOf } from './model/totals.ts'

export interface ChartProps {
  copy: RealTimeAnalytics['charts']
  live: LiveAnalytics
  className?: string
}

type SampleChartProps = ChartProps & { sample: AnalyticsSample }

// Full class names, so that Tailwind finds them.
const colors = {
  positive: { fill: 'fill-depth', background: 'bg-depth' },
  neutral: { fill: 'fill-line-strong', background: 'bg-line-strong' },
  negative: { fill: 'fill-signal', background: 'bg-signal' },
}

const series = sentiments.map((key) => ({ key, className: colors[key].fill }))

/** Two weeks of opinion, a bar a day; the last one is today and moves with the simulation. */
export function SentimentChart({ copy, sample, live, className }: SampleChartProps) {
  const { regions } = useSnapshot(live)
  const { day, percent } = useFormats()
  const words = copy.sentiment
  const days = [...sample.sentiment, sentimentOf(regions)]
  const dates = daysFrom(sample.firstDay, days.length)
  const bars = days.map((shares, index) => ({ ...shares, label: day(dates[index] ?? '') }))
  const readout = (index: number) => {
    const { label = '', positive = 0, neutral = 0, negative = 0 } = bars[index] ?? {}
    const shares = { positive, neutral, negative }
    const inWords = sentiments.map((kind) => [kind, percent(shares[kind])])
    return interpolate(words.readout, { day: label, ...Object.fromEntries(inWords) })
  }
  return (
    <DataChart
      className={className}
      copy={copy}
      chart={words}
      legend={sentiments.map((kind) => ({
        label: words[kind],
        className: colors[kind].background,
      }))}
      columns={[words.day, ...sentiments.map((kind) => words[kind])]}
      rows={bars.map((bar, index) => [dates[index] ?? '', ...sentiments.map((kind) => bar[kind])])}
      formats={[day, percent, percent, percent]}
    >
      <StackedBars
        bars={bars}
        series={series}
        cursorLabel={`${words.title}: ${words.day}`}
        readout={readout}
        format={percent}
      />
    </DataChart>
  )
}

const HOURS = 24

/** The day so far, hour by hour; the last hour moves with the simulation. */
export function EngagementChart({ copy, sample, live, className }: SampleChartProps) {
  const { regions } = useSnapshot(live)
  const { hour, percent } = useFormats()
  const words = copy.engagement
  const values = [...sample.engagement, engagementOf(regions)]
  return (
    <DataChart
      className={className}
      copy={copy}
      chart={words}
      columns={[words.hour, words.active]}
      rows={values.map((value, index) => [`${index}:00`, value])}
      formats={[(time) => hour(Number.parseInt(time, 10)), percent]}
    >
      <AreaLine
        values={values}
        steps={HOURS}
        lastLabel={words.now}
        stepLabel={hour}
        cursorLabel={`${words.title}: ${words.hour}`}
        readout={(index) =>
          interpolate(words.readout, { hour: hour(index), percent: percent(values[index] ?? 0) })
        }
        format={percent}
      />
    </DataChart>
  )
}

/** Where people were met first, the most frequent above. */
export function ReachChart({ copy, live, className }: ChartProps) {
  const { channels } = useSnapshot(live)
  const { count, percent } = useFormats()
  const words = copy.reach
  const bars = channels
    .toSorted((a, b) => b.reach - a.reach)
    .map(({ name, reach }) => ({ label: name, value: reach }))
  const shares = wholePercents(bars.map(({ value }) => value))
  return (
    <DataChart
      className={className}
      copy={copy}
      chart={words}
      columns={[words.channel, words.people, words.share]}
      rows={bars.map(({ label, value }, index) => [label, value, shares[index] ?? 0])}
      total={[words.total, reachOf(channels), 100]}
      formats={[String, count, percent]}
    >
      <RankedBars
        bars={bars}
        cursorLabel={`${words.title}: ${words.channel}`}
        readout={(index) =>
          interpolate(words.readout, {
            channel: bars[index]?.label ?? '',
            people: count(bars[index]?.value ?? 0),
            percent: percent(shares[index] ?? 0),
          })
        }
        format={count}
      />
    </DataChart>
  )
}

type Formats = [head: (cell: string) => string, ...values: ((cell: number) => string)[]]
type Row = [head: string, ...values: number[]]

interface DataChartProps extends Pick<ChartFigureProps, 'legend' | 'children'> {
  copy: RealTimeAnalytics['charts']
  chart: { title: string; text: string; file: string }
  columns: string[]
  /** As they are saved. */
  rows: Row[]
  total?: Row
  /** How the table writes the cells of each column. */
  formats: Formats
  className: string | undefined
}

/** A chart with the table that it was drawn from, to be read and to be saved. */
function DataChart(props: DataChartProps) {
  const { copy, chart, columns, rows, total, formats, className = '', children, legend } = props
  const [head, ...others] = formats
  const written = ([name, ...values]: Row) => [
    name === total?.[0] ? name : head(name),
    ...values.map((value, index) => others[index]?.(value) ?? ''),
  ]
  return (
    <ChartFigure
      className={className}
      title={chart.title}
      text={chart.text}
      {...(legend && { legend })}
      tableLabel={copy.showTable}
      table={
        <ChartTable
          caption={chart.title}
          columns={columns}
          rows={rows.map(written)}
          total={total && written(total)}
        />
      }
      actions={
        <DownloadCsv
          copy={copy}
          chart={chart}
          rows={() => [columns, ...rows, ...(total ? [total] : [])]}
        />
      }
    >
      {children}
    </ChartFigure>
  )
}

export interface DownloadCsvProps {
  copy: { download: string; downloadAbout: string }
  chart: { title: string; file: string }
  /** With the names of the columns first; read when the button is pressed. */
  rows: () => Cell[][]
}

/** Saves what a chart shows now. */
export function DownloadCsv({ copy, chart, rows }: DownloadCsvProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      className="needs-scripts min-h-11"
      aria-label={interpolate(copy.downloadAbout, { chart: chart.title })}
      onClick={() => download(new Blob([toCsv(rows())], { type: 'text/csv' }), `${chart.file}.csv`)}
    >
      {copy.download}
    </Button>
  )
}
