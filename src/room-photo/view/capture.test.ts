import { expect, test } from 'vitest'
import { stripsOf, tilesOf } from './capture.ts'

test.each([
  { x: 17, y: 90, width: 301, height: 400 },
  { x: 0, y: 0, width: 205, height: 1 },
])('tiles of %o cover every pixel once, and none is longer than asked for', (size) => {
  const side = 204
  const covered = new Uint8Array(size.width * size.height)
  const tiles = tilesOf(size, side)
  for (const { x, y, width, height } of tiles) {
    expect(Math.max(width, height)).toBeLessThanOrEqual(side)
    expect([width, height]).toEqual([tiles[0]?.width, tiles[0]?.height])
    const [right, lower] = [x - size.x + width, y - size.y + height]
    for (let row = y - size.y; row < Math.min(size.height, lower); row += 1)
      for (let column = x - size.x; column < Math.min(size.width, right); column += 1)
        covered[row * size.width + column] = (covered[row * size.width + column] ?? 0) + 1
  }
  expect(covered.every((times) => times === 1)).toBe(true)
})

/** What is read of a canvas in strips. */
function readOf(width: number, height: number) {
  const read: number[][] = []
  const getImageData = (...area: number[]) => read.push(area)
  const context = { getImageData } as unknown as CanvasRenderingContext2D
  expect([...stripsOf(context, width, height)].map(({ y }) => y)).toEqual(read.map(([, y]) => y))
  return read
}

test('all rows are read once, in order, never more than a few megabytes at a time', () => {
  let next = 0
  for (const [x, y, width = 0, height = 0] of readOf(3072, 3000)) {
    expect([x, y, width]).toEqual([0, next, 3072])
    expect(width * height * 4).toBeLessThanOrEqual(2 ** 22)
    next += height
  }
  expect(next).toBe(3000)
})
