import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { testStages } from './stages.ts'

it.each([
  [[], ['types', 'lint', 'content', 'build', 'unit tests', 'browser tests']],
  [['--only=unit'], ['build', 'unit tests']],
  [['--only=browser'], ['build', 'browser tests']],
  [['tour'], ['build', 'unit tests', 'browser tests']],
  [['--scope=all'], ['types', 'lint', 'content', 'build', 'unit tests', 'browser tests']],
  [
    ['--scope=quick'],
    ['types', 'lint', 'content', 'compiled content', 'unit tests of what changed'],
  ],
])('%o runs what needs the compiled content after the build', (args, names) => {
  expect(testStages(readArguments(args)).map(({ name }) => name)).toEqual(names)
})
