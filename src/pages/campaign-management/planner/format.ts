import type { CampaignManagement } from '../../../../content/schemas/campaign-management.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import type { FigureKey, Subject, Word } from '../model/kinds.ts'
import { nameIn } from '../model/order.ts'
import type { Plan } from '../model/plan.ts'
import type { Column } from '../model/rules.ts'
import { figureKinds } from '../model/totals.ts'

export type PlannerCopy = CampaignManagement['planner']

/** The invented campaign is run in the United States. */
const currency = 'USD'

/** Writes values of the plan as the language does. */
export interface Format {
  money(value: number): string
  count(value: number): string
  percent(value: number): string
  rating(value: number): string
  date(day: string): string
  time(clock: string): string
}

/** @param locale  of the page */
export function createFormat(locale: string): Format {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number) => format.format(value)
  }
  const percent = number({ style: 'percent' })
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const clock = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return {
    money: number({ style: 'currency', currency, maximumFractionDigits: 0 }),
    count: number({}),
    percent: (value) => percent(value / 100),
    rating: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    date: (text) => formatDate(day, new Date(`${text}T00:00:00Z`)),
    time: (text) => clock.format(new Date(`2000-01-01T${text}:00Z`)),
  }
}

export const isWord = (copy: PlannerCopy, value: string | number): value is Word =>
  Object.hasOwn(copy.words, value)

/** A value of a field as a person reads it. */
export function formatField(
  format: Format,
  copy: PlannerCopy,
  plan: Plan,
  column: Column,
  value: string | number,
): string {
  switch (column.kind) {
    case 'money':
    case 'percent':
    case 'rating':
      return format[column.kind](Number(value))
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

export const formatFigure = (format: Format, key: FigureKey, value: number): string =>
  format[figureKinds[key] ?? 'count'](value)

/** What a list of choices offers for a field: its words, the volunteers or the venues. */
export function optionsOf(
  copy: PlannerCopy,
  plan: Plan,
  column: Column,
): { value: string; label: string }[] {
  if (column.values) return column.values.map((value) => ({ value, label: copy.words[value] }))
  const subject: Subject = column.kind === 'place' ? 'venues' : 'volunteers'
  return plan[subject].map(({ id }) => ({ value: id, label: nameIn(plan, subject, id) }))
}
