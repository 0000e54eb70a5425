import { expect, test } from 'vitest'
import { answerSurvey, createSurvey, startSurvey } from './survey.ts'

test('§4 not started, in progress, each answer stored by its index, closed at question 0', () => {
  const survey = createSurvey()
  answerSurvey(survey, 1, 3)
  expect(survey).toEqual({ state: 'closed', question: 0, answers: [] })
  startSurvey(survey)
  answerSurvey(survey, 2, 3)
  expect(survey).toEqual({ state: 'asking', question: 1, answers: [2] })
  answerSurvey(survey, 0, 3)
  expect(survey).toEqual({ state: 'asking', question: 2, answers: [2, 0] })
  answerSurvey(survey, 1, 3)
  expect(survey).toEqual({ state: 'closed', question: 0, answers: [2, 0, 1] })
})

test('a restart clears the answers', () => {
  const survey = createSurvey()
  startSurvey(survey)
  answerSurvey(survey, 0, 1)
  startSurvey(survey)
  expect(survey).toEqual({ state: 'asking', question: 0, answers: [] })
})
