import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createI18n } from '../../../../../i18n/create.ts'
import { locales } from '../../../../../site/locales.ts'
import { createLessonText } from '../../../common/view/lesson/lesson-text.ts'
import { dateOf } from '../../model/lesson.ts'
import { formatHour, writeDay } from './write-day.ts'

test.each(locales)(
  'the corner, the board and the instrument write every day alike: %s',
  (locale) => {
    const words = JSON.parse(readFileSync(`content/${locale}/lessons/pantheon.json`, 'utf8'))
    const t = createI18n(locale, 'Realia').getFixedT(locale, 'lesson')
    const text = createLessonText(words, t, String)
    for (let day = 1; day <= 365; day += 1) {
      const told = text.reading({ id: 'date', ...dateOf(day) })
      expect(told.normalize('NFC')).toBe(writeDay(locale, day).normalize('NFC'))
    }
  },
)

test.each([
  ['en', 'March 21'],
  ['es', '21 de marzo'],
  ['fr', '21 mars'],
  ['hi', '21 मार्च'],
])('a day is written as the language does: %s', (locale, written) => {
  expect(writeDay(locale, 80)).toBe(written)
})

test.each([
  ['en', '00:30', 0.5],
  ['es', '09:00', 9],
  ['fr', '12:15', 12.25],
  ['hi', '23:45', 23.75],
])('an hour is of four figures on a clock of 24: %s', (locale, written, hour) => {
  expect(formatHour(locale, hour)).toBe(written)
})
