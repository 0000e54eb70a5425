import { expect, it } from 'vitest'
import { unexpectedProblems } from './known-problems.ts'

const missing = 'console error: Failed to load resource: the server responded with a status of 404'
const broken = 'console error: it broke'

it('fails a page for what nobody allowed, each thing once', () => {
  expect(unexpectedProblems([missing, broken, broken], ['status 404'])).toEqual([broken])
  expect(unexpectedProblems([missing], ['status 500'])).toEqual([missing])
  expect(unexpectedProblems([missing, missing], ['status 404', 'request cut'])).toEqual([])
})
