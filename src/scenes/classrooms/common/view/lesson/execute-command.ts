import type { TFunction } from 'i18next'
import {
  type Command,
  parseCommand,
  phrases,
  suggest,
  type Vocabulary,
} from '../../model/command.ts'

import type { LessonWords } from '../../model/document.ts'
import { choose, runAction, setSlider } from '../../model/lesson.ts'
import { goOn, openStep, predict } from '../../model/progress/progress.ts'
import {
  answerQuestion,
  checkQuiz,
  openQuestion,
  retryQuiz,
  rightAnswers,
} from '../../model/progress/quiz.ts'
import { type Session, slow } from '../../model/session.ts'
import { shownReadings } from '../../model/withheld.ts'
import type { LessonText } from './lesson-text.ts'

/** Whose commands are carried out, and the words for what comes of it. */
export interface CommandContext {
  session: Session
  words: LessonWords
  text: LessonText
  t: TFunction<'lesson'>
}

export interface ParseContext extends CommandContext {
  vocabulary: Vocabulary
}

/** Does what was typed or said. @returns what to say to it; nothing where the lab says something itself */
export function parseAndRun(given: string, context: ParseContext): string | undefined {
  const { vocabulary, t } = context
  const command = parseCommand(given, vocabulary)
  if (command?.command === 'help') return phrases(vocabulary).join(' · ')
  if (command) return executeCommand(command, context)
  const near = suggest(given, vocabulary)
  const not = t('notUnderstood', { text: given.trim() })
  return near.length > 0 ? `${not} ${t('didYouMean', { phrases: near.join(' · ') })}` : not
}

/**
 * Does what a command says, wherever it was given.
 * @returns what to say to it; nothing where the lab says something itself
 */
export function executeCommand(
  { command, name = '', number }: Command,
  context: CommandContext,
): string | undefined {
  const { session, words, text, t } = context
  const { model, lab, progress, workspace } = session
  const going = { progress, words, t }
  const before = model.event(lab)
  const lead = (outcome: ReturnType<typeof runAction>, done: string) => {
    if (!outcome.done) return outcome.why ? text.message({ id: outcome.why }) : t('cannot')
    return model.event(lab) === before ? done : undefined
  }
  switch (command) {
    case 'show':
      workspace.chosen = name
      return text.chosen(model, lab, name)
    case 'do':
      return lead(runAction(model, lab, name), t('understood', { text: text.control(name) }))
    case 'set': {
      const outcome = setSlider(model, lab, name, number ?? Number.NaN)
      const slider = model.controls.find(({ id }) => id === name)
      const value = slider?.kind === 'slider' ? text.slider(slider, slider.get(lab)) : ''
      return lead(outcome, t('named', { name: text.control(name), value }))
    }
    case 'choose':
      return lead(choose(model, lab, name), t('understood', { text: text.option(name) }))
    case 'read': {
      const reading = shownReadings(model, lab, progress).find(({ id }) => id === name)
      return reading && t('named', { name: text.readingName(name), value: text.reading(reading) })
    }
    case 'predict':
      return expect(number ?? 0, context)
    case 'answer':
      return reply(number ?? 0, context)
    case 'next':
      return next(going)
    case 'back':
      return openAt(going, progress.at - 1)
    case 'check':
      return progress.at < words.steps.length ? t('cannot') : checkAnswers(going)
    case 'retry':
      if (progress.at < words.steps.length) return t('cannot')
      return retryQuiz(progress, session.shape.right) ? t('quizText') : t('cannot')
    case 'reset':
      model.reset(lab)
      return t('resetSaid')
    case 'slower':
      workspace.pace = slow
      return t('slowSaid')
    case 'normal':
      workspace.pace = 1
      return t('normalSaid')
    case 'help':
      return undefined
  }
}

type Going = Pick<CommandContext, 'words' | 't'> & Pick<Session, 'progress'>

/** Goes on to the next step where the open one is done. @returns what it is about, or that it must be done first */
export const next = (going: Going): string =>
  goOn(going.progress) ? opened(going) : going.t('notYet')

/** Opens a step that was open before, or the quiz. @returns what it is about, or that it cannot be opened */
export const openAt = (going: Going, at: number): string =>
  openStep(going.progress, at) ? opened(going) : going.t('cannot')

/** What the opened step is about. */
function opened({ progress: { at }, words, t }: Going): string {
  const step = words.steps[at]
  if (!step) return t('named', { name: t('quiz'), value: t('quizText') })
  const number = t('step', { number: at + 1, count: words.steps.length })
  return t('opened', { step: number, title: step.title, task: step.task })
}

function expect(number: number, { session, words, t }: CommandContext): string {
  const { progress } = session
  const option = words.steps[progress.at]?.predict.options[number - 1]
  if (!option || progress.steps[progress.at]?.done) return t('cannot')
  predict(progress, number - 1)
  return t('predictedSaid', { answer: option })
}

function reply(number: number, { session, words, t }: CommandContext): string {
  const { progress } = session
  if (progress.at < words.steps.length) return t('cannot')
  const question = openQuestion(progress)
  const option = question === undefined ? undefined : words.quiz[question]?.options[number - 1]
  if (question === undefined || !option) return t('cannot')
  answerQuestion(progress, question, number - 1)
  return t('answeredSaid', { number: question + 1, answer: option })
}

/** Checks the answers of the quiz. @returns how many are right, or that some questions are open */
export function checkAnswers({ progress, words, t }: Going): string {
  const right = words.quiz.map((question) => question.right)
  if (!checkQuiz(progress, right)) return t('answerAll')
  return t('score', { right: rightAnswers(progress, right), count: right.length })
}
