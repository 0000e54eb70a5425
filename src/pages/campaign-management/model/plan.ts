import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import type { Plan, PlanRow, Subject } from './kinds.ts'
import { type ColumnKey, columnOf, nameKey, stateColumnOf } from './subject-tables.ts'

/** A plan as valtio proxy. */
export interface Planner {
  plan: Plan
  /** incremented with every added row, so that ids are unique */
  added: number
}

/** @param sample  is copied */
export function createPlanner(sample: Plan): Planner {
  return proxy<Planner>({ plan: structuredClone(sample), added: 0 })
}

/** Back to the sample. */
export function resetPlanner(planner: Planner, sample: Plan): void {
  planner.plan = structuredClone(sample)
  planner.added = 0
}

export const findRow = (plan: Plan, subject: Subject, id: string): PlanRow | undefined =>
  plan[subject].find((row) => row.id === id)

/** How the row is called. */
export const nameOf = (subject: Subject, row: PlanRow): string => String(row[nameKey(subject)])

/** How many tasks a volunteer still has to do. */
export const countOpenTasks = (plan: Plan, volunteer: string): number =>
  plan.tasks.filter(({ assignee, status }) => assignee === volunteer && status !== 'completed')
    .length

/** The value of a field, computed where it is not stored: a volunteer's tasks are those in the list of tasks. */
export function fieldValue(
  plan: Plan,
  subject: Subject,
  row: PlanRow,
  key: ColumnKey,
): string | number {
  if (subject === 'volunteers' && key === 'tasks') return countOpenTasks(plan, row.id)
  return row[key] ?? ''
}

/** The maximum of a numeric field: spending up to the budget, guests up to the capacity. */
export function fieldMax(
  plan: Plan,
  subject: Subject,
  row: Partial<PlanRow>,
  key: ColumnKey,
): number {
  const { kind, bound } = columnOf(subject, key)
  if (kind === 'percent') return 100
  if (!bound) return Number.MAX_SAFE_INTEGER
  const value = row[bound.by]
  if (bound.fault === 'budget') return Number(value)
  return Number(findRow(plan, 'venues', String(value))?.capacity ?? 0)
}

/**
 * Moves a row to another state and updates fields that depend on it.
 * @returns whether anything changed
 */
export function setRowState(plan: Plan, subject: Subject, id: string, to: string): boolean {
  const row = findRow(plan, subject, id)
  const { key, values } = stateColumnOf(subject)
  if (!row || row[key] === to || !values.some((value) => value === to)) return false
  row[key] = to
  if (subject === 'promises') row.progress = progressIn(to, Number(row.progress))
  if (subject === 'campaigns' && to === 'finished') row.progress = 100
  return true
}

/** The progress that fits a promise's state: 100 % when kept, 0 when not started, otherwise between them. */
function progressIn(status: string, progress: number): number {
  if (status === 'kept') return 100
  return status === 'not-started' ? 0 : clamp(progress, 10, 90)
}

/**
 * Changes a number by steps; it never leaves 0 … `fieldMax`.
 * @returns whether anything changed
 */
export function stepField(
  plan: Plan,
  subject: Subject,
  id: string,
  key: ColumnKey,
  steps: number,
): boolean {
  const row = findRow(plan, subject, id)
  const { step } = columnOf(subject, key)
  if (!row || step === undefined) return false
  const before = Number(row[key])
  const after = clamp(before + steps * step, 0, fieldMax(plan, subject, row, key))
  if (after === before) return false
  row[key] = after
  if (key === 'progress') followProgress(subject, row, after)
  return true
}

function followProgress(subject: Subject, row: PlanRow, progress: number): void {
  if (subject === 'promises') {
    row.status = progress === 100 ? 'kept' : progress === 0 ? 'not-started' : 'under-way'
  }
  if (subject === 'campaigns' && row.status === 'finished' && progress < 100) row.status = 'running'
}
