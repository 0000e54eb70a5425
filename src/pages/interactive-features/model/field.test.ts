import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import {
  advanceMapping,
  createField,
  MAPPING_INTERVAL,
  OPTIMIZED_DURATION,
  toggleMapping,
} from './field.ts'

test('§4 §9 mapping adds 1 to 3 households each interval while it is on', () => {
  expect([MAPPING_INTERVAL, OPTIMIZED_DURATION]).toEqual([2000, 3000])
  const field = createField(12)
  const random = createRandom(8)
  advanceMapping(field, random)
  expect(field.households).toBe(12)
  toggleMapping(field)
  const added = new Set<number>()
  for (let tick = 0; tick < 80; tick += 1) {
    const before = field.households
    advanceMapping(field, random)
    added.add(field.households - before)
  }
  expect([...added].toSorted()).toEqual([1, 2, 3])
  toggleMapping(field)
  const households = field.households
  advanceMapping(field, random)
  expect(field.households).toBe(households)
})
