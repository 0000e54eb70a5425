import { SelectField } from '../field/select-field.tsx'
import { ArrowUpIcon } from '../icons/tools.tsx'

interface Option {
  value: string
  label: string
}

interface FilterBarProps {
  filters: { key: string; label: string; value: string; options: Option[] }[]
  onFilter: (key: string, value: string) => void
  sort: { label: string; value: string; options: Option[] }
  onSort: (key: string) => void
  descending: boolean
  /** Names the way of the order as it is now. */
  orderLabel: string
  onOrder: () => void
  /** How many are shown of how many. */
  result: string
}

/** What a list shows and in which order: the browser's own lists, side by side. */
export function FilterBar(props: FilterBarProps) {
  const { filters, onFilter, sort, onSort, descending, orderLabel, onOrder, result } = props
  return (
    <div className="needs-scripts flex flex-wrap items-end gap-x-4 gap-y-3">
      {filters.map(({ key, label, value, options }) => (
        <SelectField
          key={key}
          label={label}
          value={value}
          options={options}
          onChange={(event) => onFilter(key, event.target.value)}
          className="max-sm:grow max-sm:basis-[calc(50%-0.5rem)] sm:w-44"
        />
      ))}
      <div className="flex items-end gap-2 max-sm:basis-full">
        <SelectField
          label={sort.label}
          value={sort.value}
          options={sort.options}
          onChange={(event) => onSort(event.target.value)}
          className="max-sm:grow sm:w-40"
        />
        <button
          type="button"
          aria-label={orderLabel}
          title={orderLabel}
          onClick={onOrder}
          className="icon-button border border-line-strong"
        >
          <ArrowUpIcon className={descending ? 'rotate-180' : ''} />
        </button>
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
