import { expect, test } from 'vitest'
import { isInside } from '../../../../math/polygon.ts'
import { home, polygonOf } from '../testing/sample-home.ts'
import { roomAnchors } from './room-anchors.ts'

test('every room has its name over its own floor, a rectangle in the middle of it', () => {
  const anchors = roomAnchors(home)
  expect([...anchors.keys()].sort()).toEqual(home.standingPoints.map(({ id }) => id).sort())
  for (const [id, { x, z }] of anchors) expect([id, isInside([x, z], polygonOf(id))]).toEqual([id, true])
  expect(anchors.get('living')?.x).toBeCloseTo(-3, 9)
  expect(anchors.get('living')?.z).toBeCloseTo(1.9, 9)
})

test('where the middle of a room lies outside of it, or there is no floor, the name is where one stands', () => {
  const around = [[0, 0], [4, 0], [4, 4], [3, 4], [3, 1], [1, 1], [1, 4], [0, 4]] as const
  const rooms = [{ id: 'living', polygon: around }]
  const anchors = roomAnchors({ ...home, rooms })
  expect(anchors.get('living')).toMatchObject({ x: -1.75, z: 1.75 })
  expect(anchors.get('bath')).toMatchObject({ x: 0.98, z: -2.55 })
})
