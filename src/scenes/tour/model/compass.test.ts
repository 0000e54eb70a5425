import { expect, test } from 'vitest'
import { windOf, winds } from './compass.ts'

test('winds go clockwise from north, wherever in the picture that is', () => {
  for (const north of [0, 37, -170, 180]) {
    for (const [at, wind] of winds.entries()) {
      for (const aside of [-22, 0, 22]) expect(windOf(north + at * 45 + aside, north)).toBe(wind)
    }
  }
})

test('between the last wind and the first lies the first', () => {
  expect(windOf(-22.4, 0)).toBe('N')
  expect(windOf(-22.6, 0)).toBe('NW')
})
