import { expect, test } from 'vitest'
import {
  advanceLesson,
  createLearning,
  isLearning,
  LEARNING_STEP,
  LEARNING_TICK,
  resetLearning,
  startLesson,
} from './learning.ts'

const lessons = [
  { id: 'seats', progress: 0 },
  { id: 'budget', progress: 95 },
  { id: 'polls', progress: 100 },
]

test('§9 a lesson grows by 10 every 500 ms', () => {
  expect([LEARNING_STEP, LEARNING_TICK]).toEqual([10, 500])
})

test('§4 a started lesson is active and rises to 100, then stops', () => {
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
})

test('§4 while one is below 100 no other starts', () => {
  const learning = createLearning(lessons)
  startLesson(learning, 'seats')
  startLesson(learning, 'budget')
  expect(learning.active).toBe('seats')
})

test('a lesson never passes 100, one that is complete begins anew, an unknown one is ignored', () => {
  const learning = createLearning(lessons)
  startLesson(learning, 'nothing')
  expect(learning.active).toBeUndefined()
  startLesson(learning, 'budget')
  advanceLesson(learning)
  expect(learning.progress.budget).toBe(100)
  startLesson(learning, 'polls')
  expect(learning.progress.polls).toBe(0)
})

test('a reset brings the sample back', () => {
  const learning = createLearning(lessons)
  startLesson(learning, 'seats')
  advanceLesson(learning)
  resetLearning(learning, lessons)
  expect(learning).toEqual(createLearning(lessons))
})
