import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proxy, subscribe } from 'valtio/vanilla'
import type { OrbitView } from '../../../../../math/orbit-view.ts'
import { readLocalItem } from '../../../../../projects/local-storage.ts'
import { stageFlags } from '../../../../../stage/flags.ts'
import { type CommandWords, type LessonWords, shapeOf, vocabularyOf } from '../../model/document.ts'
import { type LessonModel, savedKey } from '../../model/lesson.ts'
import { advanceSession, createSession, type Session } from '../../model/session.ts'
import { useFigures } from '../use-figures.ts'
import { autosaveProgress, type ProgressAutosave } from './autosave-progress.ts'
import { parseAndRun } from './execute-command.ts'
import { createLessonText, type LessonText } from './lesson-text.ts'
import { runClock } from './run-clock.ts'

/** What was said last, and how often something was: the same words twice are said twice. */
export interface Saying {
  text: string
  times: number
}

/** What parts of a workspace are given of the lesson under way. */
export interface LessonPartProps {
  session: Session
  text: LessonText
  say: (text: string) => void
}

export interface LessonOptions<Lab extends object> {
  model: LessonModel<Lab>
  words: LessonWords
  commands: CommandWords
  view: OrbitView
}

/** A lesson under way, what it says, and what obeys commands. */
export function useLesson<Lab extends object>(options: LessonOptions<Lab>) {
  const { model, words, commands, view } = options
  const { t } = useTranslation('lesson')
  const figures = useFigures()
  const [{ session, damaged }] = useState(() =>
    createSession(model, shapeOf(words), { view, kept: readLocalItem(savedKey(model.id)) }),
  )
  const [saying] = useState(() => proxy<Saying>({ text: '', times: 0 }))
  const [kept, setKept] = useState(true)
  const text = useMemo(() => createLessonText(words, t, figures), [words, t, figures])
  const vocabulary = useMemo(() => vocabularyOf(model, words, commands), [model, words, commands])
  const { lab, progress } = session
  const saving = useRef<ProgressAutosave>(undefined)

  const say = useCallback(
    (text: string) => {
      Object.assign(saying, { text, times: saying.times + 1 })
    },
    [saying],
  )
  // Readers tell what changes in a region that is there, not what it began with.
  useEffect(() => {
    if (damaged) say(t('keptDamaged'))
  }, [damaged, say, t])

  /** Lets time pass. Whether the step has just been done by it is told behind what the lab says. */
  const follow = useCallback(
    (message: string, seconds = 0) => {
      const done = advanceSession(session, seconds)
      const step = words.steps[progress.at]
      const told =
        done && step ? t('doneSaid', { number: progress.at + 1, explain: step.explain }) : ''
      if (message || told) say([message, told].filter(Boolean).join(' '))
    },
    [session, progress, words, t, say],
  )
  const passTime = useCallback((seconds: number) => follow('', seconds), [follow])

  useEffect(() => {
    let event = model.event(lab)
    return subscribe(lab, () => {
      const now = model.event(lab)
      const isNew = now !== undefined && now !== event
      event = now
      follow(isNew ? text.message(now) : '')
    })
  }, [lab, model, text, follow])
  useEffect(() => subscribe(progress, () => follow('')), [progress, follow])
  useEffect(() => {
    // Frozen pages have no time.
    if (!stageFlags().freeze) return runClock(session, passTime)
  }, [session, passTime])
  useEffect(() => {
    const made = autosaveProgress(session, setKept)
    saving.current = made
    return made.stop
  }, [session])

  const command = useCallback(
    (given: string) => {
      const answer = parseAndRun(given, { session: session, words, vocabulary, text, t })
      if (answer) say(answer)
    },
    [session, words, vocabulary, text, t, say],
  )
  const forget = useCallback(() => {
    saving.current?.forget()
    say(t('forgetSaid'))
  }, [say, t])
  return { session, text, vocabulary, saying, say, command, kept, forget, passTime }
}
