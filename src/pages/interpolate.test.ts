import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('every placeholder is replaced, wherever a language puts it', () => {
  const copy = 'Showing all {{count}} features in {{title}}'
  expect(interpolate(copy, { count: 9, title: 'R&D $& more' })).toBe(
    'Showing all 9 features in R&D $& more',
  )
  expect(interpolate('{{title}}: {{count}}, {{count}}', { count: 0, title: 'X' })).toBe('X: 0, 0')
})

test('a placeholder without a value is an error with its name', () => {
  expect(() => interpolate('See {{produkt}} in action', { product: 'X' })).toThrow('{{produkt}}')
})
