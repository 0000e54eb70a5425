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
import { goToNextStep, openStep, predict } from '../../model/progress/progress.ts'
import {
  answerQuestion,
  checkQuiz,
  countRightAnswers,
  firstUnansweredQuestion,
  retryQuiz,
} from '../../model/progress/quiz.ts'
import { type Session, slowPace } from '../../model/session.ts'
import { shownReadings } from '../../model/withheld-readings.ts'
import type { LessonText } from './lesson-text.ts'

/** Whose commands are carried out, and the words for what comes of it. */
export interface CommandContext {
  session: Session
  words: LessonWords
  text: LessonText
  t: TFunction<'lesson'>
}

/** Does what was typed or said. @returns what to say to it; nothing where the lab says something itself */
export function parseAndRun(
  given: string,
  context: CommandContext & { vocabulary: Vocabulary },
): string | undefined {
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
  const { model, lab, progress, shape, workspace } = session
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
      return expect(context, number ?? 0)
    case 'answer':
      return reply(context, number ?? 0)
    case 'next':
      return goToNextStep(progress) ? opened(context) : t('notYet')
    case 'back':
      return openAt(context, progress.at - 1)
    case 'check':
      if (progress.at < words.steps.length) return t('cannot')
      return checkQuiz(progress, shape.right) ? scoreText(context) : t('answerAll')
    case 'retry':
      if (progress.at < words.steps.length) return t('cannot')
      return retryQuiz(progress, shape.right) ? t('quizText') : t('cannot')
    case 'reset':
      model.reset(lab)
      return t('resetSaid')
    case 'slower':
      workspace.pace = slowPace
      return t('slowSaid')
    case 'normal':
      workspace.pace = 1
      return t('normalSaid')
    case 'help':
      return undefined
  }
}

/** Opens a step that was open before, or the quiz. @returns what it is about, or that it cannot be opened */
export const openAt = (context: CommandContext, at: number): string =>
  openStep(context.session.progress, at) ? opened(context) : context.t('cannot')

/** What the opened step is about. */
function opened({ session, words, t }: CommandContext): string {
  const { at } = session.progress
  const step = words.steps[at]
  if (!step) return t('named', { name: t('quiz'), value: t('quizText') })
  const number = t('step', { number: at + 1, count: words.steps.length })
  return t('opened', { step: number, title: step.title, task: step.task })
}

function expect({ session: { progress }, words, t }: CommandContext, number: number): string {
  const option = words.steps[progress.at]?.predict.options[number - 1]
  if (!option || progress.steps[progress.at]?.done) return t('cannot')
  predict(progress, number - 1)
  return t('predictedSaid', { answer: option })
}

function reply({ session: { progress }, words, t }: CommandContext, number: number): string {
  const question = firstUnansweredQuestion(progress)
  if (progress.at < words.steps.length || question === undefined) return t('cannot')
  const option = words.quiz[question]?.options[number - 1]
  if (!option) return t('cannot')
  answerQuestion(progress, question, number - 1)
  return t('answeredSaid', { number: question + 1, answer: option })
}

/** How many answers of the quiz are right. */
export const scoreText = ({ session: { progress, shape }, t }: CommandContext): string =>
  t('score', { right: countRightAnswers(progress, shape.right), count: shape.right.length })
