import { expect, test } from 'vitest'
import { cityHall, directionsUrl, embedUrl, mapUrl, toPlanPoint } from './places.ts'

test('City Hall is in the middle of the plan, and north is up', () => {
  expect(toPlanPoint(cityHall)).toEqual({ x: 250, y: 200 })
  const corner = toPlanPoint({
    latitude: cityHall.latitude + 0.0045,
    longitude: -74.00602 + 0.0077,
  })
  expect(corner.x).toBeCloseTo(500)
  expect(corner.y).toBeCloseTo(0)
})

test('URLs contain the place', () => {
  const place = { latitude: 40.71216, longitude: -74.00581 }
  expect(embedUrl(place)).toContain('marker=40.71216%2C-74.00581')
  // The view stays that of the drawn plan, wherever in it the marker is.
  expect(embedUrl(place)).toContain('bbox=-74.01372%2C40.70824%2C-73.99832%2C40.71724')
  expect(mapUrl(place)).toContain('#map=17/40.71216/-74.00581')
  expect(directionsUrl(place)).toMatch(/directions\?to=40\.71216%2C-74\.00581$/)
})
