import { expect, test } from 'vitest'
import { full, isFull, OptionError, readOptions } from './options.ts'

test('without arguments all is measured at full length', () => {
  expect(readOptions([])).toEqual({ ...full, site: undefined })
  expect(isFull(readOptions([]))).toBe(true)
})

test.each([
  ['server', ['delivery', 'messages', 'kills']],
  ['--only tour', ['tour', 'viewers', 'folder']],
  ['--only viewers,pages', ['pages', 'viewers']],
  ['--only scenes --only headers', ['headers', 'scenes']],
])('%s measures %j at full length', (args, parts) => {
  const options = readOptions(args.split(' '))
  expect(options.parts).toEqual(parts)
  expect(isFull(options)).toBe(true)
})

test.each(['--runs 1', '--rounds 3', 'tour server --rounds 20', '--site /elsewhere'])(
  'a run with %s is no full one',
  (args) => expect(isFull(readOptions(args.split(' ')))).toBe(false),
)

test.each(['tours', '--only tours', '--runs 0', '--runs many', '--fast'])(
  '%s is refused with a sentence',
  (args) => expect(() => readOptions(args.split(' '))).toThrow(OptionError),
)
