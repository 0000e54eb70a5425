import { expect, test } from 'vitest'
import { boxOf, outlineOf } from '../../../room-photo/model/wall.ts'
import { insetRoom } from './furnishing.ts'
import { roomOf } from './testing/samples.ts'

test('walls come nearer the more the farther they are, and openings stay where they are', () => {
  const door = { kind: 'door', wall: 2, from: 1, to: 1.9, sill: 0, head: 2 } as const
  const room = { ...roomOf({ left: -2, right: 2, back: -5, front: 0.5 }), openings: [door] }
  const inset = insetRoom(room)
  const box = boxOf(inset.outline)
  expect(box.left).toBeCloseTo(-2 + 0.07)
  expect(box.back).toBeCloseTo(-5 + 0.13)
  expect(inset.outline).toHaveLength(outlineOf(box).length)
  // The far wall goes from the right to the left.
  expect(box.right - (inset.openings[0]?.from ?? 0)).toBeCloseTo(2 - 1)
})
