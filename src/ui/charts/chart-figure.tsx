import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Heading } from '../layout/heading.tsx'

export interface ChartFigureProps {
  title: string
  /** What to look for. */
  text: string
  legend?: { label: string; className: string }[]
  /** The drawing. */
  children: ReactNode
  /**
   * The label of the disclosure, and the chart's table; a function renders only while it is open, for charts that
   * move.
   */
  tableLabel: string
  table: ReactNode | (() => ReactNode)
  /** Stands beside what opens the table. */
  actions?: ReactNode
  className?: string
}

/** A chart with its name, its legend and, one press away, its table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, text, legend, children, tableLabel, table, actions, className } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <figure aria-labelledby={id} className={classNames('min-w-0', className)}>
      <div className="flex flex-wrap content-start items-end justify-between gap-x-8 gap-y-3">
        <figcaption className="max-w-xl">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          <p className="mt-2 text-ink-soft">{text}</p>
        </figcaption>
        {legend && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 font-kind text-xs">
            {legend.map((entry) => (
              <li key={entry.label} className="flex items-center gap-2">
                <span className={classNames('size-3', entry.className)} />
                {entry.label}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-7">{children}</div>
      <div className="relative mt-3 border-t">
        <details
          className="group/table"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className="flex min-h-11 w-fit list-none items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            <span
              aria-hidden="true"
              className="grid size-4 place-items-center font-mono text-base leading-none group-open/table:rotate-45"
            >
              +
            </span>
            {tableLabel}
          </summary>
          <div className="overflow-x-auto pb-2">
            {typeof table !== 'function' ? table : isOpen && table()}
          </div>
        </details>
        {actions && (
          <div className="max-sm:-ml-3.5 sm:absolute sm:top-0 sm:-right-3.5">{actions}</div>
        )}
      </div>
    </figure>
  )
}
