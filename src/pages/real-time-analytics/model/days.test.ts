import { expect, test } from 'vitest'
import { daysFrom } from './days.ts'

test('days continue over the end of a month', () => {
  expect(daysFrom('2026-02-27', 4)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})
