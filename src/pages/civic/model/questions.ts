import { proxy } from 'valtio/vanilla'

export interface Question {
  readonly id: string
  readonly question: string
  votes: number
  /** Who asks; the visitor where none is named. */
  readonly user: string | undefined
  readonly answered: boolean
}

export interface Questions {
  list: Question[]
  /** How many the visitor has asked. */
  asked: number
}

interface SampleQuestion {
  readonly id: string
  readonly question: string
  readonly votes: number
  readonly user: string
  readonly answered: boolean
}

export const createQuestions = (sample: readonly SampleQuestion[]): Questions =>
  proxy({ list: sample.map((each) => ({ ...each })), asked: 0 })

/**
 * Puts a question of the visitor's at the end of the list; blank text is ignored.
 * @returns whether it was asked
 */
export function askQuestion(questions: Questions, text: string): boolean {
  const question = text.trim()
  if (question === '') return false
  questions.asked += 1
  const id = `own-${questions.asked}`
  questions.list.push({ id, question, votes: 0, user: undefined, answered: false })
  return true
}

/** One vote up or down; never below 0. An unknown question is ignored. */
export function voteQuestion(questions: Questions, id: string, by: 1 | -1): void {
  const question = questions.list.find((each) => each.id === id)
  if (question) question.votes = Math.max(0, question.votes + by)
}

/** Most votes first; of equals the older one. */
export function byVotes<Each extends { readonly votes: number }>(list: readonly Each[]): Each[] {
  return list.toSorted((a, b) => b.votes - a.votes)
}

export function resetQuestions(questions: Questions, sample: readonly SampleQuestion[]): void {
  Object.assign(questions, { list: sample.map((each) => ({ ...each })), asked: 0 })
}
