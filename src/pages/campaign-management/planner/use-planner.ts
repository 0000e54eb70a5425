import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { fill } from '../../fill.ts'
import type { ColumnKey, Subject } from '../model/kinds.ts'
import {
  createPlanner,
  findRow,
  moveRow,
  nameOf,
  type Plan,
  type Planner,
  resetPlanner,
  stepRow,
} from '../model/plan.ts'
import { columnOf, stateOf } from '../model/rules.ts'
import { createFormat, type Format, isWord, type PlannerCopy, writeField } from './format.ts'

/**
 * The planners of this visit, a language each. In memory alone: they outlast a look at another page and end with the
 * document, for nobody wants an invented campaign back tomorrow.
 */
const planners = new Map<string, Planner>()

/** What the lists are given: the plan to show, and what can be done with it. */
export interface PlannerTools {
  copy: PlannerCopy
  locale: string
  format: Format
  plan: Plan
  planner: Planner
  /** What has just happened. */
  said: string
  say: (sentence: string) => void
  move: (subject: Subject, id: string, to: string) => void
  step: (subject: Subject, id: string, key: ColumnKey, by: 1 | -1) => void
  reset: () => void
}

export function usePlanner(copy: PlannerCopy, sample: Plan): PlannerTools {
  const { i18n } = useTranslation('shell')
  const locale = i18n.language
  const [format] = useState(() => createFormat(locale))
  const [said, say] = useState('')
  const [planner] = useState(() => {
    const kept = planners.get(locale) ?? createPlanner(sample)
    if (typeof document !== 'undefined') planners.set(locale, kept)
    return kept
  })
  const plan = useSnapshot(planner).plan as Plan

  const tell = (subject: Subject, id: string, line: string, key: ColumnKey) => {
    const row = findRow(planner.plan, subject, id)
    if (!row) return
    const value = row[key] ?? ''
    say(
      fill(line, {
        name: nameOf(subject, row),
        field: copy.columns[key],
        state: isWord(copy, value) ? copy.words[value] : '',
        value: writeField(format, copy, planner.plan, columnOf(subject, key), value),
      }),
    )
  }
  return {
    copy,
    locale,
    format,
    plan,
    planner,
    said,
    say,
    move(subject, id, to) {
      if (moveRow(planner.plan, subject, id, to))
        tell(subject, id, copy.moved, stateOf(subject).key)
    },
    step(subject, id, key, by) {
      if (stepRow(planner.plan, subject, id, key, by)) tell(subject, id, copy.stepped, key)
    },
    reset() {
      resetPlanner(planner, sample)
      say(copy.resetDone)
    },
  }
}
