import { expect, test } from 'vitest'
import { stridesOf } from './strides.ts'

test('a slider is brought from end to end in some twenty presses, and to each of its steps in few more', () => {
  expect(stridesOf(3)).toEqual([1])
  expect(stridesOf(364)).toEqual([1, 18])
  expect(stridesOf(1000)).toEqual([1, 10, 50])
  for (const steps of [10, 48, 364, 1000, 1200]) {
    for (let to = 0; to <= steps; to += 1) {
      let [left, presses] = [to, 0]
      for (const stride of stridesOf(steps).toReversed()) {
        presses += Math.floor(left / stride)
        left %= stride
      }
      expect(left).toBe(0)
      expect(presses, `${to} of ${steps}`).toBeLessThanOrEqual(45)
    }
  }
})
