import { expect, test } from 'vitest'
import { estimateCameraHeight } from './camera-height.ts'

const none = { camera: 1.5, ceiling: null, doors: [] }
/** What a photo from so high shows, measured at the assumed 1.5 m. */
const seenFrom = (height: number, ceiling: number | null, ...doors: number[]) => {
  const by = 1.5 / height
  return { camera: 1.5, ceiling: ceiling && ceiling * by, doors: doors.map((door) => door * by) }
}

test('where nothing tells, the camera is where people hold it', () => {
  expect(estimateCameraHeight(none)).toBeCloseTo(1.5)
})

test('a door tells the height of a camera near the floor', () => {
  expect(estimateCameraHeight(seenFrom(1.1, null, 2.03))).toBeCloseTo(1.1, 1)
  expect(estimateCameraHeight(seenFrom(1.8, 2.6, 2.0))).toBeGreaterThan(1.7)
})

test('a ceiling alone draws it part of the way', () => {
  const height = estimateCameraHeight(seenFrom(1.2, 2.5))
  expect(height).toBeGreaterThan(1.2)
  expect(height).toBeLessThan(1.35)
})

test('a passage to the ceiling is no door, and a hall is no room', () => {
  expect(estimateCameraHeight(seenFrom(1.5, 2.7, 2.7))).toBeCloseTo(1.5, 0)
  expect(Math.abs(estimateCameraHeight(seenFrom(1.5, 2.5, 2.03, 2.5)) - 1.5)).toBeLessThan(0.06)
  expect(Math.abs(estimateCameraHeight(seenFrom(1.5, 4.5)) - 1.5)).toBeLessThan(0.1)
})
