import { expect, test } from 'vitest'
import { createFigures } from './use-figures.ts'

test('writes as the language does, with as many places as are told, and nothing with a sign', () => {
  const figures = createFigures('en')
  expect([figures(25, 2), figures(25), figures(-0.001, 2)]).toEqual(['25.00', '25', '0.00'])
  expect(createFigures('fr')(1234.5, 1)).toBe('1\u202f234,5')
})
