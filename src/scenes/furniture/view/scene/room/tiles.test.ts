import { expect, test } from 'vitest'
import { tilesOf } from './tiles.ts'

const sizes = [
  { x: 0, y: 0, width: 4000, height: 3000 },
  { x: 17, y: 900, width: 3001, height: 4000 },
  { x: 0, y: 1, width: 640, height: 480 },
  { x: 0, y: 0, width: 2041, height: 1 },
]

test.each(sizes)(
  'tiles of $width × $height at $x, $y cover every pixel once, and none is longer than asked for',
  (size) => {
    const side = 2040
    const tiles = tilesOf(size, side)
    const covered = new Uint8Array(size.width * size.height)
    for (const { x, y, width, height } of tiles) {
      expect(Math.max(width, height)).toBeLessThanOrEqual(side)
      expect([width, height]).toEqual([tiles[0]?.width, tiles[0]?.height])
      for (let row = y - size.y; row < Math.min(size.height, y - size.y + height); row += 1)
        for (
          let column = x - size.x;
          column < Math.min(size.width, x - size.x + width);
          column += 1
        ) {
          const at = row * size.width + column
          covered[at] = (covered[at] ?? 0) + 1
        }
    }
    expect(covered.every((times) => times === 1)).toBe(true)
  },
)

test('a picture that is no longer than a tile is one', () => {
  const all = { x: 3, y: 0, width: 640, height: 480 }
  expect(tilesOf(all, 2048)).toEqual([all])
})

test('nothing needs no tiles', () => {
  expect(tilesOf({ x: 0, y: 0, width: 0, height: 0 }, 2048)).toEqual([])
})
