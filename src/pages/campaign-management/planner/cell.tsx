import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { Meter } from '../../../ui/meter/meter.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import { fill } from '../../fill.ts'
import type { Subject } from '../model/kinds.ts'
import { fieldOf, mostOf, nameOf, type Row } from '../model/plan.ts'
import type { Column } from '../model/rules.ts'
import { stateOf } from '../model/rules.ts'
import { optionsOf, writeField } from './format.ts'
import type { PlannerTools } from './use-planner.ts'

export interface CellProps {
  subject: Subject
  column: Column
  row: Row
  tools: PlannerTools
}

const inMono = ['number', 'money', 'percent', 'rating', 'date', 'time']

/** One field of a row: to be read, stepped by − and +, or moved to another state. */
export function Cell({ subject, column, row, tools }: CellProps) {
  const { copy, plan, format } = tools
  const { key, kind, step, bar } = column
  if (kind === 'state') return <StateSelect {...{ subject, row, tools }} />

  const value = fieldOf(plan, subject, row, key)
  const words = { field: copy.columns[key], name: nameOf(subject, row) }
  const most = mostOf(plan, subject, row, key)
  const text = (
    <span
      suppressHydrationWarning
      className={inMono.includes(kind) ? 'font-mono text-sm tabular-nums whitespace-nowrap' : ''}
    >
      {writeField(format, copy, plan, column, value)}
    </span>
  )
  const shown = bar ? (
    <span className="block min-w-20">
      {text}
      <Meter
        label={fill(copy.stateOf, words)}
        value={Number(value)}
        max={most}
        text={writeField(format, copy, plan, column, value)}
        tone={Number(value) >= most ? 'good' : 'ink'}
        className="mt-1"
      />
    </span>
  ) : (
    <span className={step === undefined ? '' : 'block min-w-12 text-center'}>{text}</span>
  )
  if (step === undefined) return shown
  return (
    <Stepper
      lowerLabel={fill(copy.lower, words)}
      raiseLabel={fill(copy.raise, words)}
      atLeast={Number(value) <= 0}
      atMost={Number(value) >= most}
      onStep={(by) => tools.step(subject, row.id, key, by)}
    >
      {shown}
    </Stepper>
  )
}

interface StateSelectProps {
  subject: Subject
  row: Row
  tools: PlannerTools
}

/** Moves a row between its states: the browser's own list, at home with every keyboard and phone. */
function StateSelect({ subject, row, tools }: StateSelectProps) {
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
