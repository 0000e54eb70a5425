import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx'
import { PlusIcon } from '../../../ui/icons/tools.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { fill } from '../../fill.ts'
import type { ColumnKey, Subject } from '../model/kinds.ts'
import { chooseRows, firstChoice } from '../model/order.ts'
import { columnOf, rules } from '../model/rules.ts'
import { totalsOf } from '../model/totals.ts'
import { optionsOf, writeFigure } from './format.ts'
import { SubjectTable } from './subject-table.tsx'
import { TaskBoard } from './task-board.tsx'
import type { DeskTools } from './use-desk.ts'

export interface SubjectPanelProps {
  subject: Subject
  tools: DeskTools
  onAdd: () => void
}

/** One subject: what it is, its figures, its filters, and its rows as a table or, for tasks, as a board. */
export function SubjectPanel({ subject, tools, onAdd }: SubjectPanelProps) {
  const { copy, plan, locale, format } = tools
  const [choice, setChoice] = useState(() => firstChoice(subject))
  const rows = chooseRows(plan, subject, choice, locale)
  const totals = totalsOf(plan)
  const { filters, sorts, figures } = rules[subject]
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
                {writeFigure(format, key, totals[key])}
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
          filters={filters.map((key) => ({
            key,
            label: copy.columns[key],
            value: choice.filters[key] ?? '',
            options: [
              { value: '', label: copy.all },
              ...optionsOf(copy, plan, columnOf(subject, key)),
            ],
          }))}
          onFilter={(key, value) =>
            setChoice({ ...choice, filters: { ...choice.filters, [key]: value } })
          }
          sort={{
            label: copy.sortBy,
            value: choice.sort,
            options: sorts.map((key) => ({ value: key, label: copy.columns[key] })),
          }}
          onSort={(key) => setChoice({ ...choice, sort: key as ColumnKey })}
          descending={choice.descending}
          orderLabel={choice.descending ? copy.descending : copy.ascending}
          onOrder={() => setChoice({ ...choice, descending: !choice.descending })}
          result={fill(copy.shown, { shown: rows.length, total: plan[subject].length })}
        />
      </div>
      <div className="mt-6">
        {rows.length === 0 ? (
          <p className="border-y py-8 text-ink-soft">{copy.nothing}</p>
        ) : (
          <List subject={subject} tools={tools} rows={rows} choice={choice} />
        )}
      </div>
    </section>
  )
}
