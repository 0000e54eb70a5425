import { expect, test } from 'vitest'
import { readSource } from './source.ts'

/** The characters of a field as they stand in the file, a bar between two. */
function spelled(path: string, text: string, field: PropertyKey[]): string | undefined {
  const found = readSource(path, text).spell(field)
  return found?.starts.map((start, i) => text.slice(start, found.ends[i])).join('|')
}

test.each([
  {
    name: 'JSON',
    file: 'a.json',
    text: '{ "a": "x\\"y\\u00e9\\n/" }',
    is: 'x|\\"|y|\\u00e9|\\n|/',
  },
  { name: 'YAML without quotes', file: 'a.mdx', text: "---\na: it's\n---\n", is: "i|t|'|s" },
  { name: 'single quotes', file: 'a.mdx', text: "---\na: 'it''s'\n---\n", is: "i|t|''|s" },
  { name: 'double quotes', file: 'a.mdx', text: '---\na: "\\"x\\_"\n---\n', is: '\\"|x|\\_' },
  { name: 'a folded text', file: 'a.mdx', text: '---\na: x\n  y\n---\n', is: 'x|\n  |y' },
  { name: 'a block', file: 'a.mdx', text: '---\na: |-\n  x\n  y\n---\n', is: 'x|\n|y' },
])('$name: each character of a text is found in its file', ({ file, text, is }) => {
  expect(spelled(file, text, ['a'])).toBe(is)
})

test('what is no text is not spelled', () => {
  expect(spelled('a.json', '{ "a": 1, "b": {} }', ['a'])).toBeUndefined()
  expect(spelled('a.json', '{ "a": 1, "b": {} }', ['c'])).toBeUndefined()
  expect(spelled('a.mdx', '---\na: 1\n---\n', ['a'])).toBeUndefined()
})
