import { expect, test } from 'vitest'
import { setConfig } from '../config.ts'
import { fillHeight, radiusAt } from './fill-height.ts'

test('a cylinder holds its base times its height', () => {
  const cylinder = [
    [0, 0],
    [0.03, 0],
    [0.03, 0.1],
  ] as const
  expect(radiusAt(cylinder, 0.05)).toBe(0.03)
  // By hand: 28.27 cm² hold 28.27 mL a centimetre.
  expect(fillHeight(cylinder, 28.27)).toBeCloseTo(0.01, 4)
  expect(fillHeight(cylinder, 0)).toBeLessThan(2e-4)
})

test('a cone holds a third of that', () => {
  const cone = [
    [0, 0],
    [0.03, 0.09],
  ] as const
  // By hand: π · 0.02² · 0.06 / 3 m³ = 25.13 mL at two thirds of its height.
  expect(fillHeight(cone, 25.13)).toBeCloseTo(0.06, 3)
})

test('the flask holds acid and a whole burette below its neck, and no more than it can', () => {
  expect(fillHeight(setConfig.flask, 25)).toBeGreaterThan(0.008)
  expect(fillHeight(setConfig.flask, 75)).toBeLessThan(0.045)
  expect(fillHeight(setConfig.flask, 500)).toBe(0.104)
})
