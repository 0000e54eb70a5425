import { expect, test } from 'vitest'
import { findFeatures } from './features.ts'
import { whole } from './picture.ts'

const [width, height] = [96, 54]
const picture = (byteAt: (column: number, row: number) => number) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, at) =>
    byteAt(at % width, Math.floor(at / width)),
  ),
})

test('the corners of a bright tile are found, and neither its edges nor what is even', () => {
  const tile = picture((column, row) =>
    column >= 30 && column < 60 && row >= 20 && row < 40 ? 200 : 60,
  )
  const found = findFeatures(tile, whole)
  expect(found.length).toBeGreaterThanOrEqual(4)
  for (const { x, y } of found) {
    const [column, row] = [x * width, y * height]
    expect(Math.min(Math.abs(column - 30), Math.abs(column - 60))).toBeLessThan(3)
    expect(Math.min(Math.abs(row - 20), Math.abs(row - 40))).toBeLessThan(3)
  }
  expect(
    findFeatures(
      picture(() => 120),
      whole,
    ),
  ).toEqual([])
  // A slope of light has one direction.
  expect(
    findFeatures(
      picture((column) => 2 * column),
      whole,
    ),
  ).toEqual([])
})

test('they are found within a part of the picture, and apart', () => {
  const checks = picture((column, row) => ((column >> 2) + (row >> 2)) % 2 && 255)
  const part = { left: 0.3, top: 0.5, right: 0.8, bottom: 0.9 }
  const found = findFeatures(checks, part)
  expect(found.length).toBeGreaterThan(20)
  for (const one of found) {
    expect(one.x).toBeGreaterThan(part.left)
    expect(one.x).toBeLessThan(part.right)
    expect(one.y).toBeGreaterThan(part.top)
    expect(one.y).toBeLessThan(part.bottom)
    const near = found.filter((other) => Math.hypot(other.x - one.x, other.y - one.y) < 0.02)
    expect(near).toEqual([one])
  }
})
