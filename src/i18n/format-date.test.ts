import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

const written = (language: string, iso: string, options: Intl.DateTimeFormatOptions) =>
  formatDate(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }), new Date(iso))

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const

test('only the first of a month is an ordinal in French', () => {
  expect(written('fr', '2026-01-01', long)).toBe('1er janvier 2026')
  expect(written('fr', '2026-01-11', long)).toBe('11 janvier 2026')
  expect(written('fr', '2026-01-21', long)).toBe('21 janvier 2026')
  expect(written('fr', '2026-07-01', { day: 'numeric', month: 'short' })).toBe('1er juil.')
  expect(written('fr', '2026-01-01', { dateStyle: 'long' })).toBe('1er janvier 2026')
  expect(written('fr', '2026-01-01', { day: 'numeric', month: 'numeric' })).not.toContain('er')
})
