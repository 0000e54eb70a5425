import { expect, test } from 'vitest'
import { close } from '../../model/testing/close.ts'
import { spherePatches } from './tile-geometry.ts'

const quarter = Math.PI / 2
const half = { middle: 0, left: -quarter, right: quarter, top: quarter, bottom: -quarter }
const columns = Math.ceil(Math.PI / 0.04)

test('two halves are one mesh whose vertices know the middle of theirs, and meet in the same points', () => {
  const halves = [-1, 1].map((side) => ({ ...half, middle: 1 + side * quarter }))
  const { position, middle: turn } = spherePatches(halves, 1).attributes
  const count = (position?.count ?? 0) / 2
  close([turn?.getX(0) ?? 0, turn?.getX(count) ?? 0], [-quarter, quarter], 6)
  const vertex = (at: number) => [position?.getX(at), position?.getY(at), position?.getZ(at)]
  // From the right edge of the left half to the left edge of the right one, a row at a time.
  for (let start = 0; start < count; start += columns + 1)
    expect(vertex(start + columns)).toEqual(vertex(count + start))
  // Straight ahead, that is where the mesh is turned to.
  const row = Math.round(count / (columns + 1) / 2)
  expect(vertex(row * (columns + 1) + columns)[2]).toBeLessThan(-0.9)
})
