import { sortRows } from '../../sort-rows.ts'
import type { ColumnKey, Plan, PlanRow, Subject } from './kinds.ts'
import { fieldOf, findRow, nameOf } from './plan.ts'
import { columnOf, rules } from './rules.ts'

/** Filter and sort order of a list. */
export interface ListView {
  /** values by field; a missing field is not filtered */
  filters: Partial<Record<ColumnKey, string>>
  sort: ColumnKey
  descending: boolean
}

/** The initial view of a list: everything, sorted by its first field. */
export const initialListView = (subject: Subject): ListView => ({
  filters: {},
  sort: rules[subject].sorts[0] ?? 'name',
  descending: false,
})

/** The filtered and sorted rows; equal ones by name. `locale` decides the alphabet. */
export function chooseRows(
  plan: Plan,
  subject: Subject,
  choice: ListView,
  locale: string,
): PlanRow[] {
  const wanted = Object.entries(choice.filters).filter(([, value]) => value)
  const shown = plan[subject].filter((row) => wanted.every(([key, value]) => row[key] === value))
  const named = sortRows(shown, (row) => nameOf(subject, row), false, locale)
  const sortKeyOf = (row: PlanRow) => sortValue(plan, subject, row, choice.sort)
  return sortRows(named, sortKeyOf, choice.descending, locale)
}

/** Choices sort in the order of their values, people and places by name, and a date together with its time. */
function sortValue(plan: Plan, subject: Subject, row: PlanRow, key: ColumnKey): string | number {
  const { kind, values } = columnOf(subject, key)
  const value = fieldOf(plan, subject, row, key)
  const words: readonly (string | number)[] | undefined = values
  if (words) return words.indexOf(value)
  if (kind === 'date') return `${value}T${row.time ?? ''}`
  if (kind === 'person') return nameIn(plan, 'volunteers', String(value))
  if (kind === 'place') return nameIn(plan, 'venues', String(value))
  return value
}

/** The name that an id stands for. */
export function nameIn(plan: Plan, subject: Subject, id: string): string {
  const row = findRow(plan, subject, id)
  return row ? nameOf(subject, row) : ''
}
