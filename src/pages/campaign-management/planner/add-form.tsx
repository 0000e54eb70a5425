import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { fill } from '../../fill.ts'
import { addRow, type Draft, type Faults, formColumns } from '../model/add.ts'
import type { Subject } from '../model/kinds.ts'
import { nameOf } from '../model/plan.ts'
import type { Column, Kind } from '../model/rules.ts'
import { optionsOf } from './format.ts'
import type { PlannerTools } from './use-planner.ts'

export interface AddFormProps {
  subject: Subject
  tools: PlannerTools
  onClose: () => void
}

/** How the browser asks for a kind of field. */
const inputs: Partial<Record<Kind, { type: string; step?: string; inputMode?: 'decimal' }>> = {
  number: { type: 'number', step: '1' },
  money: { type: 'number', step: '1' },
  rating: { type: 'number', step: '0.1', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
}

/** The fields of a new row. What is wrong is said under its field, and what was typed stays. */
export function AddForm({ subject, tools, onClose }: AddFormProps) {
  const { copy, plan, planner, format } = tools
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const columns = formColumns(subject)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const draft = Object.fromEntries(new FormData(event.currentTarget)) as Draft
    const result = addRow(planner, subject, draft)
    if ('row' in result) {
      tools.say(fill(copy.added, { name: nameOf(subject, result.row) }))
      return onClose()
    }
    setFaults(result.faults)
    const first = columns.find(({ key }) => result.faults[key])
    form.current?.querySelector<HTMLElement>(`[name="${first?.key}"]`)?.focus()
  }
  const errorOf = ({ key }: Column) => {
    const fault = faults[key]
    return fault && fill(copy.faults[fault.code], { limit: format.count(fault.limit ?? 0) })
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
            options={optionsOf(copy, plan, column)}
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
