import { expect, test } from 'vitest'
import { flatDistance, flatSize } from './flat-fit.ts'

test('a wide picture fills the width of a narrow viewer, a tall one the height', () => {
  const visible = 2 * Math.tan(Math.PI / 6)
  expect(flatSize({ width: 400, height: 100 }, 1).width).toBeCloseTo(visible * 0.94, 9)
  expect(flatSize({ width: 100, height: 400 }, 1).height).toBeCloseTo(visible * 0.94, 9)
  expect(flatSize({ width: 400, height: 100 }, 1).height).toBeCloseTo((visible * 0.94) / 4, 9)
})

test('a turned picture steps back, and its edge stays before the camera', () => {
  expect(flatDistance({ width: 2, height: 1 }, { x: 0, y: 0 })).toBe(1)
  expect(flatDistance({ width: 2, height: 1 }, { x: 0, y: Math.PI / 2 })).toBeCloseTo(1.6, 9)
})
