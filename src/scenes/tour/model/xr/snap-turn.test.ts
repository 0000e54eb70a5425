import { expect, test } from 'vitest'
import { createStick, sidePush, snapTurn } from './snap-turn.ts'

const run = (pushes: readonly number[]) => {
  const stick = createStick()
  return pushes.map((x) => snapTurn(stick, x))
}

test('a push turns once, however long it lasts', () => {
  expect(run([0, 0.5, 0.9, 1, 1, 0.8, 0])).toEqual([0, 0, 30, 0, 0, 0, 0])
  expect(run([-1, -1, -1])).toEqual([-30, 0, 0])
})

test('it turns again once the stick was let go, not where it only trembles', () => {
  expect(run([0.8, 0.6, 0.8, 0.4, 0.9])).toEqual([30, 0, 0, 0, 0])
  expect(run([0.8, 0.2, 0.8])).toEqual([30, 0, 30])
})

test('a stick that is worn and rests beside its middle turns nobody', () => {
  expect(run([0.2, 0.3, -0.25, 0.69])).toEqual([0, 0, 0, 0])
})

test('thrown from one side to the other it turns back only after the middle was passed', () => {
  expect(run([1, -1, 0, -1])).toEqual([30, 0, 0, -30])
})

test('a reading that is no number is none', () => {
  expect(run([Number.NaN])).toEqual([0])
})

test('the thumbstick counts before the touchpad, and a gamepad without either is at rest', () => {
  expect([[0.1, 0, 0.9, 0], [0.8, 0], []].map(sidePush)).toEqual([0.9, 0.8, 0])
})
