import { expect, test } from 'vitest'
import { conePath, conePlace } from './cone-path.ts'

const size = { width: 1000, height: 500 }
const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []

test('it opens upward from where it stands, an arc of its reach from edge to edge', () => {
  const [cx, cy, ax, ay, rx, ry, , , , bx, by] = numbers(conePath(60, size))
  expect([cx, cy, rx, ry]).toEqual([0, 0, 150, 150])
  // 30° to the left of up and to the right of it.
  expect([ax, ay]).toEqual([-75, -129.9])
  expect([bx, by]).toEqual([75, -129.9])
})

test('it is put where one stands in pixels of the plan, and turned clockwise from up', () => {
  expect(conePlace({ x: 0.5, y: 0.25, direction: 90, width: 60 }, size)).toBe(
    'translate(500 125) rotate(90)',
  )
  expect(conePlace({ x: 0, y: 1, direction: -30.126, width: 60 }, size)).toBe(
    'translate(0 500) rotate(329.87)',
  )
})

test('a view that is wider than half of all is drawn as a cone all the same', () => {
  const [, cy = 0, , ay = 0] = numbers(conePath(359, size))
  expect(ay).toBeLessThan(cy)
})
