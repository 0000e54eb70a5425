import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const plain = { scope: 'normal', only: undefined, filters: [], options: [] }

it.each([
  [[], plain],
  [['tour', 'zoom'], { ...plain, filters: ['tour', 'zoom'] }],
  [['--scope=quick'], { ...plain, scope: 'quick' }],
  [
    ['--scope=all', '--only=unit', 'tour'],
    { ...plain, scope: 'all', only: 'unit', filters: ['tour'] },
  ],
  [
    ['--only=browser', '--update-snapshots'],
    { ...plain, only: 'browser', options: ['--update-snapshots'] },
  ],
])('reads %o', (given, expected) => {
  expect(readArguments(given)).toEqual(expected)
})
