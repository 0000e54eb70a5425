import { expect, test } from 'vitest'
import { isFloor } from './ar-design.ts'

const up = [0, 1, 0] as const
const at = (height: number) => [0, height, -2] as const

test.each([
  ['a floor that the device supposes too low', { at: at(0.45), normal: up }, 1.6, null, true],
  ['a step', { at: at(0.18), normal: up }, 1.6, 0, true],
  ['a table', { at: at(0.75), normal: up }, 1.5, null, false],
  ['a stool beside a known floor', { at: at(0.45), normal: up }, 1.6, 0, false],
  ['a wall', { at: at(0.1), normal: [0, 0, 1] as const }, 1.6, null, false],
  ['a ceiling', { at: at(2.5), normal: [0, -1, 0] as const }, 1.6, null, false],
])('%s', (_what, hit, eye, lowest, is) => {
  expect(isFloor(hit, eye, lowest)).toBe(is)
})
