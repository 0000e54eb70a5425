import type { ListViewState } from '../../../ui/filter-bar/filter-bar.tsx'
import { filterAndSortRows } from '../../sort-rows.ts'
import type { Plan, PlanRow, Subject } from './kinds.ts'
import { fieldValue, findRow, nameOf } from './plan.ts'
import { type ColumnKey, columnOf, subjectTables } from './subject-tables.ts'

/** The initial view of a list: everything, sorted by its first field. */
export const initialListView = (subject: Subject): ListViewState<ColumnKey> => ({
  filters: {},
  sort: subjectTables[subject].sorts[0] ?? 'name',
  descending: false,
})

/** The filtered and sorted rows; equal ones by name. `locale` decides the alphabet. */
export const listPlanRows = (
  plan: Plan,
  subject: Subject,
  view: ListViewState<ColumnKey>,
  locale: string,
): PlanRow[] =>
  filterAndSortRows(
    plan[subject],
    view,
    {
      nameOf: (row) => nameOf(subject, row),
      sortKeyOf: (row, key) => sortValue(plan, subject, row, key),
      fieldOf: (row, key) => row[key],
    },
    locale,
  )

/** Choices sort in the order of their values, people and places by name, and a date together with its time. */
function sortValue(plan: Plan, subject: Subject, row: PlanRow, key: ColumnKey): string | number {
  const { kind, values } = columnOf(subject, key)
  const value = fieldValue(plan, subject, row, key)
  const words: readonly (string | number)[] | undefined = values
  if (words) return words.indexOf(value)
  if (kind === 'date') return `${value}T${row.time ?? ''}`
  if (kind === 'person') return nameOfId(plan, 'volunteers', String(value))
  if (kind === 'place') return nameOfId(plan, 'venues', String(value))
  return value
}

/** The name that an id stands for. */
export function nameOfId(plan: Plan, subject: Subject, id: string): string {
  const row = findRow(plan, subject, id)
  return row ? nameOf(subject, row) : ''
}
