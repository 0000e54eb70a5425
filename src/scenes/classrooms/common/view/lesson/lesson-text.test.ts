import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { LessonWords } from '../../model/document.ts'
import { createLessonText } from './lesson-text.ts'

const t = ((_: string, { value, word }: { value: string; word: string }) =>
  `${value}, ${word}`) as unknown as TFunction<'lesson'>
const words = [{ id: 'april', text: 'April' }]
const text = createLessonText(
  {
    readings: [
      { id: 'colour', name: 'Colour', unit: '{{figure}} mL', words },
      { id: 'date', name: 'Day and month', unit: '{{figure}} {{word}}', words },
      { id: 'jour', name: 'Jour', unit: '{{figure}} {{word}}', first: '1er {{word}}', words },
    ],
  } as unknown as LessonWords,
  t,
  (value) => String(value),
)

test('a word stands behind its figure, or where the unit says', () => {
  expect(text.reading({ id: 'colour', figure: 21, word: 'april' })).toBe('21 mL, April')
  expect(text.reading({ id: 'date', figure: 21, word: 'april' })).toBe('21 April')
  expect(text.reading({ id: 'date', word: 'april' })).toBe('April')
})

test('a figure of one is written as its language has it, and no other', () => {
  expect(text.reading({ id: 'jour', figure: 1, word: 'april' })).toBe('1er April')
  expect(text.reading({ id: 'jour', figure: 21, word: 'april' })).toBe('21 April')
  expect(text.reading({ id: 'date', figure: 1, word: 'april' })).toBe('1 April')
})
