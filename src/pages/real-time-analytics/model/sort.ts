export type Direction = 'ascending' | 'descending'

export interface Sorting<Key> {
  key: Key
  direction: Direction
}

/**
 * The sort order after a press on a column's header: numbers start descending, names ascending; a second press
 * reverses.
 */
export function sortBy<Key>(current: Sorting<Key>, key: Key, isName: boolean): Sorting<Key> {
  if (current.key !== key) return { key, direction: isName ? 'ascending' : 'descending' }
  return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * Rows in the sort order; the sort is stable.
 * @param locale  decides the alphabet
 */
export function sorted<Key extends string, Row extends Record<Key, string | number>>(
  rows: readonly Row[],
  { key, direction }: Sorting<Key>,
  locale: string,
): Row[] {
  const { compare } = new Intl.Collator(locale)
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, two) => {
    const [a, b] = [one[key], two[key]]
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(`${a}`, `${b}`))
  })
}
