import { expect, test } from 'vitest'
import { onLevel, targetAt } from './pointing.ts'

const ahead = { origin: [0, 1.5, 0], direction: [0, 0, -1] } as const
const target = (id: string, x: number, z: number, radius = 0.3) =>
  ({ id, at: [x, 1.5, z], radius }) as const

test('a ray meets what it passes within, and nothing behind', () => {
  expect(targetAt(ahead, [target('a', 0.29, -3)])?.id).toBe('a')
  expect(targetAt(ahead, [target('a', 0.31, -3)])).toBeNull()
  expect(targetAt(ahead, [target('a', 0, 3)])).toBeNull()
})

test('of two that overlap it means the one whose middle is nearer, for its size', () => {
  const targets = [target('far off', 0.2, -3), target('near', 0.1, -3)]
  expect(targetAt(ahead, targets)?.id).toBe('near')
  expect(targetAt(ahead, targets.toReversed())?.id).toBe('near')
  expect(targetAt(ahead, [target('small', 0.09, -3, 0.1), target('large', 0.2, -3, 0.8)])?.id).toBe(
    'large',
  )
})

test('a ray meets a level plane below it, none above, and none along it', () => {
  const slope = Math.SQRT1_2
  const down = { origin: [0, 1.5, 0], direction: [0, -slope, -slope] } as const
  expect(onLevel(down, 0)?.map((part) => Math.round(part * 1e9) / 1e9)).toEqual([0, 0, -1.5])
  expect(onLevel(down, 2)).toBeNull()
  expect(onLevel(ahead, 0)).toBeNull()
})
