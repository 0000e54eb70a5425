import { expect, test } from 'vitest'
import { createFormats } from './formats.tsx'

test.each([
  ['en', 'March 18, 2024'],
  ['es', '18 de marzo de 2024'],
  ['fr', '18 mars 2024'],
  ['hi', '18 मार्च 2024'],
])('a day in %s', (language, text) => {
  expect(createFormats(language).longDate('2024-03-18')).toBe(text)
})
