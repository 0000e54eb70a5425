import { expect, test } from 'vitest'
import { areaPathData, linePathData } from './path-data.ts'

test('path data uses relative coordinates and no needless separators', () => {
  const dots: [number, number][] = [-5, 3, 3, 0].map((x, at) => [x, [7, -2, 8, 0][at] ?? 0])
  expect(linePathData(dots)).toBe('M-5 7l8-9 0 10-3-8')
  expect(areaPathData(dots)).toMatch(/^M-5 7l8-9 0 10-3-8z$/i)
  expect(linePathData([[4, 4]])).toBe('M4 4h0')
  expect(linePathData([])).toBe('')
})
