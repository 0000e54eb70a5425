export type Direction = 'ascending' | 'descending'

export interface Sorting<Key> {
  key: Key
  direction: Direction
}

/** What a press on the head of a column leads to: numbers begin with the highest, names with A; again turns round. */
export function sortBy<Key>(current: Sorting<Key>, key: Key, isName: boolean): Sorting<Key> {
  if (current.key !== key) return { key, direction: isName ? 'ascending' : 'descending' }
  return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * Rows in a new order; equal ones stay as they stood.
 * @param locale  by whose rules names are ordered
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
