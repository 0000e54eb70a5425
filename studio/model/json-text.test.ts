import { expect, test } from 'vitest'
import type { Edit } from './edits.ts'
import { editJson } from './json-text.ts'

const text = `{
  "title": "One",
  "primary": { "label": "Go", "href": "/" },
  "points": [
    { "name": "a" },
    { "name": "b" }
  ],
  "tags": ["x", "y"],
  "none": []
}
`

const add = (path: Edit['path'], value: unknown, before?: string): Edit => ({
  kind: 'add',
  path,
  value,
  before,
})

test.each<[string, Edit, string, string]>([
  [
    'a word',
    { kind: 'set', path: ['primary', 'label'], value: 'À "toi"' },
    '"Go"',
    '"À \\"toi\\""',
  ],
  ['a number', { kind: 'set', path: ['title'], value: 3 }, '"One"', '3'],
  [
    'an entry in front',
    add(['points', 0], { name: 'z' }),
    '    { "name": "a" }',
    '    { "name": "z" },\n    { "name": "a" }',
  ],
  [
    'an entry at the end',
    add(['points', 2], { name: 'c' }),
    '{ "name": "b" }\n',
    '{ "name": "b" },\n    { "name": "c" }\n',
  ],
  ['an entry on the same line', add(['tags', 2], 'z'), '"y"]', '"y", "z"]'],
  ['the first entry', add(['none', 0], 'z'), '[]', '[\n    "z"\n  ]'],
  [
    'a field before another',
    add(['intro'], 'New', 'points'),
    '  "points"',
    '  "intro": "New",\n  "points"',
  ],
  [
    'a field at the end of a line',
    add(['primary', 'about'], 'it'),
    '"/" }',
    '"/", "about": "it" }',
  ],
  ['the first entry gone', { kind: 'remove', path: ['points', 0] }, '{ "name": "a" },\n    ', ''],
  ['the last entry gone', { kind: 'remove', path: ['tags', 1] }, ', "y"', ''],
  ['a field gone', { kind: 'remove', path: ['title'] }, '"title": "One",\n  ', ''],
])('%s', (_what, edit, from, to) => {
  expect(text).toContain(from)
  expect(editJson(text, edit)).toBe(text.replace(from, to))
})

test('the only entry gone leaves an empty list', () => {
  expect(editJson('{ "a": [1] }', { kind: 'remove', path: ['a', 0] })).toBe('{ "a": [] }')
})

test('comments stay', () => {
  const commented = '{\n  // why\n  "a": 1, /* b */\n  "c": 2\n}'
  expect(editJson(commented, { kind: 'set', path: ['c'], value: 3 })).toBe(
    commented.replace('2', '3'),
  )
})

test('a place that is not there is refused', () => {
  expect(() => editJson(text, { kind: 'set', path: ['nope'], value: 1 })).toThrow(RangeError)
  expect(() => editJson(text, { kind: 'remove', path: ['tags', 9] })).toThrow(RangeError)
})
