import { expect, test } from 'vitest'
import { createChangedArea } from './changed.ts'

/** A piece of a picture of which only the pixels that are named are drawn. */
function piece(width: number, height: number, drawn: readonly (readonly [number, number])[]) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [x, y] of drawn) data[(y * width + x) * 4 + 3] = 1
  return { data, width, height } as ImageData
}

test('one pixel of the faintest shadow touches its block of 8 × 8, and no other', () => {
  const changed = createChangedArea(32, 16)
  expect(changed.share()).toBe(0)
  changed.note(piece(16, 16, [[3, 9]]), 16, 0)
  expect(changed.share()).toBe(1 / 8)
  changed.note(piece(16, 16, [[7, 15]]), 16, 0)
  expect(changed.share()).toBe(1 / 8)
  changed.note(piece(16, 16, [[8, 15]]), 16, 0)
  expect(changed.share()).toBe(2 / 8)
})

test('tiles that begin within a block, and photos that end within one, are whole', () => {
  const changed = createChangedArea(13, 9)
  changed.note(piece(5, 9, [[4, 8]]), 8, 0)
  expect(changed.share()).toBe(1 / 4)
  changed.note(piece(3, 3, [[0, 0]]), 5, 5)
  expect(changed.share()).toBe(2 / 4)
})
