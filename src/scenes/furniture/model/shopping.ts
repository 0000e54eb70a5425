import { type CatalogPiece, centimetersOf } from '../../../room-photo/model/design/catalog.ts'
import type { Item } from '../../../room-photo/model/design/item.ts'

/** A row: the number of one piece in one color; meters, in true size whatever the scale. */
export interface ShoppingRow extends Omit<CatalogPiece, 'variants' | 'category'> {
  /** empty for a piece with a single variant */
  color: string
  count: number
  /** how many of them are not in true size */
  altered: number
}

/** The items of a room as a shopping list, in the order of placement. */
export function shoppingList(
  items: readonly Item[],
  pieces: readonly CatalogPiece[],
): ShoppingRow[] {
  const rows = new Map<string, ShoppingRow>()
  for (const { piece, variant, scale } of items) {
    const listed = pieces.find(({ id }) => id === piece)
    if (!listed) continue
    const color = listed.variants.find(({ id }) => id === variant)?.name ?? ''
    const id = `${piece} ${color && variant}`
    const { name, width, depth, height } = listed
    const row = rows.get(id) ?? { id, name, color, width, depth, height, count: 0, altered: 0 }
    rows.set(id, { ...row, count: row.count + 1, altered: row.altered + (scale === 1 ? 0 : 1) })
  }
  return [...rows.values()]
}

/**
 * A list as a CSV file that spreadsheets read: fields quoted where they must be, lines ended by CR LF, and a byte order
 * mark, without which some take UTF-8 for something else.
 * @param titles  of the six columns: piece, color, width, depth, height, count
 * Source: RFC 4180
 */
export function shoppingCsv(titles: readonly string[], rows: readonly ShoppingRow[]): string {
  const lines = rows.map((row) => {
    const { width, depth, height } = centimetersOf(row)
    return [row.name, row.color, ...[width, depth, height, row.count].map(String)]
  })
  return `\uFEFF${[titles, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('')}`
}

/** What a spreadsheet takes for a formula. Source: OWASP, “CSV Injection”; the full-width signs count as well. */
const formula = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/

function field(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
