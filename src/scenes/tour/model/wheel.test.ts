import { expect, test } from 'vitest'
import { createWheel, wheelSteps } from './wheel.ts'

const spin = (deltas: number[], deltaMode = 0, gap = 16) => {
  const wheel = createWheel()
  return deltas.map((deltaY, i) => wheelSteps(wheel, { deltaY, deltaMode, timeStamp: i * gap }))
}
const sum = (steps: number[]) => steps.reduce((total, step) => total + step, 0)

test.each([53, 100, 120, 240])('a notch of %d px is one step', (size) => {
  expect(sum(spin(Array(10).fill(-size)))).toBe(10)
  expect(sum(spin(Array(3).fill(size)))).toBe(-3)
})

test('a notch of three lines is one step', () => {
  expect(spin([-3, -3], 1)).toEqual([1, 1])
})

test('a trackpad’s small movements add up', () => {
  expect(sum(spin(Array(25).fill(-4)))).toBe(1)
  expect(spin([-30, -30, -30, -30])).toEqual([0, 0, 0, 1])
})

test('turning back, or a pause, forgets what was pending', () => {
  expect(spin([-40, -40, 40, 40, 40])).toEqual([0, 0, 0, 0, -1])
  expect(sum(spin([-40, -40, -40], 0, 600))).toBe(0)
})
