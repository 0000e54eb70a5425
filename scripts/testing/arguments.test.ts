import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

it.each([
  [[], { only: 'all', filters: [], options: [] }],
  [['tour', 'zoom'], { only: 'all', filters: ['tour', 'zoom'], options: [] }],
  [['--only=unit', 'tour'], { only: 'unit', filters: ['tour'], options: [] }],
  [
    ['--only=browser', '--update-snapshots'],
    { only: 'browser', filters: [], options: ['--update-snapshots'] },
  ],
])('reads %o', (given, expected) => {
  expect(readArguments(given)).toEqual(expected)
})
