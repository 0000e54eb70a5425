import { expect, test } from 'vitest'
import { labelPlace, labelSize, labelWidth } from './label-place.ts'

const photo = { width: 2000, height: 1500 }
// As on a phone that is 360 pixels wide.
const unit = 2000 / 320

test('a figure that has room is drawn where it belongs', () => {
  expect(labelPlace({ x: 1000, y: 700 }, '210 cm', photo, unit)).toEqual({ x: 1000, y: 700 })
})

test.each([
  [-300, 700],
  [1990, 700],
  [1000, 1600],
  [1000, -10],
  [2100, 1600],
])('one at %d, %d is drawn whole inside the photo', (x, y) => {
  const text = '210 cm'
  const at = labelPlace({ x, y }, text, photo, unit)
  const half = (labelWidth(text) * unit) / 2
  expect(at.x - half).toBeGreaterThan(0)
  expect(at.x + half).toBeLessThan(photo.width)
  expect(at.y).toBeLessThan(photo.height)
  expect(at.y - labelSize * unit).toBeGreaterThan(0)
})
