import { expect, test } from 'vitest'
import { CommandError, readCommand } from './command.ts'

const all = { name: 'list', failed: false, open: false, json: false }

test.each([
  [[], all],
  [['list', '--failed', '--json'], { ...all, failed: true, json: true }],
  [['--open'], { ...all, open: true }],
  [['search', 'forty', 'flats'], { name: 'search', words: 'forty flats', json: false }],
  [['show', '17', '--json'], { name: 'show', id: 17, json: true }],
  [['export', '--json'], { name: 'export', json: true }],
  [['handle', '1', '2'], { name: 'handle', ids: [1, 2] }],
  [['delete', 'ana@example.org', '--yes'], { name: 'delete', email: 'ana@example.org', yes: true }],
  [['delete', '--help'], { name: 'help' }],
])('reads %j', (args, command) => {
  expect(readCommand(args)).toEqual(command)
})

test.each([
  [['lst'], /no “lst”; there are list, search/],
  [['--fast'], /--fast/],
  [['export', '--failed'], /“export” takes no --failed/],
  [['list', 'more'], /takes nothing more, but got “more”/],
  [['show'], /takes the number/],
  [['show', '0x11'], /“0x11” is no number/],
  [['search'], /takes words/],
  [['delete'], /takes one address/],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => readCommand(args)).toThrow(CommandError)
  expect(() => readCommand(args)).toThrow(sentence)
})
