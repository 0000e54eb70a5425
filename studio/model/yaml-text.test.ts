import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyEdits, type Edit } from './edits.ts'
import { editYaml } from './yaml-text.ts'

const text = `# For the list.
title: One: not
date: "2024-03-18" # in quotes
badge: 'new'
industries: [real-estate, politics]
link:
  label: Open
  href: /tour
figures:
  - { value: '0', label: points }
  - { value: 10%, label: a step }
points:
  - title: First
    text: It is there.
  # The second is short.
  - title: Second
`.replace('One: not', '"One: not"')

const set = (path: Edit['path'], value: unknown): Edit => ({ kind: 'set', path, value })
const add = (path: Edit['path'], value: unknown, before?: string): Edit => ({
  kind: 'add',
  path,
  value,
  before,
})
const remove = (path: Edit['path']): Edit => ({ kind: 'remove', path })

test.each<[string, Edit, string, string]>([
  [
    'a plain word',
    set(['link', 'label'], 'Ouvrir la visite'),
    'label: Open',
    'label: Ouvrir la visite',
  ],
  ['a word in double quotes', set(['date'], '2024-04-01'), '"2024-03-18"', '"2024-04-01"'],
  ['a word in single quotes', set(['badge'], 'updated'), "'new'", "'updated'"],
  [
    'a plain word that needs quotes now',
    set(['link', 'label'], 'Open: now'),
    'label: Open',
    'label: "Open: now"',
  ],
  [
    'a plain word that another parser takes for a date',
    set(['link', 'label'], '2024-04-01'),
    'label: Open',
    'label: "2024-04-01"',
  ],
  ['a word within a line', set(['figures', 1, 'label'], 'a, b'), 'label: a step', 'label: "a, b"'],
  ['a sentence', set(['title'], 'It’s one, and [two]'), '"One: not"', '"It’s one, and [two]"'],
  [
    'a plain sentence',
    set(['link', 'label'], 'One, and [two]'),
    'label: Open',
    'label: One, and [two]',
  ],
  ['a word of two lines', set(['link', 'label'], 'a\nb'), 'label: Open', 'label: "a\\nb"'],
  [
    'an entry on one line',
    add(['industries', 2], 'education'),
    'politics]',
    'politics, education]',
  ],
  [
    'an entry on one line, in front',
    add(['industries', 0], 'education'),
    '[real',
    '[education, real',
  ],
  [
    'an entry like its siblings',
    add(['figures', 2], { value: '3', label: 'x' }),
    'a step }\n',
    'a step }\n  - { value: "3", label: x }\n',
  ],
  [
    'an entry of several lines',
    add(['points', 1], { title: 'A', text: 'B' }),
    '  - title: Second',
    '  - title: A\n    text: B\n  - title: Second',
  ],
  [
    'an entry at the end',
    add(['points', 2], { title: 'A', text: 'B' }),
    'Second\n',
    'Second\n  - title: A\n    text: B\n',
  ],
  ['a field at the end', add(['note'], 'Yes, it is'), 'Second\n', 'Second\nnote: Yes, it is\n'],
  ['a field before another', add(['intro'], 'no', 'date'), 'date:', 'intro: "no"\ndate:'],
  [
    'a field of several lines',
    add(['more'], { a: [1] }, 'badge'),
    'badge',
    'more:\n  a:\n    - 1\nbadge',
  ],
  ['an entry gone', remove(['points', 0]), '  - title: First\n    text: It is there.\n', ''],
  ['an entry on one line gone', remove(['industries', 0]), 'real-estate, ', ''],
  ['the last entry on one line gone', remove(['industries', 1]), ', politics', ''],
  ['a field gone', remove(['link']), 'link:\n  label: Open\n  href: /tour\n', ''],
])('%s', (_what, edit, from, to) => {
  expect(text).toContain(from)
  const changed = editYaml(text, edit)
  expect(changed).toBe(text.replace(from, to))
  expect(parse(changed)).toEqual(applyEdits(parse(text), [edit]))
})

test.each<[string, Edit]>([
  ['the first field of an entry gone', remove(['points', 0, 'title'])],
  ['a field before the first of an entry', add(['points', 0, 'id'], 'x', 'title')],
  ['a list instead of a word', set(['badge'], ['a', 'b'])],
  ['the only field gone', remove(['points', 1, 'title'])],
])('%s keeps every comment and every other value', (_what, edit) => {
  const changed = editYaml(text, edit)
  expect(parse(changed)).toEqual(applyEdits(parse(text), [edit]))
  for (const kept of ['# For the list.', '"2024-03-18" # in quotes', "'new'", '# The second is']) {
    if (kept !== "'new'" || edit.path[0] !== 'badge') expect(changed).toContain(kept)
  }
})

test('a field of a file without any', () => {
  expect(parse(editYaml('', add(['title'], 'One')))).toEqual({ title: 'One' })
})

test('a place that is not there is refused', () => {
  expect(() => editYaml(text, set(['nope'], 1))).toThrow(RangeError)
  expect(() => editYaml(text, remove(['title', 'deep']))).toThrow(RangeError)
})
