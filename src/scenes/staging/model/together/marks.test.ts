import { expect, test } from 'vitest'
import { placedAt, waitingMark } from './marks.ts'

const size = { width: 3000, height: 4000 }

test('marks wait within the photo, each at a place of its own', () => {
  const marks = [0, 1, 2, 3].map((number) => waitingMark(size, number))
  for (const { x, y, isPlaced } of marks) {
    expect(x > 0 && x < 3000 && y > 2000 && y < 4000).toBe(true)
    expect(isPlaced).toBe(false)
  }
  expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
})

test('a mark never leaves the photo', () => {
  expect(placedAt({ x: -5, y: 4100 }, size)).toEqual({ x: 0, y: 4000, isPlaced: true })
})
