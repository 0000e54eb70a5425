import { useSnapshot } from 'valtio'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { RankedBars } from '../../../ui/charts/ranked-bars.tsx'
import { fill } from '../../fill.ts'
import { apportion } from '../model/apportion.ts'
import { reachOf } from '../model/totals.ts'
import { DownloadCsv } from './download-csv.tsx'
import type { ChartProps } from './use-formats.ts'
import { useFormats } from './use-formats.ts'

/** Where people were met first, the most frequent above. */
export function ReachChart({ copy, live, className }: ChartProps) {
  const { channels } = useSnapshot(live)
  const { count, percent } = useFormats()
  const words = copy.reach
  const bars = [...channels]
    .sort((a, b) => b.reach - a.reach)
    .map(({ name, reach }) => ({ label: name, value: reach }))
  const total = reachOf(channels)
  // Rounded so that the shares add up to 100.
  const shares = apportion(
    100,
    bars.map(({ value }) => value),
  )
  const columns = [words.channel, words.people, words.share]

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
          rows={bars.map(({ label, value }, index) => [
            label,
            count(value),
            percent(shares[index] ?? 0),
          ])}
          total={[words.total, count(total), percent(100)]}
        />
      }
      actions={
        <DownloadCsv
          copy={copy}
          chart={words}
          rows={() => [
            columns,
            ...bars.map(({ label, value }, index) => [label, value, shares[index] ?? 0]),
            [words.total, total, 100],
          ]}
        />
      }
    >
      <RankedBars
        bars={bars}
        cursorLabel={`${words.title}: ${words.channel}`}
        readout={(index) =>
          fill(words.readout, {
            channel: bars[index]?.label ?? '',
            people: count(bars[index]?.value ?? 0),
            percent: percent(shares[index] ?? 0),
          })
        }
        format={count}
      />
    </ChartFigure>
  )
}
