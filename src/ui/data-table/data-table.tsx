import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface DataColumn {
  key: string
  label: string
  /** Figures stand on the right. */
  end?: boolean
}

interface DataRow {
  id: string
  /** One a column; the first names the row. */
  cells: ReactNode[]
}

interface DataTableProps {
  /** Names the table for screen readers. */
  caption: string
  columns: DataColumn[]
  rows: DataRow[]
  sorted?: Sorted
}

/** The column that rows are sorted by. */
interface Sorted {
  key: string
  descending: boolean
}

/** The `aria-sort` of a column. */
export function ariaSort(sorted: Sorted | undefined, key: string) {
  if (key !== sorted?.key) return undefined
  return sorted.descending ? 'descending' : 'ascending'
}

/** Repeats the table roles, since elements with another `display` on phones lose them. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** Rows hung from hairlines. On phones each row is a small sheet of its own, with the labels beside the values. */
export function DataTable({ caption, columns, rows, sorted }: DataTableProps) {
  return (
    <table {...roles.table} className="w-full text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group} className="max-md:sr-only">
        <tr {...roles.row} className="border-b border-ink">
          {columns.map(({ key, label, end }) => (
            <th
              key={key}
              {...roles.column}
              scope="col"
              aria-sort={ariaSort(sorted, key)}
              className={classNames(
                'py-3 pr-5 align-bottom kind last:pr-0',
                end && 'pr-9 text-right',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} className="max-md:block">
        {rows.map(({ id, cells }) => (
          <tr
            key={id}
            {...roles.row}
            data-row={id}
            className="border-b max-md:block max-md:py-4 md:align-middle"
          >
            {columns.map(({ key, label, end }, index) =>
              index === 0 ? (
                <th
                  key={key}
                  {...roles.name}
                  scope="row"
                  className="py-3.5 pr-5 font-semibold max-md:block max-md:py-0 max-md:pb-2"
                >
                  {cells[0]}
                </th>
              ) : (
                <td
                  key={key}
                  {...roles.cell}
                  className={classNames(
                    'py-3.5 pr-5 last:pr-0 max-md:grid max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-md:items-center max-md:gap-4 max-md:py-1.5 max-md:pr-0',
                    end && 'md:pr-9 md:text-right',
                  )}
                >
                  <span aria-hidden="true" className="kind md:hidden">
                    {label}
                  </span>
                  <div className="min-w-0">{cells[index]}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
