import type { CommandContext } from '../lesson/execute-command.ts'
import type { PanelContent } from './panel-layout.ts'

export type Words = Pick<PanelContent, 'title' | 'paragraphs'>

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
export const titleOf = ({ words, t }: CommandContext, at: number): string =>
  t('named', {
    name: t('step', { number: at + 1, count: words.steps.length }),
    value: words.steps[at]?.title,
  })

/** What was expected of a step, what is so, and why. */
export function predictionReview({ session, words, t }: CommandContext, at: number): string[] {
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
