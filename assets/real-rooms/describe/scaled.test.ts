import { expect, test } from 'vitest'
import { describeRoom } from './describe-room.ts'
import { tangentExtent } from './lens.ts'
import { scaled } from './scaled.ts'

test('a smaller picture shows the same', () => {
  const room = describeRoom('tuning', 1)
  const half = scaled(room, 0.5)
  expect(half.size).toEqual({ width: room.size.width / 2, height: room.size.height / 2 })
  const [seen, before] = [half, room].map(({ lens, size }) => tangentExtent(lens, size))
  expect(seen?.x).toBeCloseTo(before?.x ?? 0)
  expect(seen?.y).toBeCloseTo(before?.y ?? 0)
  expect(half.development.defocus).toBe(room.development.defocus / 2)
  expect(scaled(room, 1)).toEqual(room)
})
