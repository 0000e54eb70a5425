interface ChartTableProps {
  caption: string
  columns: string[]
  /** The first cell of a row is its head; as a person reads them. */
  rows: string[][]
  /** A last row under a stronger line. */
  total?: string[] | undefined
}

/** The figures of a chart, plainly. */
export function ChartTable({ caption, columns, rows, total }: ChartTableProps) {
  const cells = ([head, ...values]: string[]) => (
    <>
      <th scope="row" className="py-2 pr-4 text-left font-normal" suppressHydrationWarning>
        {head}
      </th>
      {values.map((value, index) => (
        <td
          key={columns[index + 1]}
          className="py-2 pl-4 text-right font-mono text-xs"
          suppressHydrationWarning
        >
          {value}
        </td>
      ))}
    </>
  )
  return (
    <table className="mt-2 w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-2 align-bottom font-semibold ${index === 0 ? 'pr-4 text-left' : 'pl-4 text-right'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]} className="border-b">
            {cells(row)}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-t border-ink font-semibold">{cells(total)}</tr>
        </tfoot>
      )}
    </table>
  )
}
