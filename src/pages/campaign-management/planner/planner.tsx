import { type FormEvent, useRef, useState } from 'react'
import type { CampaignDemo } from '../../../../content/schemas/campaign-demo.ts'
import type { CampaignManagement } from '../../../../content/schemas/campaign-management.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { ResetIcon } from '../../../ui/icons/tools.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { interpolate } from '../../interpolate.ts'
import { useDialogQuery } from '../../use-dialog-query.ts'
import { addRow, type Draft, type Faults, formColumns } from '../model/add.ts'
import { type Subject, subjects } from '../model/kinds.ts'
import { nameOf } from '../model/plan.ts'
import type { Column, FieldKind } from '../model/subject-tables.ts'
import { type FigureKey, totalsOf } from '../model/totals.ts'
import { SubjectPanel } from './subject-panel.tsx'
import { formatFigure, optionsOf, type UsePlannerResult, usePlanner } from './use-planner.ts'

interface PlannerSectionProps {
  copy: CampaignManagement['planner']
  sample: CampaignDemo
}

/** The plan: totals on top, a tab a subject, and a readout of what was done last. */
export function PlannerSection({ copy, sample }: PlannerSectionProps) {
  const tools = usePlanner(copy, sample)
  const shown = useDialogQuery()
  const adds = subjects.find((subject) => shown.name === `add-${subject}`)
  return (
    <Section ruled aria-labelledby="plan" className="lg:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <Heading id="plan">{copy.title}</Heading>
          <p className="mt-3 max-w-xl text-ink-soft">{copy.text}</p>
        </div>
        <Button size="small" className="needs-scripts" onClick={tools.reset}>
          <ResetIcon className="size-4" />
          {copy.reset}
        </Button>
      </div>
      <Totals {...tools} />
      <p
        role="status"
        className="mt-4 min-h-5 font-mono text-xs leading-5 wrap-break-word text-ink-soft"
      >
        {tools.said || copy.beforeAnything}
      </p>
      <Tabs
        label={copy.tabsLabel}
        className="mt-10"
        tabs={subjects.map((subject) => ({
          id: subject,
          label: (
            <>
              {copy.subjects[subject].label}
              <span className="ml-1.5 font-mono text-xs font-normal text-ink-soft">
                {tools.plan[subject].length}
              </span>
            </>
          ),
          panel: (
            <SubjectPanel
              subject={subject}
              tools={tools}
              onAdd={() => shown.open(`add-${subject}`)}
            />
          ),
        }))}
      />
      <Dialog
        open={adds !== undefined}
        onOpenChange={(open) => open || shown.close()}
        title={adds ? copy.subjects[adds].add : ''}
        closeLabel={copy.form.close}
      >
        {adds && <AddForm key={adds} subject={adds} tools={tools} onClose={shown.close} />}
      </Dialog>
    </Section>
  )
}

/** One figure of each subject that has one to look at first. */
const strip: FigureKey[] = [
  'activeVolunteers',
  'openTasks',
  'campaignLeft',
  'confirmedEvents',
  'promiseVotes',
  'posterScans',
]

/** The summary strip over the plan. */
function Totals({ copy, plan, format }: Pick<UsePlannerResult, 'copy' | 'plan' | 'format'>) {
  const totals = totalsOf(plan)
  return (
    <dl
      aria-label={copy.totalsLabel}
      data-totals=""
      className="mt-10 grid grid-cols-2 border-y border-ink sm:grid-cols-3 lg:grid-cols-6"
    >
      {strip.map((key) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end gap-1.5 py-5 max-sm:even:border-l max-sm:even:pl-5 max-sm:nth-[n+3]:border-t sm:border-l sm:pl-5 sm:max-lg:nth-[3n+1]:border-l-0 sm:max-lg:nth-[3n+1]:pl-0 sm:max-lg:nth-[n+4]:border-t lg:first:border-l-0 lg:first:pl-0"
        >
          <dt className="kind">{copy.figures[key]}</dt>
          {/* Another age of browser may group digits otherwise. */}
          <dd suppressHydrationWarning className="text-subtitle font-semibold tabular-nums">
            {formatFigure(format, key, totals[key])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface AddFormProps {
  subject: Subject
  tools: UsePlannerResult
  onClose: () => void
}

/** How the browser asks for a kind of field. */
const inputs: Partial<Record<FieldKind, { type: string; step?: string; inputMode?: 'decimal' }>> = {
  number: { type: 'number', step: '1' },
  money: { type: 'number', step: '1' },
  rating: { type: 'number', step: '0.1', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
}

/** The fields of a new row. What is wrong is said under its field, and what was typed stays. */
function AddForm({ subject, tools, onClose }: AddFormProps) {
  const { copy, planner, format } = tools
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const columns = formColumns(subject)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const draft = Object.fromEntries(new FormData(event.currentTarget)) as Draft
    const result = addRow(planner, subject, draft)
    if ('row' in result) {
      tools.say(interpolate(copy.added, { name: nameOf(subject, result.row) }))
      return onClose()
    }
    setFaults(result.faults)
    const first = columns.find(({ key }) => result.faults[key])
    form.current?.querySelector<HTMLElement>(`[name="${first?.key}"]`)?.focus()
  }
  const errorOf = ({ key }: Column) => {
    const fault = faults[key]
    return fault && interpolate(copy.faults[fault.code], { limit: format.count(fault.limit ?? 0) })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 grid gap-5 sm:grid-cols-2">
      {columns.map((column) => {
        const { key, kind, values } = column
        const common = { label: copy.columns[key], name: key, error: errorOf(column) }
        const wide = kind === 'name' || kind === 'text' ? 'sm:col-span-2' : ''
        return values || kind === 'person' || kind === 'place' ? (
          <SelectField
            key={key}
            {...common}
            placeholder={copy.form.choose}
            options={optionsOf(tools, column)}
          />
        ) : (
          <TextInput key={key} {...common} {...inputs[kind]} autoComplete="off" className={wide} />
        )
      })}
      <div className="flex flex-wrap gap-3 pt-2 sm:col-span-2">
        <Button type="submit" variant="primary">
          {copy.form.save}
        </Button>
        <Button onClick={onClose}>{copy.form.cancel}</Button>
      </div>
    </form>
  )
}
