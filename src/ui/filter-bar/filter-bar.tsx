import { IconButton } from '../button/icon-button.tsx'
import { SelectField } from '../field/select-field.tsx'
import { ArrowUpIcon } from '../icons/tools.tsx'

/** What of a list is shown, and in which order. */
export interface ListViewState<Key extends string = string> {
  /** Values by field; a missing or empty one is not filtered. */
  filters: Partial<Record<string, string>>
  sort: Key
  descending: boolean
}

interface FilterBarProps<Key extends string> {
  view: ListViewState<Key>
  onView: (view: ListViewState<Key>) => void
  /** The options start with the one of value '', which filters nothing. */
  filters: { key: string; label: string; options: { value: string; label: string }[] }[]
  sortLabel: string
  sorts: { value: Key; label: string }[]
  /** Names the way of the order as it is now. */
  orderLabel: string
  /** How many are shown of how many. */
  result: string
}

/** What a list shows and in which order: the browser's own lists, side by side. */
export function FilterBar<Key extends string>(props: FilterBarProps<Key>) {
  const { view, onView, filters, sortLabel, sorts, orderLabel, result } = props
  const { descending } = view
  return (
    <div className="needs-scripts flex flex-wrap items-end gap-x-4 gap-y-3">
      {filters.map(({ key, label, options }) => (
        <SelectField
          key={key}
          label={label}
          value={view.filters[key] ?? ''}
          options={options}
          onChange={({ target }) =>
            onView({ ...view, filters: { ...view.filters, [key]: target.value } })
          }
          className="max-sm:grow max-sm:basis-[calc(50%-0.5rem)] sm:w-44"
        />
      ))}
      <div className="flex items-end gap-2 max-sm:basis-full">
        <SelectField
          label={sortLabel}
          value={view.sort}
          options={sorts}
          onChange={({ target }) => onView({ ...view, sort: target.value as Key })}
          className="max-sm:grow sm:w-40"
        />
        <IconButton
          name={orderLabel}
          onClick={() => onView({ ...view, descending: !descending })}
          className="border border-line-strong"
        >
          <ArrowUpIcon className={descending ? 'rotate-180' : ''} />
        </IconButton>
      </div>
      <p
        role="status"
        className="ml-auto pb-3 font-mono text-xs text-ink-soft max-sm:ml-0 max-sm:pb-0"
      >
        {result}
      </p>
    </div>
  )
}
