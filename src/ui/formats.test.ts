import { expect, test } from 'vitest'
import { createFormats } from './formats.tsx'

test.each([
  ['en', ['1,200 m', '4 min', '38%']],
  ['fr', ['1 200 m', '4 min', '38 %']],
])('a length in meters, seconds as minutes, a share in percent: %s', (language, written) => {
  const { meters, minutes, percent } = createFormats(language)
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect([meters(1200), minutes(240), percent(38)].map(plain)).toEqual(written)
})

test.each([
  ['en', 'March 18, 2024'],
  ['es', '18 de marzo de 2024'],
  ['fr', '18 mars 2024'],
  ['hi', '18 मार्च 2024'],
])('a day in %s', (language, text) => {
  expect(createFormats(language).longDate('2024-03-18')).toBe(text)
})
