import { expect, test } from 'vitest'
import { firstStep, stepAfter } from './ar-step.ts'

test('with the home: table, room, door, in', () => {
  expect(firstStep(true)).toBe('table')
  expect(stepAfter('table', 'stood')).toBe('choose')
  expect(stepAfter('choose', 'chosen')).toBe('door')
  expect(stepAfter('door', 'stood')).toBe('open')
})

test('without it one stands the door at once', () => {
  expect(stepAfter(firstStep(false), 'stood')).toBe('open')
})

test('the door may be stood elsewhere, and lead to another room without moving', () => {
  expect(stepAfter('open', 'again')).toBe('door')
  expect(stepAfter('open', 'chosen')).toBe('open')
  expect(stepAfter('door', 'chosen')).toBe('door')
})

test('what means nothing in a step changes nothing', () => {
  expect(stepAfter('table', 'chosen')).toBe('table')
  expect(stepAfter('choose', 'again')).toBe('choose')
  expect(stepAfter('open', 'stood')).toBe('open')
})
