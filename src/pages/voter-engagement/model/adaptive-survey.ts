import { proxy } from 'valtio/vanilla'

/** Below this age the survey asks about the interests of the young, years. */
const YOUNG_BELOW = 30

export interface AdaptiveSurvey {
  /** 0 asks the age, 1 the interest, 2 has adapted. */
  step: 0 | 1 | 2
  /** As typed. */
  age: string
  interests: string[]
}

const sample = (): AdaptiveSurvey => ({ step: 0, age: '', interests: [] })

export const createAdaptiveSurvey = (): AdaptiveSurvey => proxy(sample())

export function setAge(survey: AdaptiveSurvey, age: string): void {
  survey.age = age
}

/** Goes on from the age to the interests; an empty age is ignored. */
export function submitAge(survey: AdaptiveSurvey): void {
  if (survey.step === 0 && survey.age !== '') survey.step = 1
}

/** Which interests the survey asks about. The age is parsed as an integer. */
export function interestBranch(age: string): 'young' | 'older' {
  return Number.parseInt(age, 10) < YOUNG_BELOW ? 'young' : 'older'
}

/** Appends an interest, and the survey has adapted. */
export function chooseInterest(survey: AdaptiveSurvey, interest: string): void {
  if (survey.step !== 1) return
  survey.interests.push(interest)
  survey.step = 2
}

export function resetAdaptiveSurvey(survey: AdaptiveSurvey): void {
  Object.assign(survey, sample())
}
