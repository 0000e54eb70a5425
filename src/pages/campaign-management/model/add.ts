import type { ColumnKey, Subject } from './kinds.ts'
import type { Plan, Planner, PlanRow } from './plan.ts'
import { findRow } from './plan.ts'
import { type Column, rules, stateColumnOf } from './rules.ts'

/** What is wrong with a field; `limit` is the bound that it breaks. */
export type Fault = {
  code: 'required' | 'long' | 'number' | 'low' | 'high' | 'choice' | 'taken' | 'seats' | 'budget'
  limit?: number
}

export type Faults = Partial<Record<ColumnKey, Fault>>
export type Draft = Partial<Record<ColumnKey, string>>

/** The fields that a form asks for, in their order. */
export const formColumns = (subject: Subject): Column[] =>
  rules[subject].columns.filter(({ form }) => form !== undefined)

/** Every fault of a draft, by field; none is `{}`. */
export function findFaults(plan: Plan, subject: Subject, draft: Draft): Faults {
  const faults: Faults = {}
  for (const column of formColumns(subject)) {
    const fault = faultOf(plan, subject, column, (draft[column.key] ?? '').trim())
    if (fault) faults[column.key] = fault
  }
  const amount = (key: ColumnKey) => Number(draft[key])
  if (subject === 'campaigns' && !faults.spent && !faults.budget) {
    if (amount('spent') > amount('budget'))
      faults.spent = { code: 'budget', limit: amount('budget') }
  }
  if (subject === 'events' && !faults.attendees && !faults.venue) {
    const seats = Number(findRow(plan, 'venues', draft.venue ?? '')?.capacity)
    if (amount('attendees') > seats) faults.attendees = { code: 'seats', limit: seats }
  }
  return faults
}

function faultOf(plan: Plan, subject: Subject, column: Column, text: string): Fault | undefined {
  if (text === '') return { code: 'required' }
  const { kind, key, values, form = {} } = column
  switch (kind) {
    case 'name':
    case 'text': {
      const { most = 60 } = form
      if (text.length > most) return { code: 'long', limit: most }
      const taken = kind === 'name' && plan[subject].some((row) => sameName(row[key], text))
      return taken ? { code: 'taken' } : undefined
    }
    case 'choice':
    case 'state':
      return values?.some((value) => value === text) ? undefined : { code: 'choice' }
    case 'person':
      return findRow(plan, 'volunteers', text) ? undefined : { code: 'choice' }
    case 'place':
      return findRow(plan, 'venues', text) ? undefined : { code: 'choice' }
    case 'date':
      return isDate(text) ? undefined : { code: 'choice' }
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : { code: 'choice' }
    default:
      return numberFault(Number(text), kind === 'rating', form)
  }
}

const sameName = (known: string | number | undefined, text: string) =>
  String(known).toLocaleLowerCase() === text.toLocaleLowerCase()

/** Whether a text is a valid calendar day such as `2027-04-17`. */
function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function numberFault(
  value: number,
  fractions: boolean,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: NonNullable<Column['form']>,
): Fault | undefined {
  if (!Number.isFinite(value) || (!fractions && !Number.isInteger(value))) return { code: 'number' }
  if (value < least) return { code: 'low', limit: least }
  return value > most ? { code: 'high', limit: most } : undefined
}

/** The fields of a new row that the form does not ask for. */
const beginnings: Partial<Record<Subject, Record<string, number>>> = {
  campaigns: { progress: 0 },
  promises: { progress: 0, votes: 0 },
  posters: { scans: 0, engagement: 0 },
}

/**
 * Adds a row unless a field is invalid; then nothing changes.
 * @returns the faults, or the row
 */
export function addRow(
  planner: Planner,
  subject: Subject,
  draft: Draft,
): { faults: Faults } | { row: PlanRow } {
  const faults = findFaults(planner.plan, subject, draft)
  if (Object.keys(faults).length > 0) return { faults }
  planner.added += 1
  const { key, values } = stateColumnOf(subject)
  const row: PlanRow = {
    id: `added-${planner.added}`,
    ...beginnings[subject],
    [key]: values[0] ?? '',
  }
  for (const { key, kind } of formColumns(subject)) {
    const text = (draft[key] ?? '').trim()
    const numeric = kind === 'number' || kind === 'money' || kind === 'rating'
    row[key] = numeric ? roundTenth(Number(text)) : text
  }
  planner.plan[subject].push(row)
  return { row }
}

const roundTenth = (value: number) => Math.round(value * 10) / 10
