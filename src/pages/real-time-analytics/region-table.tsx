import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { classNames } from '../../ui/class-names.ts'
import { ariaSort } from '../../ui/data-table/data-table.tsx'
import { useFormats } from '../../ui/formats.tsx'
import { ChevronDownIcon } from '../../ui/icons/shell.tsx'
import { nextSorting, type Sorting, sortRows } from '../sort-rows.ts'
import { type ChartProps, DownloadCsv } from './charts.tsx'
import { type Column, columns, districtsOf, figureColumns, totalOf } from './model/totals.ts'

/** The districts with all their figures, sorted by any of them, over a row that follows from them. */
export function RegionTable({ copy, live }: ChartProps) {
  const snapshot = useSnapshot(live)
  const { language, count, percent } = useFormats()
  const [sorting, setSorting] = useState<Sorting<Column>>({
    key: 'people',
    descending: true,
  })
  const words = copy.regions
  const rows = sortRows(
    districtsOf(snapshot.regions, snapshot.channels),
    (district) => district[sorting.key],
    sorting.descending,
    language,
  )
  const total = totalOf(snapshot.regions, snapshot.channels)
  const line = (name: string, figures: typeof total, weight: string) => (
    <>
      <th scope="row" className={classNames('sticky left-0 bg-paper py-3 pr-4 text-left', weight)}>
        {name}
      </th>
      {figureColumns.map((column) => (
        <td
          key={column}
          className={classNames('py-3 pl-5 text-right font-mono text-xs', weight)}
          suppressHydrationWarning
        >
          {(column === 'people' || column === 'sessions' ? count : percent)(figures[column])}
        </td>
      ))}
    </>
  )

  return (
    <>
      <div className="scroll-fade mt-10 overflow-x-auto lg:mt-14">
        {/* Cells carry the lines: the ground of a column that stays would lie over those of collapsed rows. */}
        <table className="w-full border-separate border-spacing-0 [&_tbody_tr:last-child>*]:border-ink [&_tbody_tr>*]:border-b [&_thead_th]:border-b [&_thead_th]:border-ink">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={ariaSort(sorting, column)}
                  className={column === 'district' ? 'sticky left-0 bg-paper text-left' : 'pl-5'}
                >
                  <button
                    type="button"
                    onClick={() => setSorting(nextSorting(sorting, column, column === 'district'))}
                    className={classNames(
                      'flex min-h-11 items-center gap-1 text-sm font-semibold whitespace-nowrap hover:underline no-scripts:pointer-events-none',
                      column !== 'district' && 'ml-auto flex-row-reverse',
                    )}
                  >
                    {words[column]}
                    <ChevronDownIcon
                      className={classNames(
                        'size-4',
                        sorting.key !== column && 'invisible',
                        !sorting.descending && 'rotate-180',
                      )}
                    />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ district, ...figures }) => (
              <tr key={district}>{line(district, figures, 'font-normal')}</tr>
            ))}
          </tbody>
          <tfoot>
            <tr>{line(words.total, total, 'font-semibold')}</tr>
          </tfoot>
        </table>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="max-w-2xl text-sm text-ink-soft">{words.note}</p>
        <div className="-ml-3.5 lg:-mr-3.5 lg:ml-0">
          <DownloadCsv
            copy={copy}
            chart={words}
            rows={() => [
              columns.map((column) => words[column]),
              ...rows.map((row) => columns.map((column) => row[column])),
              [words.total, ...figureColumns.map((column) => total[column])],
            ]}
          />
        </div>
      </div>
    </>
  )
}
