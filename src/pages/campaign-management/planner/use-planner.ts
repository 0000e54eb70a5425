import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CampaignManagement } from '../../../../content/schemas/campaign-management.ts'
import { type Formats, useFormats } from '../../../ui/formats.tsx'
import { interpolate } from '../../interpolate.ts'
import type { ChoiceValue, Plan, Subject } from '../model/kinds.ts'
import { nameOfId } from '../model/order.ts'
import {
  createPlanner,
  findRow,
  nameOf,
  type Planner,
  resetPlanner,
  setRowState,
  stepField,
} from '../model/plan.ts'
import { type Column, type ColumnKey, columnOf, stateColumnOf } from '../model/subject-tables.ts'
import { type FigureKey, figureKinds } from '../model/totals.ts'

type PlannerCopy = CampaignManagement['planner']

/**
 * The planners of this visit by language. They are in memory only, so they survive navigation but not a reload.
 */
const planners = new Map<string, Planner>()

/** What the lists get: the plan and its actions. */
export type UsePlannerResult = ReturnType<typeof usePlanner>

export function usePlanner(copy: PlannerCopy, sample: Plan) {
  const format = useFormats()
  const [said, say] = useState('')
  const [planner] = useState(() => {
    const kept = planners.get(format.language) ?? createPlanner(sample)
    if (typeof document !== 'undefined') planners.set(format.language, kept)
    return kept
  })
  const plan = useSnapshot(planner).plan as Plan

  const tell = (subject: Subject, id: string, line: string, key: ColumnKey) => {
    const row = findRow(planner.plan, subject, id)
    if (!row) return
    const value = row[key] ?? ''
    say(
      interpolate(line, {
        name: nameOf(subject, row),
        field: copy.columns[key],
        state: isWord(copy, value) ? copy.words[value] : '',
        value: formatField({ format, copy, plan: planner.plan }, columnOf(subject, key), value),
      }),
    )
  }
  return {
    copy,
    format,
    plan,
    planner,
    /** The last action, for the live region. */
    said,
    say,
    move(subject: Subject, id: string, to: string) {
      if (setRowState(planner.plan, subject, id, to))
        tell(subject, id, copy.moved, stateColumnOf(subject).key)
    },
    step(subject: Subject, id: string, key: ColumnKey, by: 1 | -1) {
      if (stepField(planner.plan, subject, id, key, by)) tell(subject, id, copy.stepped, key)
    },
    reset() {
      resetPlanner(planner, sample)
      say(copy.resetDone)
    },
  }
}

const isWord = (copy: PlannerCopy, value: string | number): value is ChoiceValue =>
  Object.hasOwn(copy.words, value)

/** The plan, and what it is written with. */
interface PlanView {
  plan: Plan
  copy: PlannerCopy
  format: Formats
}

/** A value of a field as a person reads it. */
export function formatField(view: PlanView, column: Column, value: string | number): string {
  const { plan, copy, format } = view
  switch (column.kind) {
    case 'money':
    case 'percent':
      return format[column.kind](Number(value))
    case 'rating':
      return format.decimal(Number(value))
    case 'number':
      return format.count(Number(value))
    case 'date':
    case 'time':
      return format[column.kind](String(value))
    case 'person':
      return nameOfId(plan, 'volunteers', String(value))
    case 'place':
      return nameOfId(plan, 'venues', String(value))
    default:
      return isWord(copy, value) ? copy.words[value] : String(value)
  }
}

export const formatFigure = (format: Formats, key: FigureKey, value: number): string =>
  format[figureKinds[key] ?? 'count'](value)

/** What a list of choices offers for a field: its words, the volunteers or the venues. */
export function optionsOf({ copy, plan }: PlanView, column: Column) {
  if (column.values) return column.values.map((value) => ({ value, label: copy.words[value] }))
  const subject: Subject = column.kind === 'place' ? 'venues' : 'volunteers'
  return plan[subject].map(({ id }) => ({ value: id, label: nameOfId(plan, subject, id) }))
}
