import { expect, test } from 'vitest'
import {
  chooseInterest,
  createAdaptiveSurvey,
  interestBranch,
  resetAdaptiveSurvey,
  setAge,
  submitAge,
} from './adaptive-survey.ts'

test.each([
  ['29', 'young'],
  ['29.9', 'young'],
  ['30', 'older'],
  ['105', 'older'],
])('§5 age %s is read as an integer: %s', (age, branch) => {
  expect(interestBranch(age)).toBe(branch)
})

test('§4 age, interest, adapted, and back to step 0', () => {
  const survey = createAdaptiveSurvey()
  submitAge(survey)
  expect(survey.step).toBe(0)
  chooseInterest(survey, 'Taxes')
  expect(survey.interests).toEqual([])
  setAge(survey, '44')
  submitAge(survey)
  expect(survey.step).toBe(1)
  chooseInterest(survey, 'Taxes')
  chooseInterest(survey, 'Economy')
  expect(survey).toEqual({ step: 2, age: '44', interests: ['Taxes'] })
  resetAdaptiveSurvey(survey)
  expect(survey).toEqual(createAdaptiveSurvey())
})
