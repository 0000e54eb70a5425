import { expect, test } from 'vitest'
import { stripsOf } from './strips.ts'

/** Remembers what was read of it. */
function readable() {
  const read: number[][] = []
  const context = {
    getImageData: (x: number, y: number, width: number, height: number) => {
      read.push([x, y, width, height])
      return { width, height }
    },
  }
  return { read, context: context as unknown as CanvasRenderingContext2D }
}

test('all rows are read once, in order, never more than a few megabytes at a time', () => {
  const { read, context } = readable()
  const starts = [...stripsOf(context, 3072, 3000)].map(({ y }) => y)
  expect(starts).toEqual(read.map(([, y]) => y))
  let next = 0
  for (const [x, y, width = 0, height = 0] of read) {
    expect([x, y, width]).toEqual([0, next, 3072])
    expect(width * height * 4).toBeLessThanOrEqual(2 ** 22)
    next += height
  }
  expect(next).toBe(3000)
})

test('a row that is longer than that is read by itself, and nothing of what has no size', () => {
  const { read, context } = readable()
  expect([...stripsOf(context, 2 ** 21, 3)].map(({ y }) => y)).toEqual([0, 1, 2])
  expect([...stripsOf(context, 10, 0)]).toEqual([])
  expect(read).toHaveLength(3)
})
