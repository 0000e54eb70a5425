import type { CommandId } from '../../model/command.ts'
import { openQuestion, rightAnswers } from '../../model/progress/quiz.ts'
import type { CommandContext } from '../lesson/execute-command.ts'
import {
  lookingBack,
  type PanelPageState,
  predictionReview,
  titleOf,
  type Words,
} from './look-back.ts'
import type { PanelButton } from './panel-layout.ts'

/**
 * What the open step or the quiz says: first what is asked, then what is to be done, at last what is so, and why.
 * @returns with the one row that changes: what is to be said or pressed just now
 */
export function courseOf(
  source: CommandContext,
  leaf: PanelPageState,
): Words & { row: PanelButton[] } {
  const { session, words, t } = source
  const { progress, shape } = session
  const step = words.steps[progress.at]
  const state = progress.steps[progress.at]
  if (step && state) {
    const title = titleOf(source, progress.at)
    if (state.done) {
      const next = progress.at === words.steps.length - 1 ? t('toQuiz') : t('next')
      return {
        title,
        paragraphs: predictionReview(source, progress.at),
        row: [press('next', next, true)],
      }
    }
    const { question, options } = step.predict
    return state.predicted === null
      ? { title, paragraphs: [question], row: offer(options, 'predict') }
      : { title, paragraphs: [step.task], row: [{ label: t('try'), kind: 'course' }] }
  }
  const title = t('quiz')
  if (progress.quiz.checked) {
    const all = lookingBack(source)
    const at = { page: leaf.looked + 1, count: all.length }
    const label = leaf.looked < all.length ? t('arLookBack', at) : title
    const [right, count] = [rightAnswers(progress, shape.right), shape.right.length]
    const isAllRight = right === count
    const paragraphs = [t('score', { right, count }), ...(isAllRight ? [t('arAllRight')] : [])]
    const retry = isAllRight ? [] : [press('retry', t('retry'))]
    const row: PanelButton[] = [{ id: 'look', label, kind: 'course' }, ...retry]
    return { title, paragraphs, ...all[leaf.looked - 1], row }
  }
  const open = words.quiz[openQuestion(progress) ?? -1]
  return open
    ? { title, paragraphs: [open.question], row: offer(open.options, 'answer') }
    : { title, paragraphs: [t('quizText')], row: [press('check', t('checkAnswers'), true)] }
}

export const press = (command: CommandId, label: string, on?: boolean): PanelButton => ({
  ...{ id: command, command: { command }, label, kind: 'course' },
  ...(on === undefined ? {} : { on }),
})

const offer = (options: readonly string[], command: CommandId): PanelButton[] =>
  options.map((label, at) => ({
    id: `${command} ${at}`,
    command: { command, number: at + 1 },
    label,
    kind: 'course',
  }))
