import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proxy, subscribe } from 'valtio/vanilla'
import { stageFlags } from '../../../../../stage/flags.ts'
import type { Command } from '../../model/command.ts'
import { type CommandWords, type LessonWords, vocabularyOf } from '../../model/document.ts'
import type { LabEvent } from '../../model/lesson.ts'
import { advanceSession, type OpenedSession, type Session } from '../../model/session.ts'
import { type FormatNumber, useNumberFormatter } from '../use-number-formatter.ts'
import { createThrottledStore, type ThrottledStore } from '../use-throttled-snapshot.ts'
import { autosaveProgress } from './autosave-progress.ts'
import { type CommandContext, executeCommand, parseAndRun } from './execute-command.ts'
import { createLessonText } from './lesson-text.ts'
import { runClock } from './run-clock.ts'

/** What was said last, and how often something was: the same words twice are said twice. */
export interface LessonAnnouncement {
  text: string
  times: number
}

/** A lesson under way, as every part of its workspace is given it. */
export interface Lesson<Lab extends object = object> extends CommandContext {
  session: Session<Lab>
  /** The lab as it is told of; what is drawn in each frame reads the session's own. */
  seen: ThrottledStore<Lab>
  saying: LessonAnnouncement
  say(text: string): void
  /** The thing whose press is about to change the lab, where the lesson names it with what comes of it. */
  pressed?: string | undefined
  /** Does what a command says, and says what comes of it. */
  run(command: Command): void
}

export function createLesson<Lab extends object>({
  session,
  words,
  t,
  figures,
}: Pick<Lesson<Lab>, 'session' | 'words' | 't'> & { figures: FormatNumber }): Lesson<Lab> {
  const saying = proxy<LessonAnnouncement>({ text: '', times: 0 })
  const lesson: Lesson<Lab> = {
    session,
    words,
    t,
    text: createLessonText(words, t, figures),
    seen: createThrottledStore(session.lab, session.model.moving),
    saying,
    say: (text) => void Object.assign(saying, { text, times: saying.times + 1 }),
    run(command) {
      const answer = executeCommand(command, lesson)
      if (answer) lesson.say(answer)
    },
  }
  return lesson
}

export interface LessonOptions<Lab extends object>
  extends Pick<OpenedSession<Lab>, 'session' | 'damaged'> {
  words: LessonWords
  commands: CommandWords
  /** Whether it has begun; what is tried out before is not saved. */
  begun?: boolean
}

/** A lesson under way, what it says, and what runs commands. The language of a page stays. */
export function useLesson<Lab extends object>(options: LessonOptions<Lab>) {
  const { damaged, commands, begun = true } = options
  const { t } = useTranslation('lesson')
  const figures = useNumberFormatter()
  const [run] = useState(() => {
    const lesson = createLesson({ ...options, t, figures })
    const { session, words, say } = lesson
    const vocabulary = vocabularyOf(session.model, words, commands)
    return {
      lesson,
      vocabulary,
      command(given: string) {
        const answer = parseAndRun(given, { ...lesson, vocabulary })
        if (answer) say(answer)
      },
      passTime: (seconds: number) => follow(lesson, '', seconds),
    }
  })
  const { lesson, passTime } = run
  const { session, say } = lesson
  const saving = useRef<ReturnType<typeof autosaveProgress>>(undefined)
  const [kept, setKept] = useState(true)
  // Readers tell what changes in a region that is there, not what it began with.
  useEffect(() => {
    if (damaged) say(t('keptDamaged'))
  }, [damaged, say, t])
  useEffect(() => {
    const { model, lab, progress } = session
    let event = model.event(lab)
    const stops = [
      subscribe(lab, () => {
        const now = model.event(lab)
        const isNew = now !== undefined && now !== event
        event = now
        follow(lesson, isNew ? messageOf(lesson, now) : '')
      }),
      subscribe(progress, () => follow(lesson, '')),
    ]
    // Frozen pages have no time.
    if (!stageFlags().freeze) stops.push(runClock(session, passTime))
    return () => {
      for (const stop of stops) stop()
    }
  }, [lesson, session, passTime])
  useEffect(() => {
    if (!begun) return
    const made = autosaveProgress(session, setKept)
    saving.current = made
    return made.stop
  }, [begun, session])
  const forget = () => {
    saving.current?.forget()
    say(t('forgetSaid'))
  }
  return { ...run, kept, forget }
}

/** What the lab says; behind the name of what was pressed, where that is to be told. */
function messageOf(lesson: Lesson, event: LabEvent): string {
  const { pressed, text, t } = lesson
  lesson.pressed = undefined
  const value = text.message(event)
  return pressed ? t('named', { name: text.object(pressed), value }) : value
}

/** Lets time pass. Whether the step has just been done by it is told behind what the lab says. */
function follow({ session, words, t, say }: Lesson, message: string, seconds = 0): void {
  const { at } = session.progress
  const done = advanceSession(session, seconds)
  const step = words.steps[at]
  const told = done && step ? t('doneSaid', { number: at + 1, explain: step.explain }) : ''
  if (message || told) say([message, told].filter(Boolean).join(' '))
}
