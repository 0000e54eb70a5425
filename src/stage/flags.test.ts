import { expect, test } from 'vitest'
import { readFlags } from './flags.ts'

test.each([
  ['', false, false],
  ['?freeze', true, false],
  ['?a=1&stats&freeze=1', true, true],
])('%j', (search, freeze, stats) => {
  expect(readFlags(search)).toEqual({ freeze, stats })
})
