import { expect, test } from 'vitest'
import { clampZoom, easeZoom, fieldOfView, pinchZoom, zoomOfField } from './zoom.ts'

test.each([
  [100, 60],
  [200, 32.2042],
  [300, 21.7868],
  [50, 98.2132],
])('at %d %% the vertical field of view is %d°', (zoom, expected) => {
  expect(fieldOfView(zoom)).toBeCloseTo(expected, 3)
})

test('a field of view tells its zoom, to the step', () => {
  for (const zoom of [50, 80, 100, 170, 300]) expect(zoomOfField(fieldOfView(zoom))).toBe(zoom)
  expect(zoomOfField(179)).toBe(50)
  expect(zoomOfField(1)).toBe(300)
})

test('§9 zoom keeps to its steps and ends', () => {
  expect(clampZoom(104)).toBe(100)
  expect(clampZoom(106)).toBe(110)
  expect(clampZoom(7)).toBe(50)
  expect(clampZoom(999)).toBe(300)
})

test('fingers twice as far apart double the zoom', () => {
  expect(pinchZoom(100, 80, 160)).toBe(200)
  expect(pinchZoom(200, 100, 50)).toBe(100)
  expect(pinchZoom(120, 0, 50)).toBe(120)
})

test('a chosen zoom is come to gently, in as much time whatever the frames, and then it is there', () => {
  const gently = () => true
  const [once, twice] = [
    easeZoom(100, 200, 40, gently),
    easeZoom(easeZoom(100, 200, 20, gently), 200, 20, gently),
  ]
  expect(once).toBeGreaterThan(100)
  expect(once).toBeLessThan(200)
  expect(twice).toBeCloseTo(once, 9)
  expect(easeZoom(199.9, 200, 1, gently)).toBe(200)
  expect(easeZoom(100, 200, 16, () => false)).toBe(200)
})
