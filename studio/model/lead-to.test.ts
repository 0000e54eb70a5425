import { expect, test } from 'vitest'
import { applyEdits, type Path } from './edits.ts'
import type { Form } from './form.ts'
import { leadTo } from './lead-to.ts'

const text: Form = { kind: 'text' }
const field = (name: string, form: Form = text, required = true) => ({ name, form, required })
const link: Form = { kind: 'group', fields: [field('label'), field('href')] }
const form: Form = {
  kind: 'group',
  fields: [
    field('title'),
    field('more', link, false),
    field('cards', { kind: 'list', entry: link, least: 0, most: null }, false),
    field('by', { kind: 'table', names: ['en', 'es'], entry: text }, false),
    field('note', text, false),
  ],
}

/** What comes of setting a field. */
const set = (data: unknown, path: Path) =>
  applyEdits(leadTo(form, data, path, '2024-03-18'), [{ kind: 'set', path, value: 'typed' }])

test.each<[string, object, Path, object]>([
  ['a field that is there', { note: 'n', title: 't' }, ['title'], { note: 'n', title: 'typed' }],
  [
    'a missing group, begun as a new one',
    { title: 't', note: 'n' },
    ['more', 'href'],
    { title: 't', more: { label: '', href: 'typed' }, note: 'n' },
  ],
  [
    'an entry that other languages have',
    { title: 't' },
    ['cards', 1, 'label'],
    {
      title: 't',
      cards: [
        { label: '', href: '' },
        { label: 'typed', href: '' },
      ],
    },
  ],
  ['a missing table', { title: 't' }, ['by', 'es'], { title: 't', by: { en: '', es: 'typed' } }],
  [
    'an optional field',
    { title: 't', odd: 1, note: 'n' },
    ['more'],
    { title: 't', odd: 1, more: 'typed', note: 'n' },
  ],
])('%s', (_what, data, path, made) => {
  expect(JSON.stringify(set(data, path))).toBe(JSON.stringify(made))
})

test('what was there stays as it was', () => {
  const data = { title: 't', cards: [{ label: 'a', href: 'b' }] }
  const before = structuredClone(data)
  leadTo(form, data, ['cards', 0, 'label'], '2024-03-18')
  expect(data).toEqual(before)
})
