import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { LessonWords } from '../../model/document.ts'
import { createLessonText } from './lesson-text.ts'

const t = ((_: string, { value, word }: { value: string; word: string }) =>
  `${value}, ${word}`) as unknown as TFunction<'lesson'>
const words = [{ id: 'april', text: 'April' }]
const readings = [
  { id: 'colour', name: 'Colour', unit: '{{figure}} mL', words },
  { id: 'date', name: 'Day and month', unit: '{{figure}} {{word}}', words },
  { id: 'jour', name: 'Jour', unit: '{{figure}} {{word}}', first: '1er {{word}}', words },
]
const text = createLessonText({ readings } as unknown as LessonWords, t, String)

test.each([
  // A word stands behind its figure, or where the unit says.
  [{ id: 'colour', figure: 21 }, '21 mL, April'],
  [{ id: 'date', figure: 21 }, '21 April'],
  [{ id: 'date' }, 'April'],
  // A figure of one is written as its language has it, and no other.
  [{ id: 'jour', figure: 1 }, '1er April'],
  [{ id: 'jour', figure: 21 }, '21 April'],
  [{ id: 'date', figure: 1 }, '1 April'],
])('a reading of %o is written as %s', (reading, written) => {
  expect(text.reading({ ...reading, word: 'april' })).toBe(written)
})
