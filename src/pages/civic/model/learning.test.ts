import { expect, test } from 'vitest'
import {
  advanceLesson,
  createLearning,
  isLearning,
  LEARNING_TICK,
  resetLearning,
  startLesson,
} from './learning.ts'

const lessons = [
  { id: 'seats', progress: 0 },
  { id: 'budget', progress: 95 },
  { id: 'polls', progress: 100 },
]

test('§4 §9 a started lesson is active and rises by 10 each 500 ms to 100, then stops', () => {
  expect(LEARNING_TICK).toBe(500)
  const learning = createLearning(lessons)
  expect(isLearning(learning)).toBe(false)
  advanceLesson(learning)
  expect(learning.progress.seats).toBe(0)
  startLesson(learning, 'seats')
  const seen: number[] = []
  for (let tick = 0; tick < 12; tick += 1) {
    advanceLesson(learning)
    seen.push(learning.progress.seats ?? Number.NaN)
  }
  expect(seen).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100])
  expect(learning.active).toBe('seats')
  expect(isLearning(learning)).toBe(false)
  resetLearning(learning, lessons)
  expect(learning).toEqual(createLearning(lessons))
})

test('§4 while one is below 100 no other starts, and an unknown one never', () => {
  const learning = createLearning(lessons)
  startLesson(learning, 'nothing')
  expect(learning.active).toBeUndefined()
  startLesson(learning, 'seats')
  startLesson(learning, 'budget')
  expect(learning.active).toBe('seats')
})

test('a lesson never passes 100, and one that is complete begins anew', () => {
  const learning = createLearning(lessons)
  startLesson(learning, 'budget')
  advanceLesson(learning)
  expect(learning.progress.budget).toBe(100)
  startLesson(learning, 'polls')
  expect(learning.progress.polls).toBe(0)
})
