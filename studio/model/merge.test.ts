import { expect, test } from 'vitest'
import { merge, mergeBody } from './merge.ts'
import { MergeError } from './merge-error.ts'

const base = {
  title: 'One',
  cards: [
    { id: 'a', text: 'A', tag: 'x' },
    { id: 'b', text: 'B', tag: 'y' },
  ],
  points: ['first', 'second', 'third'],
}
const [a, b] = base.cards
const c = { id: 'c', text: 'C', tag: 'z' }

test.each([
  [
    'a field that both changed is as typed',
    { title: 'Typed' },
    { title: 'Theirs' },
    'title',
    'Typed',
  ],
  [
    'an entry by its id',
    { cards: [a, { ...b, text: 'Typed' }] },
    { cards: [c, a, b] },
    'cards',
    [c, a, { ...b, text: 'Typed' }],
  ],
  [
    'two fields of one entry',
    { cards: [a, { ...b, text: 'Typed' }] },
    { cards: [{ ...b, tag: 'new' }] },
    'cards',
    [{ ...b, text: 'Typed', tag: 'new' }],
  ],
  [
    'an entry by what it says',
    { points: ['first', 'second', 'typed'] },
    { points: ['new', 'first', 'second', 'third'] },
    'points',
    ['new', 'first', 'second', 'typed'],
  ],
  [
    'new entries of both',
    { points: ['first', 'typed', 'second', 'third'] },
    { points: ['first', 'second', 'third', 'new'] },
    'points',
    ['first', 'typed', 'second', 'third', 'new'],
  ],
  [
    'one new entry, twice',
    { points: ['first', 'new', 'second', 'third'] },
    { points: ['0', 'first', 'new', 'second', 'third'] },
    'points',
    ['0', 'first', 'new', 'second', 'third'],
  ],
  [
    'an entry taken out',
    { points: ['first', 'third'] },
    { points: ['first', 'second', 'third', 'new'] },
    'points',
    ['first', 'third', 'new'],
  ],
  ['another order', { cards: [b, a] }, { cards: [a, b, c] }, 'cards', [b, c, a]],
] as const)('%s', (_what, typed, written, name, made) => {
  const merged = merge(base, { ...base, ...typed }, { ...base, ...written }) as typeof base
  expect(merged[name]).toEqual(made)
})

test.each([
  [
    'an entry without an id, changed twice',
    { points: ['first', 'typed', 'third'] },
    { points: ['first', 'theirs', 'third'] },
  ],
  ['an entry taken out and changed', { cards: [a] }, { cards: [a, { ...b, text: 'Theirs' }] }],
  ['two new entries of one id', { cards: [a, b, c] }, { cards: [a, b, { ...c, text: 'Theirs' }] }],
  ['two orders', { cards: [b, a, c] }, { cards: [c, b, a] }, { cards: [a, b, c] }],
])('%s cannot be put together', (_what, typed, written, before?: object) => {
  const all = { ...base, ...before }
  expect(() => merge(all, { ...all, ...typed }, { ...all, ...written })).toThrow(MergeError)
})

test('fields that only one has changed, added or taken out', () => {
  const typed = { title: 'One', intro: 'Typed', cards: base.cards, points: base.points }
  const written = { title: 'Theirs', cards: base.cards }
  const merged = merge(base, typed, written)
  expect(merged).toEqual({ title: 'Theirs', intro: 'Typed', cards: base.cards })
  expect(Object.keys(merged as object)).toEqual(['title', 'intro', 'cards'])
})

test('running text by paragraphs', () => {
  expect(mergeBody('One.\n\nTwo.', 'One.\n\nTyped.', 'New.\n\nOne.\n\nTwo.')).toBe(
    'New.\n\nOne.\n\nTyped.',
  )
  expect(() => mergeBody('One.', 'Typed.', 'Theirs.')).toThrow(MergeError)
})
