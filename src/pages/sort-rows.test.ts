import { expect, test } from 'vitest'
import { sortBy, sortRows } from './sort-rows.ts'

const rows = [
  { name: 'Éden', people: 5 },
  { name: 'Zone', people: 9 },
  { name: 'Avenue', people: 5 },
]
const names = (list: typeof rows) => list.map(({ name }) => name)

test('numbers are ordered as numbers, and equal ones stay as they stood', () => {
  expect(names(sortRows(rows, ({ people }) => people, true, 'fr'))).toEqual([
    'Zone',
    'Éden',
    'Avenue',
  ])
})

test('names are sorted by the language’s rules', () => {
  expect(names(sortRows(rows, ({ name }) => name, false, 'fr'))).toEqual(['Avenue', 'Éden', 'Zone'])
})

test('a second press on a column reverses the order', () => {
  const first = sortBy({ key: 'name', descending: false }, 'people', false)
  expect(first).toEqual({ key: 'people', descending: true })
  expect(sortBy(first, 'people', false)).toEqual({ key: 'people', descending: false })
  expect(sortBy(first, 'name', true)).toEqual({ key: 'name', descending: false })
})
