import { expect, test } from 'vitest'
import { lingeringTurn, presence, smooth, sway } from './easing.ts'

test('smooth goes from 0 to 1 and is half way in the middle', () => {
  expect(smooth(0.9, 1, 2)).toBe(0)
  expect(smooth(1.5, 1, 2)).toBeCloseTo(0.5, 12)
  expect(smooth(2.1, 1, 2)).toBe(1)
})

test('presence is nothing outside its span and whole inside', () => {
  expect([0.9, 1, 2, 3, 3.2].map((t) => presence(t, 1, 3))).toEqual([0, 0, 1, 0, 0])
})

test('sway ends where it began, at the same speed', () => {
  for (const phase of [0, 0.21, 0.7]) {
    expect(sway(1, phase)).toBeCloseTo(sway(0, phase), 12)
    const speed = (t: number) => sway(t + 1e-6, phase) - sway(t, phase)
    expect(speed(1)).toBeCloseTo(speed(0), 9)
  }
})

test('a lingering turn goes all round, forwards only, and slowest at the start and half way', () => {
  expect(lingeringTurn(0)).toBe(0)
  expect(lingeringTurn(0.5)).toBeCloseTo(Math.PI, 12)
  expect(lingeringTurn(1)).toBeCloseTo(2 * Math.PI, 12)
  const speed = (t: number) => (lingeringTurn(t + 1e-6) - lingeringTurn(t)) / 1e-6
  for (const t of [0, 0.5]) expect(speed(t)).toBeCloseTo(0.25 * 2 * Math.PI, 3)
  expect(speed(0.25)).toBeCloseTo(1.75 * 2 * Math.PI, 3)
})
