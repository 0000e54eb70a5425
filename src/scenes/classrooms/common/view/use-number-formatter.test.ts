import { expect, test } from 'vitest'
import { createNumberFormatter } from './use-number-formatter.ts'

test('writes as the language does, with as many places as are told, and nothing with a sign', () => {
  const figures = createNumberFormatter('en')
  expect([figures(25, 2), figures(25), figures(-0.001, 2)]).toEqual(['25.00', '25', '0.00'])
  expect(createNumberFormatter('fr')(1234.5, 1)).toBe('1\u202f234,5')
})
