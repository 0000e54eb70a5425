import { expect, test } from 'vitest'
import { describeLook } from './describe-look.ts'

const say = (word: string, values = {}) => [word, ...Object.values(values)].join(' ')

test.each([
  [0, 0, 'directionAhead'],
  [0.4, -0.4, 'directionAhead'],
  [0, 50, 'directionLevel lookLeft 50'],
  [0, 350, 'directionLevel lookRight 10'],
  [-90, 0, 'directionLevel lookDown 90'],
  [5, -10, 'directionBoth lookRight 10 lookUp 5'],
])('turned up by %d and left by %d: %s', (rotationX, rotationY, words) => {
  expect(describeLook({ rotationX, rotationY }, say)).toBe(words)
})
