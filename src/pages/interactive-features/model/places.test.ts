import { expect, test } from 'vitest'
import { listPlaces, type Place, type PlaceOrder, toPlanPoint } from './places.ts'

const place = (id: string, type: string, distance: number, rating: number): Place => ({
  id,
  name: id,
  type,
  distance,
  rating,
  bearing: 0,
})
const places = [
  place('Mill', 'museum', 300, 4.5),
  place('Élan', 'cafe', 120, 4.5),
  place('Bar', 'cafe', 80, 3.9),
]
const list = (order: PlaceOrder, descending = false, type?: string) =>
  listPlaces(places, { type, order, descending, locale: 'fr' }).map(({ id }) => id)

test('places are sorted by distance, rating or name, either way', () => {
  expect(list('distance')).toEqual(['Bar', 'Élan', 'Mill'])
  expect(list('distance', true)).toEqual(['Mill', 'Élan', 'Bar'])
  expect(list('rating', true)).toEqual(['Élan', 'Mill', 'Bar'])
  expect(list('name')).toEqual(['Bar', 'Élan', 'Mill'])
})

test('only places of the chosen type are listed', () => {
  expect(list('distance', false, 'cafe')).toEqual(['Bar', 'Élan'])
  expect(list('distance', false, 'park')).toEqual([])
})

test.each([
  [0, 0, -0.5],
  [90, 0.5, 0],
  [180, 0, 0.5],
  [270, -0.5, 0],
])('bearing %d lies at %d, %d', (bearing, x, y) => {
  const at = toPlanPoint({ ...place('a', 'cafe', 250, 1), bearing }, 500)
  expect(at.x).toBeCloseTo(x, 12)
  expect(at.y).toBeCloseTo(y, 12)
})
