import { expect, test } from 'vitest'
import type { LessonModel } from '../lesson.ts'
import {
  countStepsDone,
  createProgress,
  evaluateStep,
  goToNextStep,
  openStep,
  type Progress,
  predict,
} from './progress.ts'
import {
  answerQuestion,
  checkQuiz,
  countRightAnswers,
  firstUnansweredQuestion,
  retryQuiz,
} from './quiz.ts'
import { readLesson, writeLesson } from './saved-progress.ts'

interface Tap {
  open: boolean
  litres: number
}

const shape = { steps: [3, 2], questions: [2, 3, 3], right: [1, 0, 2] }
const model = {
  steps: [
    { id: 'open', done: ({ open }) => open },
    { id: 'fill', done: ({ litres }) => litres >= 3 },
  ],
} as Pick<LessonModel<Tap>, 'steps'> as LessonModel<Tap>

/** Whether the open step has been done just now by a tap that stands so. */
const looks = (progress: Progress, open: boolean, litres = 0) =>
  evaluateStep(progress, model, { open, litres })

/** Both steps done. */
function finished() {
  const progress = createProgress(shape)
  for (const option of [0, 1]) {
    predict(progress, option)
    looks(progress, true, 3)
    goToNextStep(progress)
  }
  return progress
}

test('a step is done by doing, once it was said what is expected, and keeps what that was', () => {
  const progress = createProgress(shape)
  expect(looks(progress, true)).toBe(false)
  predict(progress, 1)
  predict(progress, 2)
  expect(looks(progress, false)).toBe(false)
  expect(goToNextStep(progress)).toBe(false)
  expect(looks(progress, true)).toBe(true)
  expect(looks(progress, true)).toBe(false)
  predict(progress, 1)
  expect(progress.steps[0]).toEqual({ predicted: 2, done: true })
  expect(goToNextStep(progress)).toBe(true)
  expect(progress.at).toBe(1)
})

test('a step can be gone back to, and none be skipped', () => {
  const progress = createProgress(shape)
  for (const at of [1, 2, -1]) expect(openStep(progress, at)).toBe(false)
  const done = finished()
  expect(countStepsDone(done)).toBe(2)
  expect([0, 2, 3].map((at) => openStep(done, at))).toEqual([true, true, false])
})

test('the quiz is checked when all is answered, and the wrong answers open again', () => {
  const progress = finished()
  const { quiz } = progress
  answerQuestion(progress, 0, 1)
  expect(firstUnansweredQuestion(progress)).toBe(1)
  expect(checkQuiz(progress, shape.right)).toBe(false)
  expect(retryQuiz(progress, shape.right)).toBe(false)
  answerQuestion(progress, 1, 2)
  answerQuestion(progress, 2, 0)
  answerQuestion(progress, 7, 0)
  expect(checkQuiz(progress, shape.right)).toBe(true)
  expect(countRightAnswers(progress, shape.right)).toBe(1)
  answerQuestion(progress, 1, 0)
  expect(quiz.answers).toEqual([1, 2, 0])
  expect(retryQuiz(progress, shape.right)).toBe(true)
  expect(quiz).toMatchObject({ answers: [1, null, null], best: 1, checked: false })
  answerQuestion(progress, 1, 0)
  answerQuestion(progress, 2, 2)
  checkQuiz(progress, shape.right)
  expect(quiz).toMatchObject({ tries: 2, best: 3, checked: true })
})

test('what is kept comes back as it was', () => {
  const progress = finished()
  answerQuestion(progress, 0, 1)
  const text = writeLesson('tap', progress, { litres: 3 })
  expect(readLesson(text, 'tap', shape)).toEqual({ progress, lab: { litres: 3 } })
  for (const other of ['null', '{"version":1,"les', '[]', '7'])
    expect(readLesson(other, 'tap', shape)).toBeUndefined()
})

test.each<[string, object, object?, object?]>([
  ['of another version', { version: 2 }],
  ['of another lesson', { lesson: 'cell' }],
  ['without progress', { progress: undefined }],
  ['of fewer steps', {}, { steps: [{ predicted: 0, done: true }] }],
  ['beyond the end', {}, { at: 3 }],
  ['past an undone step', {}, { steps: [0, 1].map((at) => ({ predicted: 0, done: at === 0 })) }],
  ['of more questions', {}, {}, { answers: [null, null, null, null] }],
  ['answered beyond', {}, {}, { answers: [2, null, null] }],
  ['better than all', {}, {}, { best: 4 }],
])('what is kept is refused when it is %s', (_what, outer, inner = {}, quiz = {}) => {
  const sound = JSON.parse(writeLesson('tap', finished(), { litres: 3 }))
  const progress = { ...sound.progress, quiz: { ...sound.progress.quiz, ...quiz }, ...inner }
  expect(readLesson(JSON.stringify(sound), 'tap', shape)).toBeDefined()
  expect(readLesson(JSON.stringify({ ...sound, progress, ...outer }), 'tap', shape)).toBeUndefined()
})
