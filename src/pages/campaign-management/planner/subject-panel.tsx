import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { FilterBar, type ListViewState } from '../../../ui/filter-bar/filter-bar.tsx'
import { ArrowRightIcon, ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { PlusIcon } from '../../../ui/icons/tools.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Meter } from '../../../ui/meter/meter.tsx'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import { interpolate } from '../../interpolate.ts'
import { choices, type PlanRow, type Subject } from '../model/kinds.ts'
import { initialListView, listPlanRows } from '../model/order.ts'
import { fieldMax, fieldValue, nameOf } from '../model/plan.ts'
import { type Column, columnOf, stateColumnOf, subjectTables } from '../model/subject-tables.ts'
import { totalsOf } from '../model/totals.ts'
import { formatField, formatFigure, optionsOf, type UsePlannerResult } from './use-planner.ts'

interface SubjectPanelProps {
  subject: Subject
  tools: UsePlannerResult
  onAdd: () => void
}

/** One subject: what it is, its figures, its filters, and its rows as a table or, for tasks, as a board. */
export function SubjectPanel({ subject, tools, onAdd }: SubjectPanelProps) {
  const { copy, plan, format } = tools
  const [view, setView] = useState(() => initialListView(subject))
  const rows = listPlanRows(plan, subject, view, format.language)
  const totals = totalsOf(plan)
  const { filters, sorts, figures } = subjectTables[subject]
  const text = copy.subjects[subject]
  const List = subject === 'tasks' ? TaskBoard : SubjectTable
  return (
    <section aria-labelledby={`${subject}-title`} className="pt-8">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-4">
          <Heading level={3} size="subtitle" id={`${subject}-title`}>
            {text.label}
          </Heading>
          <p className="mt-2 max-w-md text-ink-soft">{text.text}</p>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 lg:col-span-5">
          {figures.map((key) => (
            <div key={key} data-figure={key} className="flex flex-col-reverse">
              <dt className="kind">{copy.figures[key]}</dt>
              <dd suppressHydrationWarning className="text-name font-semibold tabular-nums">
                {formatFigure(format, key, totals[key])}
              </dd>
            </div>
          ))}
        </dl>
        <div className="lg:col-span-3 lg:justify-self-end">
          <Button
            variant="primary"
            className="needs-scripts"
            aria-haspopup="dialog"
            onClick={onAdd}
          >
            <PlusIcon className="size-4" />
            {text.add}
          </Button>
        </div>
      </div>
      <div className="mt-8">
        <FilterBar
          view={view}
          onView={setView}
          filters={filters.map((key) => ({
            key,
            label: copy.columns[key],
            options: [{ value: '', label: copy.all }, ...optionsOf(tools, columnOf(subject, key))],
          }))}
          sortLabel={copy.sortBy}
          sorts={sorts.map((key) => ({ value: key, label: copy.columns[key] }))}
          orderLabel={view.descending ? copy.descending : copy.ascending}
          result={interpolate(copy.shown, { shown: rows.length, total: plan[subject].length })}
        />
      </div>
      <div className="mt-6 wrap-break-word">
        {rows.length === 0 ? (
          <p className="border-y py-8 text-ink-soft">{copy.nothing}</p>
        ) : (
          <List subject={subject} tools={tools} rows={rows} view={view} />
        )}
      </div>
    </section>
  )
}

/** Tasks in the columns of their states. A task is moved by its buttons, or dragged where there is a mouse. */
function TaskBoard({ subject, tools, rows }: SubjectListProps) {
  const { copy } = tools
  const board = useRef<HTMLUListElement>(null)
  const moved = useRef<string>(undefined)
  const [over, setOver] = useState<string>()

  // The pressed button has moved with its card to another column, and the focus follows it.
  useEffect(() => {
    if (!moved.current) return
    board.current?.querySelector<HTMLElement>(`[data-task="${moved.current}"] button`)?.focus()
    moved.current = undefined
  })

  const move = (id: string, to: string) => {
    moved.current = id
    tools.move(subject, id, to)
  }
  return (
    <ul ref={board} className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {choices.taskStatuses.map((status) => {
        const tasks = rows.filter((row) => row.status === status)
        return (
          <li
            key={status}
            data-column={status}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(status)
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={(event) => {
              event.preventDefault()
              setOver(undefined)
              move(event.dataTransfer.getData('text/plain'), status)
            }}
            className={classNames('min-w-0 rounded', over === status && 'bg-ink/4')}
          >
            <h4 className="flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-name">
              {copy.words[status]}
              <span className="font-mono text-sm font-normal text-ink-soft">{tasks.length}</span>
            </h4>
            <ul className="mt-3">
              {tasks.map((row) => (
                <TaskCard key={row.id} row={row} tools={tools} onMove={(to) => move(row.id, to)} />
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

type TaskCardProps = Pick<SubjectListProps, 'tools'> & {
  row: PlanRow
  onMove: (to: string) => void
}

function TaskCard({ row, tools, onMove }: TaskCardProps) {
  const { copy } = tools
  const write = (key: 'assignee' | 'dueTime' | 'priority') =>
    formatField(tools, columnOf('tasks', key), row[key] ?? '')
  return (
    <li
      data-task={row.id}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', row.id)}
      className="border-t py-4 first:border-t-0"
    >
      <p className="font-semibold">{row.title}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge tone={row.priority === 'high' ? 'alert' : 'plain'}>{write('priority')}</Badge>
        <span>{write('assignee')}</span>
        <span suppressHydrationWarning className="font-mono text-xs">
          {write('dueTime')}
        </span>
      </p>
      <div className="needs-scripts mt-3 flex flex-wrap gap-2">
        {choices.taskStatuses
          .filter((status) => status !== row.status)
          .map((status) => (
            <button
              key={status}
              type="button"
              aria-label={interpolate(copy.moveTo, {
                name: nameOf('tasks', row),
                state: copy.words[status],
              })}
              onClick={() => onMove(status)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded border border-line-strong px-2.5 py-1 text-sm hover:bg-ink/6 pointer-coarse:min-h-11"
            >
              <ArrowRightIcon className="size-4" />
              {copy.words[status]}
            </button>
          ))}
      </div>
    </li>
  )
}

interface SubjectListProps {
  subject: Subject
  tools: UsePlannerResult
  rows: PlanRow[]
  view: ListViewState
}

const figures = ['number', 'money', 'rating', 'time']

/** The rows of a subject, each field by its kind. */
function SubjectTable({ subject, tools, rows, view }: SubjectListProps) {
  const { columns } = subjectTables[subject]
  return (
    <DataTable
      caption={tools.copy.subjects[subject].label}
      columns={columns.map(({ key, kind, step }) => ({
        key,
        label: tools.copy.columns[key],
        end: figures.includes(kind) && step === undefined,
      }))}
      rows={rows.map((row) => ({
        id: row.id,
        cells: columns.map((column) => (
          <Cell key={column.key} subject={subject} column={column} row={row} tools={tools} />
        )),
      }))}
      sorted={{ key: view.sort, descending: view.descending }}
    />
  )
}

interface CellProps {
  subject: Subject
  column: Column
  row: PlanRow
  tools: UsePlannerResult
}

const inMono = ['number', 'money', 'percent', 'rating', 'date', 'time']

/** One field of a row: to be read, stepped by − and +, or moved to another state. */
function Cell({ subject, column, row, tools }: CellProps) {
  const { copy, plan } = tools
  const { key, kind, step, bar } = column
  if (kind === 'state') return <StateSelect {...{ subject, row, tools }} />

  const value = fieldValue(plan, subject, row, key)
  const words = { field: copy.columns[key], name: nameOf(subject, row) }
  const most = fieldMax(plan, subject, row, key)
  const text = (
    <span
      suppressHydrationWarning
      className={inMono.includes(kind) ? 'font-mono text-sm tabular-nums whitespace-nowrap' : ''}
    >
      {formatField(tools, column, value)}
    </span>
  )
  const shown = bar ? (
    <span className="block min-w-20">
      {text}
      <Meter
        label={interpolate(copy.stateOf, words)}
        value={Number(value)}
        max={most}
        text={formatField(tools, column, value)}
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
      lowerLabel={interpolate(copy.lower, words)}
      raiseLabel={interpolate(copy.raise, words)}
      atLeast={Number(value) <= 0}
      atMost={Number(value) >= most}
      onStep={(by) => tools.step(subject, row.id, key, by)}
    >
      {shown}
    </Stepper>
  )
}

/** Moves a row between its states with a native select, which works with every keyboard and phone. */
function StateSelect({ subject, row, tools }: Omit<CellProps, 'column'>) {
  const { copy } = tools
  const column = stateColumnOf(subject)
  return (
    <span className="relative inline-block max-w-full">
      <select
        aria-label={interpolate(copy.stateOf, {
          field: copy.columns[column.key],
          name: nameOf(subject, row),
        })}
        value={row[column.key]}
        onChange={(event) => tools.move(subject, row.id, event.target.value)}
        className="min-h-9 w-full appearance-none rounded border border-line-strong bg-surface py-1 pr-8 pl-2.5 text-sm pointer-coarse:min-h-11"
      >
        {optionsOf(tools, column).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}
