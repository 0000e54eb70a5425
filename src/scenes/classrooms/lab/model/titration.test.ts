import { expect, test } from 'vitest'
import { sceneConfig } from '../config.ts'
import { fillHeight } from './fill-height.ts'
import {
  curveVolumes,
  equivalenceVolume,
  indicatorColor,
  indicatorOpacity,
  indicatorTurnedShare,
  pHAfter,
} from './titration.ts'

// Harris, Quantitative Chemical Analysis, 9th edition, chapter 11; by hand from Ka 1.75e-5 and Kw 1e-14.
test.each([
  ['acetic', 0, 2.88],
  ['acetic', 12.5, 4.76],
  ['acetic', 25, 8.73],
  ['acetic', 25.05, 10],
  ['acetic', 50, 12.52],
  ['hydrochloric', 0, 1],
  ['hydrochloric', 25, 7],
  ['hydrochloric', 25.05, 10],
] as const)('%s acid after %f mL has pH %f', (acid, added, pH) => {
  expect(pHAfter(acid, added)).toBeCloseTo(pH, 2)
})

test('the curve begins at nothing and ends at the burette, without a step back; they meet at 25.00 mL', () => {
  const volumes = curveVolumes()
  expect([volumes[0], volumes.at(-1)]).toEqual([0, 50])
  expect(volumes).toEqual([...volumes].sort((a, b) => a - b))
  expect(volumes.length).toBeLessThan(220)
  expect(equivalenceVolume).toBe(25)
})

// Ranges: Vogel, Quantitative Chemical Analysis, 6th edition.
test.each([
  ['phenolphthalein', 8.3, 10],
  ['bromothymol', 6, 7.6],
  ['methylOrange', 3.1, 4.4],
] as const)('%s turns between pH %f and %f', (indicator, from, to) => {
  expect(indicatorTurnedShare(indicator, from - 0.01)).toBe(0)
  expect(indicatorTurnedShare(indicator, (from + to) / 2)).toBeCloseTo(0.5)
  expect(indicatorTurnedShare(indicator, to + 0.01)).toBe(1)
})

test('colours go from one end to the other, and what has none is almost clear', () => {
  expect([2, 7].map((pH) => indicatorColor('methylOrange', pH))).toEqual(['#d1342b', '#f2b233'])
  expect([7, 11].map((pH) => indicatorColor('phenolphthalein', pH))).toEqual(['#c8d0dc', '#d63384'])
  expect(indicatorOpacity('phenolphthalein', 7)).toBe(0.25)
  expect(indicatorOpacity('phenolphthalein', 11)).toBeCloseTo(0.9)
  expect(indicatorOpacity('methylOrange', 2)).toBe(0.9)
})

test('a cone holds a third of its base times its height, and the flask a whole burette', () => {
  const cone = [
    [0, 0],
    [0.03, 0.09],
  ] as const
  // By hand: π · 0.02² · 0.06 / 3 m³ = 25.13 mL at two thirds of its height.
  expect(fillHeight(cone, 25.13)).toBeCloseTo(0.06, 3)
  expect(fillHeight(sceneConfig.flask, 75)).toBeLessThan(0.045)
  expect(fillHeight(sceneConfig.flask, 500)).toBe(0.104)
})
