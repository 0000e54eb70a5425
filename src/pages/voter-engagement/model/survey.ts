import { proxy } from 'valtio/vanilla'

export interface Survey {
  state: 'closed' | 'asking'
  /** The index of the question that is asked next. */
  question: number
  /** The index of the option chosen, by the index of its question. */
  answers: number[]
}

const sample = (): Survey => ({ state: 'closed', question: 0, answers: [] })

export const createSurvey = (): Survey => proxy(sample())

/** Begins at the first question, with no answers. */
export function startSurvey(survey: Survey): void {
  Object.assign(survey, sample(), { state: 'asking' })
}

/**
 * Stores an answer by its question's index and goes on. After the last question the survey closes and returns to
 * question 0; the answers stay until it is started again.
 * @param questions  how many there are
 */
export function answerSurvey(survey: Survey, option: number, questions: number): void {
  if (survey.state !== 'asking') return
  survey.answers[survey.question] = option
  if (survey.question + 1 < questions) {
    survey.question += 1
    return
  }
  survey.state = 'closed'
  survey.question = 0
}
