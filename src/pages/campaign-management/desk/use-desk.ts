import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { fill } from '../../fill.ts'
import type { ColumnKey, Subject } from '../model/kinds.ts'
import {
  createDesk,
  type Desk,
  findRow,
  moveRow,
  nameOf,
  type Plan,
  resetDesk,
  stepRow,
} from '../model/plan.ts'
import { columnOf, stateOf } from '../model/rules.ts'
import { createFormat, type DeskCopy, type Format, isWord, writeField } from './format.ts'

/**
 * The desks of this visit, a language each. In memory alone: they outlast a look at another page and end with the
 * document, for nobody wants an invented campaign back tomorrow.
 */
const desks = new Map<string, Desk>()

/** What the lists are given: the plan to show, and what can be done with it. */
export interface DeskTools {
  copy: DeskCopy
  locale: string
  format: Format
  plan: Plan
  desk: Desk
  /** What has just happened. */
  said: string
  say: (sentence: string) => void
  move: (subject: Subject, id: string, to: string) => void
  step: (subject: Subject, id: string, key: ColumnKey, by: 1 | -1) => void
  reset: () => void
}

export function useDesk(copy: DeskCopy, sample: Plan): DeskTools {
  const { i18n } = useTranslation('shell')
  const locale = i18n.language
  const [format] = useState(() => createFormat(locale))
  const [said, say] = useState('')
  const [desk] = useState(() => {
    const kept = desks.get(locale) ?? createDesk(sample)
    if (typeof document !== 'undefined') desks.set(locale, kept)
    return kept
  })
  const plan = useSnapshot(desk).plan as Plan

  const tell = (subject: Subject, id: string, line: string, key: ColumnKey) => {
    const row = findRow(desk.plan, subject, id)
    if (!row) return
    const value = row[key] ?? ''
    say(
      fill(line, {
        name: nameOf(subject, row),
        field: copy.columns[key],
        state: isWord(copy, value) ? copy.words[value] : '',
        value: writeField(format, copy, desk.plan, columnOf(subject, key), value),
      }),
    )
  }
  return {
    copy,
    locale,
    format,
    plan,
    desk,
    said,
    say,
    move(subject, id, to) {
      if (moveRow(desk.plan, subject, id, to)) tell(subject, id, copy.moved, stateOf(subject).key)
    },
    step(subject, id, key, by) {
      if (stepRow(desk.plan, subject, id, key, by)) tell(subject, id, copy.stepped, key)
    },
    reset() {
      resetDesk(desk, sample)
      say(copy.resetDone)
    },
  }
}
