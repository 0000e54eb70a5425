import { expect, test } from 'vitest'
import { full, isFull, OptionError, readOptions } from './options.ts'

test('without arguments all is measured at full length', () => {
  expect(readOptions([])).toEqual({ ...full, site: undefined })
  expect(isFull(readOptions([]))).toBe(true)
})

test.each([
  { args: ['server'], parts: ['delivery', 'messages', 'kills'] },
  { args: ['messages'], parts: ['messages'] },
  { args: ['--only', 'tour'], parts: ['tour', 'viewers', 'folder'] },
  { args: ['--only', 'viewers,pages'], parts: ['pages', 'viewers'] },
  { args: ['--only', 'scenes', '--only', 'headers'], parts: ['headers', 'scenes'] },
])('$args measures $parts at full length', ({ args, parts }) => {
  const options = readOptions(args)
  expect(options.parts).toEqual(parts)
  expect(isFull(options)).toBe(true)
})

test('a shortened run and a run of another build are no full runs', () => {
  expect(isFull(readOptions(['--runs', '1']))).toBe(false)
  expect(isFull(readOptions(['--rounds', '3']))).toBe(false)
  expect(isFull(readOptions(['tour', 'server', '--rounds', '20']))).toBe(false)
  expect(isFull(readOptions(['--site', '/elsewhere']))).toBe(false)
})

test.each([
  [['--only', 'tours']],
  [['--runs', '0']],
  [['--runs', 'many']],
  [['--fast']],
  [['tours']],
])('%j is refused with a sentence', (args) => {
  expect(() => readOptions(args)).toThrow(OptionError)
})
