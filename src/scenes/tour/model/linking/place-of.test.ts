import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test.each([
  ['https://example.org/a', 'example.org/a'],
  ['HTTP://example.org', 'example.org'],
  ['mailto:ana@example.org', 'ana@example.org'],
  ['tel:+34600', '+34600'],
])('of %s one reads %s', (href, place) => expect(placeOf(href)).toBe(place))
