/** The column that rows are sorted by. */
export interface Sorting<Key> {
  key: Key
  descending: boolean
}

/**
 * The sort order after a press on a column's header: numbers start descending, names ascending; a second press
 * reverses.
 */
export function sortBy<Key>(current: Sorting<Key>, key: Key, isName: boolean): Sorting<Key> {
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
