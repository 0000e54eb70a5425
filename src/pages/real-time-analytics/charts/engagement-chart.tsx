import { useSnapshot } from 'valtio'
import type { AnalyticsSample } from '../../../../content/schemas/analytics-sample.ts'
import { AreaLine } from '../../../ui/charts/area-line.tsx'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { fill } from '../../fill.ts'
import { engagementOf } from '../model/totals.ts'
import { DownloadCsv } from './download-csv.tsx'
import type { ChartProps } from './use-formats.ts'
import { useFormats } from './use-formats.ts'

const HOURS = 24

/** The day so far, hour by hour; the last hour moves with the simulation. */
export function EngagementChart({
  copy,
  sample,
  live,
  className,
}: ChartProps & { sample: AnalyticsSample }) {
  const { regions } = useSnapshot(live)
  const { hour, percent } = useFormats()
  const words = copy.engagement
  const values = [...sample.engagement, engagementOf(regions)]
  const columns = [words.hour, words.active]
  const readout = (index: number) =>
    fill(words.readout, { hour: hour(index), percent: percent(values[index] ?? 0) })

  return (
    <ChartFigure
      className={className ?? ''}
      title={words.title}
      text={words.text}
      tableLabel={copy.showTable}
      table={
        <ChartTable
          caption={words.title}
          columns={columns}
          rows={values.map((value, index) => [hour(index), percent(value)])}
        />
      }
      actions={
        <DownloadCsv
          copy={copy}
          chart={words}
          rows={() => [columns, ...values.map((value, index) => [`${index}:00`, value])]}
        />
      }
    >
      <AreaLine
        values={values}
        steps={HOURS}
        lastLabel={words.now}
        stepLabel={hour}
        cursorLabel={`${words.title}: ${words.hour}`}
        readout={readout}
        format={percent}
      />
    </ChartFigure>
  )
}
