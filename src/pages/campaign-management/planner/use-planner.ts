import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useFormats } from '../../../ui/formats.tsx'
import { interpolate } from '../../interpolate.ts'
import type { ColumnKey, Subject } from '../model/kinds.ts'
import {
  createPlanner,
  findRow,
  nameOf,
  type Plan,
  type Planner,
  resetPlanner,
  setRowState,
  stepRow,
} from '../model/plan.ts'
import { columnOf, stateColumnOf } from '../model/rules.ts'
import { formatField, isWord, type PlannerCopy } from './format.ts'

/**
 * The planners of this visit by language. They are in memory only, so they survive navigation but not a reload.
 */
const planners = new Map<string, Planner>()

/** What the lists get: the plan and its actions. */
export type PlannerTools = ReturnType<typeof usePlanner>

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
      if (stepRow(planner.plan, subject, id, key, by)) tell(subject, id, copy.stepped, key)
    },
    reset() {
      resetPlanner(planner, sample)
      say(copy.resetDone)
    },
  }
}
