import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test.each([
  [0, [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]],
  [7, Array.from({ length: 3 }, createRandom(7))],
])('from %i on come the numbers of mulberry32, the same each time', (seed, numbers) => {
  const random = createRandom(seed)
  expect([random(), random(), random()]).toEqual(numbers)
})
