import { classNames } from '../../../../../../ui/class-names.ts'

export interface MeasuredListProps {
  id: string
  title: string
  /** Said where there is nothing to measure. */
  none: string
  items: readonly { name: string; value: string }[]
  /** Which one is marked on the model; -1 for none. */
  marked: number
  onMark: (at: number) => void
}

/** What can be measured, as buttons; a long list scrolls by itself. */
export function MeasuredList({ id, title, none, items, marked, onMark }: MeasuredListProps) {
  return (
    <section aria-label={title} data-measured={id}>
      <p className="kind">{title}</p>
      {items.length === 0 && <p className="mt-2 text-sm text-ink-soft">{none}</p>}
      <ul className="mt-2 max-h-72 overflow-y-auto border-t">
        {items.map(({ name, value }, at) => (
          <li key={name} className="border-b">
            <button
              type="button"
              aria-pressed={marked === at}
              onClick={() => onMark(at)}
              className={classNames(
                'flex min-h-11 w-full items-baseline justify-between gap-4 px-1 py-2 text-left font-mono text-sm',
                marked === at && 'font-semibold text-signal',
              )}
            >
              <span>{name}</span> <span className="tabular-nums">{value}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
