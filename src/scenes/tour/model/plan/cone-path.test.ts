import { expect, test } from 'vitest'
import { conePath } from './cone-path.ts'

const size = { width: 1000, height: 500 }
const cone = { x: 0.5, y: 0.5, direction: 0, width: 60 }
const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []

test('it opens towards its direction, clockwise from up, and is true to shape on a plan that is wide', () => {
  const [cx = 0, cy = 0, ax = 0, ay = 0, rx = 0, ry = 0, , , , bx = 0, by = 0] = numbers(
    conePath({ ...cone, direction: 90 }, size),
  )
  expect([cx, cy, rx, ry]).toEqual([500, 250, 150, 150])
  // Its upper edge first: 60° and 120° clockwise from up.
  expect([ax, ay]).toEqual([629.9, 175])
  expect([bx, by]).toEqual([629.9, 325])
})

test('a view that is wider than half of all is drawn as a cone all the same', () => {
  const [, cy = 0, , ay = 0] = numbers(conePath({ ...cone, width: 359 }, size))
  expect(ay).toBeLessThan(cy)
})
