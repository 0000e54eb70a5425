import { expect, test } from 'vitest'
import { sortBy, sorted } from './sort.ts'

const rows = [
  { name: 'Éden', people: 5 },
  { name: 'Zone', people: 9 },
  { name: 'Avenue', people: 5 },
]
const names = (list: typeof rows) => list.map(({ name }) => name)

test('numbers are ordered as numbers, and equal ones stay as they stood', () => {
  expect(names(sorted(rows, { key: 'people', direction: 'descending' }, 'fr'))).toEqual([
    'Zone',
    'Éden',
    'Avenue',
  ])
})

test('names are sorted by the language’s rules', () => {
  expect(names(sorted(rows, { key: 'name', direction: 'ascending' }, 'fr'))).toEqual([
    'Avenue',
    'Éden',
    'Zone',
  ])
})

test('a second press on a column reverses the order', () => {
  const first = sortBy({ key: 'name', direction: 'ascending' }, 'people', false)
  expect(first).toEqual({ key: 'people', direction: 'descending' })
  expect(sortBy(first, 'people', false)).toEqual({ key: 'people', direction: 'ascending' })
  expect(sortBy(first, 'name', true)).toEqual({ key: 'name', direction: 'ascending' })
})
