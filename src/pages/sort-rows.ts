import type { ListViewState } from '../ui/filter-bar/filter-bar.tsx'

/** The column that rows are sorted by. */
export interface Sorting<Key> {
  key: Key
  descending: boolean
}

/**
 * The sort order after a press on a column's header: numbers start descending, names ascending; a second press
 * reverses.
 */
export function nextSorting<Key>(current: Sorting<Key>, key: Key, isName: boolean): Sorting<Key> {
  return { key, descending: current.key === key ? !current.descending : !isName }
}

/**
 * Rows in the order of a value: numbers by size, others by the alphabet. The sort is stable.
 * @param locale  decides the alphabet
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortKeyOf: (row: Row) => string | number,
  descending: boolean,
  locale: string,
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = descending ? -1 : 1
  return rows.toSorted((one, two) => {
    const [a, b] = [sortKeyOf(one), sortKeyOf(two)]
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(`${a}`, `${b}`))
  })
}

/**
 * The rows that pass the filters of a view, in its order; equal ones by name.
 * @param read  what is sorted by and what is filtered by, row by row
 */
export function filterAndSortRows<Row, Key extends string>(
  rows: readonly Row[],
  view: ListViewState<Key>,
  read: {
    nameOf: (row: Row) => string
    sortKeyOf: (row: Row, key: Key) => string | number
    fieldOf: (row: Row, key: string) => unknown
  },
  locale: string,
): Row[] {
  const { filters, sort, descending } = view
  const shown = rows.filter((row) =>
    Object.entries(filters).every(([key, wanted]) => !wanted || read.fieldOf(row, key) === wanted),
  )
  const named = sortRows(shown, read.nameOf, false, locale)
  return sortRows(named, (row) => read.sortKeyOf(row, sort), descending, locale)
}
