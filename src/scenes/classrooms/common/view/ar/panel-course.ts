import type { Command, CommandId } from '../../model/command.ts'
import { openQuestion, rightAnswers } from '../../model/progress/quiz.ts'
import type { CommandContext } from '../lesson/execute-command.ts'

/** The content of the panel: words in lines, and buttons in rows. */
export interface PanelContent {
  title: string
  paragraphs: readonly string[]
  /** What the lab said last. */
  said: string
  rows: readonly (readonly PanelButton[])[]
}

export interface PanelButton {
  /** its id; undefined for a label */
  id?: string
  /** the command of a press; undefined for turning pages and leaving */
  command?: Command
  label: string
  /** share of the row's width; equal shares by default */
  share?: number
  on?: boolean
  /**
   * What it is for, which its looks tell: to go on with the lesson; to do something in the lab, where nothing is
   * said, or to set a figure by a step; or for the panel itself. Among mere labels a figure that an instrument shows.
   */
  kind?: 'course' | 'lab' | 'step' | 'panel' | 'figure'
}

type Words = Pick<PanelContent, 'title' | 'paragraphs'>

/**
 * What of a panel is open: how often its page was turned; how far one looks back, where 0 is the result of the quiz;
 * and whether the instruments are read in place of what can be done.
 */
export interface PanelPageState {
  turned: number
  looked: number
  reads: boolean
}

export const firstPanelPage = (): PanelPageState => ({ turned: 0, looked: 0, reads: false })

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
    const { question, options } = step.predict
    if (state.done) {
      const isLast = progress.at === words.steps.length - 1
      const row = [press('next', t(isLast ? 'toQuiz' : 'next'), true)]
      return { title, paragraphs: predictionReview(source, progress.at), row }
    }
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

export const press = (command: CommandId, label: string, on = false): PanelButton => ({
  id: command,
  command: { command },
  label,
  kind: 'course',
  on,
})

const offer = (options: readonly string[], command: CommandId): PanelButton[] =>
  options.map((label, at) => ({
    id: `${command} ${at}`,
    command: { command, number: at + 1 },
    label,
    kind: 'course',
  }))

/** The checked quiz, question by question, then the steps: what the summary on the page holds, one by one. */
export function lookingBack(source: CommandContext): Words[] {
  const { session, words, t } = source
  const { answers } = session.progress.quiz
  const count = words.quiz.length
  const questions = words.quiz.map(({ question, options, right, why }, at) => {
    const given = answers[at] ?? -1
    const judged = `${given === right ? t('right') : t('wrong')} ${options[given] ?? ''}`
    // As on the page: not before the right answer is found, or a second try would be none.
    const paragraphs = [question, judged, ...(given === right ? [why] : [])]
    return { title: t('arQuestion', { number: at + 1, count }), paragraphs }
  })
  const steps = words.steps.map(({ predict }, at) => ({
    title: titleOf(source, at),
    paragraphs: [predict.question, ...predictionReview(source, at)],
  }))
  return [...questions, ...steps]
}

/** The number of a step, and its own title. */
const titleOf = ({ words, t }: CommandContext, at: number): string =>
  t('named', {
    name: t('step', { number: at + 1, count: words.steps.length }),
    value: words.steps[at]?.title,
  })

/** What was expected of a step, what is so, and why. */
function predictionReview({ session, words, t }: CommandContext, at: number): string[] {
  const step = words.steps[at]
  if (!step) return []
  const { options, right } = step.predict
  const predicted = session.progress.steps[at]?.predicted ?? right
  return [
    t('expected', { answer: options[predicted] }),
    t('itIs', { answer: options[right] }),
    step.explain,
  ]
}

/** Shows what the instruments say, or what can be done again. */
export function toggleReadings(leaf: PanelPageState): void {
  Object.assign(leaf, { reads: !leaf.reads, turned: 0 })
}

/** Turns to what is next looked back on, and behind the last to the result again. */
export function showNextResult(leaf: PanelPageState, source: CommandContext): void {
  leaf.looked = (leaf.looked + 1) % (lookingBack(source).length + 1)
}
