import { describe, expect, test } from 'vitest'
import type { LessonModel } from '../lesson.ts'
import { readKept, writeKept } from './kept.ts'
import { createProgress, goOn, look, openStep, predict, stepsDone } from './progress.ts'
import { answer, check, openQuestion, retry, rightAnswers } from './quiz.ts'

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

/** Both steps done. */
function finished() {
  const progress = createProgress(shape)
  predict(progress, 0)
  look(progress, model, { open: true, litres: 3 })
  goOn(progress)
  predict(progress, 1)
  look(progress, model, { open: true, litres: 3 })
  goOn(progress)
  return progress
}

describe('a step', () => {
  test('is done by doing, once it was said what is expected', () => {
    const progress = createProgress(shape)
    expect(look(progress, model, { open: true, litres: 0 })).toBe(false)
    predict(progress, 2)
    expect(look(progress, model, { open: false, litres: 0 })).toBe(false)
    expect(goOn(progress)).toBe(false)
    expect(look(progress, model, { open: true, litres: 0 })).toBe(true)
    expect(look(progress, model, { open: true, litres: 0 })).toBe(false)
    expect(goOn(progress)).toBe(true)
    expect(progress.at).toBe(1)
  })

  test('keeps what was expected once it is done', () => {
    const progress = createProgress(shape)
    predict(progress, 2)
    look(progress, model, { open: true, litres: 0 })
    predict(progress, 1)
    expect(progress.steps[0]).toEqual({ predicted: 2, done: true })
  })

  test('can be gone back to, and none be skipped', () => {
    const progress = createProgress(shape)
    expect(openStep(progress, 1)).toBe(false)
    expect(openStep(progress, 2)).toBe(false)
    expect(openStep(progress, -1)).toBe(false)
    const done = finished()
    expect(stepsDone(done)).toBe(2)
    expect(openStep(done, 0)).toBe(true)
    expect(openStep(done, 2)).toBe(true)
    expect(openStep(done, 3)).toBe(false)
  })
})

describe('the quiz', () => {
  test('is checked when all is answered, and the wrong answers open again', () => {
    const progress = finished()
    answer(progress, 0, 1)
    expect(openQuestion(progress)).toBe(1)
    expect(check(progress, shape.right)).toBe(false)
    answer(progress, 1, 2)
    answer(progress, 2, 0)
    answer(progress, 7, 0)
    expect(check(progress, shape.right)).toBe(true)
    expect(rightAnswers(progress, shape.right)).toBe(1)
    answer(progress, 1, 0)
    expect(progress.quiz.answers).toEqual([1, 2, 0])
    expect(retry(progress, shape.right)).toBe(true)
    expect(progress.quiz.answers).toEqual([1, null, null])
    answer(progress, 1, 0)
    answer(progress, 2, 2)
    check(progress, shape.right)
    expect(progress.quiz).toMatchObject({ tries: 2, best: 3, checked: true })
  })
})

describe('what is kept', () => {
  const kept = () => JSON.parse(writeKept('tap', finished(), { litres: 3 }))
  const read = (value: unknown) => readKept(JSON.stringify(value), 'tap', shape)

  test('comes back as it was', () => {
    const progress = finished()
    answer(progress, 0, 1)
    const text = writeKept('tap', progress, { litres: 3 })
    expect(readKept(text, 'tap', shape)).toEqual({ progress, lab: { litres: 3 } })
  })

  test.each([
    ['nothing', 'null'],
    ['cut off', '{"version":1,"les'],
    ['a list', '[]'],
    ['a number', '7'],
  ])('is refused when it is %s', (_what, text) => {
    expect(readKept(text, 'tap', shape)).toBeUndefined()
  })

  test.each<[string, (value: ReturnType<typeof kept>) => void]>([
    ['of another version', (value) => Object.assign(value, { version: 2 })],
    ['of another lesson', (value) => Object.assign(value, { lesson: 'cell' })],
    ['without progress', (value) => delete value.progress],
    ['without a quiz', (value) => delete value.progress.quiz],
    ['of fewer steps', (value) => value.progress.steps.pop()],
    ['of more questions', (value) => value.progress.quiz.answers.push(null)],
    ['beyond the end', (value) => Object.assign(value.progress, { at: 3 })],
    ['between two steps', (value) => Object.assign(value.progress, { at: 0.5 })],
    ['past an undone step', (value) => Object.assign(value.progress.steps[1], { done: false })],
    ['done by a word', (value) => Object.assign(value.progress.steps[0], { done: 'yes' })],
    ['predicting a word', (value) => Object.assign(value.progress.steps[0], { predicted: '1' })],
    ['predicting beyond', (value) => Object.assign(value.progress.steps[1], { predicted: 2 })],
    [
      'answered beyond',
      (value) => Object.assign(value.progress.quiz, { answers: [2, null, null] }),
    ],
    ['better than all', (value) => Object.assign(value.progress.quiz, { best: 4 })],
    ['tried less than never', (value) => Object.assign(value.progress.quiz, { tries: -1 })],
    [
      'answered by an object',
      (value) => Object.assign(value.progress.quiz, { answers: [{}, 1, 2] }),
    ],
    ['checked by a word', (value) => Object.assign(value.progress.quiz, { checked: 'no' })],
  ])('is refused when it is %s', (_what, damage) => {
    const value = kept()
    expect(read(value)).toBeDefined()
    damage(value)
    expect(read(value)).toBeUndefined()
  })
})
