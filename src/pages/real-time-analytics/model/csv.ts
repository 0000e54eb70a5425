export type Cell = string | number

/**
 * Rows as a CSV file that spreadsheets read: fields quoted where they must be, lines ended by CR LF, and a byte order
 * mark, without which some take UTF-8 for something else.
 * Source: RFC 4180
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`
}

function field(cell: Cell): string {
  const text = String(cell)
  // A spreadsheet would read such a text as a formula.
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
