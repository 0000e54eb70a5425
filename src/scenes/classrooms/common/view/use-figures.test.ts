import { afterEach, expect, test, vi } from 'vitest'
import { createFigures } from './use-figures.ts'

afterEach(() => vi.restoreAllMocks())

test('writes as the language does, with as many places as are told, and nothing with a sign', () => {
  expect(createFigures('en')(25, 2)).toBe('25.00')
  expect(createFigures('fr')(1234.5, 1)).toBe('1\u202f234,5')
  expect(createFigures('en')(-0.001, 2)).toBe('0.00')
})

test('makes one format for each number of places', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  const figures = createFigures('en')
  for (let i = 0; i < 20; i += 1) figures(i, i % 2)
  expect(made).toHaveBeenCalledTimes(2)
})
