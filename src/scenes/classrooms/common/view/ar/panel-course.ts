import type { CommandId } from '../../model/command.ts'
import { openQuestion, rightAnswers } from '../../model/progress/quiz.ts'
import type { CommandContext } from '../lesson/execute-command.ts'
import { foundIn, type Leaf, lookingBack } from './look-back.ts'
import type { PanelButton, PanelContent } from './panel-layout.ts'

type Words = Pick<PanelContent, 'title' | 'paragraphs'>

/** What the open step or the quiz says: first what is asked, then what is to be done, at last what is so, and why. */
export function wordsOf(source: CommandContext, leaf: Leaf): Words {
  const { session, words, t } = source
  const { progress, shape } = session
  const step = words.steps[progress.at]
  const state = progress.steps[progress.at]
  if (step && state) {
    const number = t('step', { number: progress.at + 1, count: words.steps.length })
    const title = t('named', { name: number, value: step.title })
    if (state.done) return { title, paragraphs: foundIn(source, progress.at) }
    return { title, paragraphs: [state.predicted === null ? step.predict.question : step.task] }
  }
  if (progress.quiz.checked) {
    const looked = lookingBack(source)[leaf.looked - 1]
    if (looked) return looked
    const [right, count] = [rightAnswers(progress, shape.right), shape.right.length]
    const score = t('score', { right, count })
    return { title: t('quiz'), paragraphs: right === count ? [score, t('arAllRight')] : [score] }
  }
  const question = openQuestion(progress)
  const asked = question === undefined ? t('quizText') : words.quiz[question]?.question
  return { title: t('quiz'), paragraphs: [asked ?? ''] }
}

export const press = (command: CommandId, label: string, on?: boolean): PanelButton => ({
  ...{ id: command, command: { command }, label, kind: 'course' },
  ...(on === undefined ? {} : { on }),
})

/** The one row that changes: what is to be said or pressed just now. */
export function now(source: CommandContext, leaf: Leaf): PanelButton[] {
  const { session, words, t } = source
  const { progress, shape } = session
  const step = words.steps[progress.at]
  const state = progress.steps[progress.at]
  if (step && state) {
    const last = progress.at === words.steps.length - 1
    if (state.done) return [press('next', last ? t('toQuiz') : t('next'), true)]
    return state.predicted === null
      ? offer(step.predict.options, 'predict')
      : [{ label: t('try'), kind: 'course' }]
  }
  if (progress.quiz.checked) {
    const count = lookingBack(source).length
    const label =
      leaf.looked < count ? t('arLookBack', { page: leaf.looked + 1, count }) : t('quiz')
    const isAllRight = rightAnswers(progress, shape.right) === shape.right.length
    return [
      { id: 'look', label, kind: 'course' },
      ...(isAllRight ? [] : [press('retry', t('retry'))]),
    ]
  }
  const question = openQuestion(progress)
  if (question === undefined) return [press('check', t('checkAnswers'), true)]
  return offer(words.quiz[question]?.options ?? [], 'answer')
}

const offer = (options: readonly string[], command: CommandId): PanelButton[] =>
  options.map((label, at) => ({
    id: `${command} ${at}`,
    command: { command, number: at + 1 },
    label,
    kind: 'course',
  }))
