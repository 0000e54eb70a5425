import type { Plan, PlanRow, Subject } from './kinds.ts'
import { fieldMax, findRow, type Planner } from './plan.ts'
import { type Column, type ColumnKey, subjectTables } from './subject-tables.ts'

/** What is wrong with a field; `limit` is the bound that it breaks. */
export type Fault = {
  code: 'required' | 'long' | 'number' | 'low' | 'high' | 'choice' | 'taken' | 'seats' | 'budget'
  limit?: number
}

export type Faults = Partial<Record<ColumnKey, Fault>>
export type Draft = Partial<Record<ColumnKey, string>>

/** The fields that a form asks for, in their order. */
export const formColumns = (subject: Subject): Column[] =>
  subjectTables[subject].columns.filter(({ form }) => form !== undefined)

/** Every fault of a draft, by field; none is `{}`. */
export function findFaults(plan: Plan, subject: Subject, draft: Draft): Faults {
  const faults: Faults = {}
  for (const column of formColumns(subject)) {
    const fault = faultOf(plan, subject, column, (draft[column.key] ?? '').trim())
    if (fault) faults[column.key] = fault
  }
  for (const { key, bound } of formColumns(subject)) {
    if (!bound || faults[key] || faults[bound.by]) continue
    const limit = fieldMax(plan, subject, draft, key)
    if (Number(draft[key]) > limit) faults[key] = { code: bound.fault, limit }
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
  const row: PlanRow = { id: `added-${planner.added}` }
  for (const { key, kind, values, form } of subjectTables[subject].columns) {
    const text = (draft[key] ?? '').trim()
    const numeric = kind === 'number' || kind === 'money' || kind === 'rating'
    // What the form does not ask for begins at its first state, or at 0.
    row[key] = !form ? (values?.[0] ?? 0) : numeric ? roundTenth(Number(text)) : text
  }
  planner.plan[subject].push(row)
  return { row }
}

const roundTenth = (value: number) => Math.round(value * 10) / 10
