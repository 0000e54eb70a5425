import { expect, test } from 'vitest'
import { matchFiles } from './match.ts'

const files = ['pages/home.json', 'pages/whats-new.json', 'ui/shell.json', 'updates/new-home.mdx']

test.each([
  ['home', ['pages/home.json', 'updates/new-home.mdx']],
  ['Pages Home', ['pages/home.json']],
  ['new', ['updates/new-home.mdx', 'pages/whats-new.json']],
  ['none', []],
])('%s', (typed, found) => {
  expect(matchFiles(files, typed, 10)).toEqual(found)
})

test('no more than asked for', () => {
  expect(matchFiles(files, '', 2)).toHaveLength(2)
})
