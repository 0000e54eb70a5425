import { expect, test } from 'vitest'
import { filterAndSortRows, nextSorting, sortRows } from './sort-rows.ts'

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
  const first = nextSorting({ key: 'name', descending: false }, 'people', false)
  expect(first).toEqual({ key: 'people', descending: true })
  expect(nextSorting(first, 'people', false)).toEqual({ key: 'people', descending: false })
  expect(nextSorting(first, 'name', true)).toEqual({ key: 'name', descending: false })
})

type Place = { name: string; type: string; distance: number; rating: number }
const places: Place[] = [
  { name: 'Mill', type: 'museum', distance: 300, rating: 4.5 },
  { name: 'Élan', type: 'cafe', distance: 120, rating: 4.5 },
  { name: 'Bar', type: 'cafe', distance: 80, rating: 3.9 },
]
const list = (sort: 'distance' | 'rating' | 'name', descending = false, type?: string) => {
  const read = {
    nameOf: ({ name }: Place) => name,
    sortKeyOf: (place: Place, key: typeof sort) => place[key],
    fieldOf: ({ type }: Place) => type,
  }
  const view = { filters: { type }, sort, descending }
  return filterAndSortRows(places, view, read, 'fr').map(({ name }) => name)
}

test('rows are sorted by a figure or by name, either way, and equal ones by name', () => {
  expect(list('distance')).toEqual(['Bar', 'Élan', 'Mill'])
  expect(list('distance', true)).toEqual(['Mill', 'Élan', 'Bar'])
  expect(list('rating', true)).toEqual(['Élan', 'Mill', 'Bar'])
  expect(list('name')).toEqual(['Bar', 'Élan', 'Mill'])
})

test('only rows of the chosen kind are listed', () => {
  expect(list('distance', false, 'cafe')).toEqual(['Bar', 'Élan'])
  expect(list('distance', false, 'park')).toEqual([])
  expect(list('name', false, '')).toHaveLength(3)
})
