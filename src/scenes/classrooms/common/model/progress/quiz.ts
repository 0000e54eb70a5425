import type { Progress } from './progress.ts'

/** Answers a question, unless the answers have been checked. */
export function answerQuestion(progress: Progress, question: number, option: number): void {
  const { quiz } = progress
  if (quiz.checked || question < 0 || question >= quiz.answers.length) return
  quiz.answers[question] = option
}

/** The first unanswered question, which "answer 2" refers to. */
export function firstUnansweredQuestion({ quiz }: Progress): number | undefined {
  const at = quiz.answers.indexOf(null)
  return at < 0 ? undefined : at
}

export const countRightAnswers = ({ quiz }: Progress, right: readonly number[]): number =>
  quiz.answers.filter((given, at) => given !== null && given === right[at]).length

/** @returns whether all questions were answered, so that they were checked */
export function checkQuiz(progress: Progress, right: readonly number[]): boolean {
  const { quiz } = progress
  if (quiz.checked || firstUnansweredQuestion(progress) !== undefined) return false
  quiz.checked = true
  quiz.tries += 1
  quiz.best = Math.max(quiz.best, countRightAnswers(progress, right))
  return true
}

/** Reopens the wrong answers; the right ones stay. */
export function retryQuiz(progress: Progress, right: readonly number[]): boolean {
  const { quiz } = progress
  if (!quiz.checked) return false
  quiz.answers = quiz.answers.map((given, at) => (given === right[at] ? given : null))
  quiz.checked = false
  return true
}
