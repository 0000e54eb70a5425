import type { CampaignManagement } from '../../../../content/schemas/campaign-management.ts'
import type { Formats } from '../../../ui/formats.tsx'
import type { FigureKey, Subject, Word } from '../model/kinds.ts'
import { nameIn } from '../model/order.ts'
import type { Plan } from '../model/plan.ts'
import type { Column } from '../model/rules.ts'
import { figureKinds } from '../model/totals.ts'

export type PlannerCopy = CampaignManagement['planner']

export const isWord = (copy: PlannerCopy, value: string | number): value is Word =>
  Object.hasOwn(copy.words, value)

/** The plan, and what it is written with. */
export interface PlanView {
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
      return nameIn(plan, 'volunteers', String(value))
    case 'place':
      return nameIn(plan, 'venues', String(value))
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
  return plan[subject].map(({ id }) => ({ value: id, label: nameIn(plan, subject, id) }))
}
