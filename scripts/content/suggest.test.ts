import { expect, test } from 'vitest'
import { didYouMean } from './suggest.ts'

test.each([
  ['titel', 'title'],
  ['poltics', 'politics'],
  ['politic', 'politics'],
  ['Title', 'title'],
  ['subtitel', 'subtitle'],
])('%s was meant to be %s', (found, meant) => {
  expect(didYouMean(found, ['badge', 'title', 'subtitle', 'politics'])).toBe(
    `; did you mean "${meant}"?`,
  )
})

test.each(['price', 'x', '', 7, undefined])('nothing is near %s', (found) => {
  expect(didYouMean(found, ['badge', 'title', 'subtitle', 'politics'])).toBe('')
})

test('of two near names the nearer one is meant', () => {
  expect(didYouMean('/whats-nwe', ['/whats-old', '/whats-new'])).toContain('/whats-new')
})
