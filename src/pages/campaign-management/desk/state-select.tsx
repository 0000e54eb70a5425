import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { fill } from '../../fill.ts'
import type { Subject } from '../model/kinds.ts'
import { nameOf, type Row } from '../model/plan.ts'
import { stateOf } from '../model/rules.ts'
import { optionsOf } from './format.ts'
import type { DeskTools } from './use-desk.ts'

export interface StateSelectProps {
  subject: Subject
  row: Row
  tools: DeskTools
}

/** Moves a row between its states: the browser's own list, at home with every keyboard and phone. */
export function StateSelect({ subject, row, tools }: StateSelectProps) {
  const { copy, plan } = tools
  const column = stateOf(subject)
  return (
    <span className="relative inline-block max-w-full">
      <select
        aria-label={fill(copy.stateOf, {
          field: copy.columns[column.key],
          name: nameOf(subject, row),
        })}
        value={row[column.key]}
        onChange={(event) => tools.move(subject, row.id, event.target.value)}
        className="min-h-9 w-full appearance-none rounded border border-line-strong bg-surface py-1 pr-8 pl-2.5 text-sm pointer-coarse:min-h-11"
      >
        {optionsOf(copy, plan, column).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}
