import { expect, test } from 'vitest'
import { type Sighting, trackingOf } from './tracking.ts'

const sighting = (over: Partial<Sighting>): Sighting => ({
  visibility: 'visible',
  now: 10_000,
  poseAt: 10_000,
  hitAt: 10_000,
  ...over,
})

test.each([
  ['good', {}],
  ['good', { poseAt: 9_600, hitAt: 8_600 }],
  ['lost', { poseAt: 9_400 }],
  ['lost', { poseAt: 9_400, hitAt: 1_000 }],
  ['looking', { hitAt: 8_400 }],
  ['paused', { visibility: 'hidden' }],
  ['paused', { visibility: 'visible-blurred', poseAt: 0 }],
] as const)('%s where %j', (tracking, over) => {
  expect(trackingOf(sighting(over))).toBe(tracking)
})
