import { expect, test } from 'vitest'
import { orbitConfig } from '../config.ts'
import {
  beginOrbit,
  ellipseOf,
  type Orbit,
  orbitEnergies,
  orbitExperiment,
  periodOf,
  stepOrbit,
  sweepRate,
} from './orbit.ts'

import { createTrial, runTrial } from './trial.ts'

const { speed, step, pace } = orbitConfig
const year = step * pace

function carried(orbit: Orbit, years: number, steps = Math.round(years / year)): Orbit {
  let now = orbit
  for (let i = 0; i < steps; i += 1) now = stepOrbit(now, years / steps)
  return now
}

// Half axes: Standish, Keplerian Elements for Approximate Positions of the Major Planets (JPL); sidereal years in
// days: NASA Planetary Fact Sheet.
test('Kepler’s third law gives Saturn its year', () => {
  expect(Math.abs((periodOf(9.53667594) * 365.256) / 10759.22 - 1)).toBeLessThan(0.002)
})

test('the first: the path is the ellipse that its beginning tells, nearest where theory says', () => {
  // By hand from vis-viva: at 0.8 of the speed of a circle, a = 1 / (2 - 0.64), and it falls in to 2a - 1.
  const orbit = beginOrbit(0.8, 0)
  const ellipse = ellipseOf(orbit)
  expect(ellipse).toMatchObject({
    semiMajor: expect.closeTo(0.735294, 6),
    nearest: expect.closeTo(0.470588, 6),
    farthest: expect.closeTo(1, 9),
    eccentricity: expect.closeTo(0.36, 9),
  })
  const { x, y } = carried(orbit, (ellipse?.period ?? 0) / 2)
  expect(x).toBeCloseTo(-0.470588, 5)
  expect(y).toBeCloseTo(0, 3)
})

test('the second: equal areas in equal times, however near', () => {
  let orbit = beginOrbit(0.6, 0.2)
  const first = sweepRate(orbit)
  for (let i = 0; i < 2000; i += 1) {
    orbit = stepOrbit(orbit, year)
    expect(Math.abs(sweepRate(orbit) / first - 1)).toBeLessThan(1e-9)
  }
})

test.each([0.7, 1, 1.2])(
  'after its period it is back: from %f of the speed of a circle',
  (share) => {
    const orbit = beginOrbit(share, 0.3)
    const { x, y } = carried(orbit, ellipseOf(orbit)?.period ?? Number.NaN)
    expect(x).toBeCloseTo(1, 4)
    expect(y).toBeCloseTo(0, 3)
  },
)

test('both bodies are in the energy: two suns go round each other at half the speed each', () => {
  // By hand, a unit of mass: twice (v / 2)² / 2 with v² = 2 G, and -G.
  const energies = orbitEnergies(beginOrbit(1, 1))
  expect(energies.kinetic).toBeCloseTo(2 * Math.PI ** 2, 9)
  expect(energies.potential).toBeCloseTo(-4 * Math.PI ** 2, 9)
})

test('from the root of two on there is no ellipse', () => {
  expect(ellipseOf(beginOrbit(1.5, 0))).toBeUndefined()
  expect(ellipseOf(beginOrbit(1.41, 0))).toBeDefined()
})

test.each([
  [speed.least, 1],
  [speed.least + 0.85, 0.7],
])('in 60 s energy drifts by less than 0.1 %: %f, %f', (share, ratio) => {
  let orbit = beginOrbit(share, ratio)
  const first = orbitEnergies(orbit).total
  let worst = 0
  for (let i = 0; i < 60 / step; i += 1) {
    orbit = stepOrbit(orbit, year)
    worst = Math.max(worst, Math.abs(orbitEnergies(orbit).total / first - 1))
  }
  expect(worst).toBeLessThan(0.001)
})

const run = (speed: number, seconds: number) =>
  runTrial(createTrial(orbitExperiment, { speed, massRatio: 0 }), seconds)

test('the experiment writes its rows down, and ends when the bodies have parted for ever', () => {
  const bound = run(1, 4)
  expect(bound.over).toBe(false)
  expect(bound.rows).toHaveLength(4 / (12 / 240) + 1)
  expect(bound.rows.at(-1)).toMatchObject({
    x: expect.closeTo(1, 4),
    distance: expect.closeTo(1, 5),
  })
  expect(run(1.5, 60).over).toBe(true)
  // By hand from vis-viva: at 1.4, a = 1 / (2 - 1.96) = 25, so 125 years, and 49 at its farthest.
  const half = run(1.4, 62.5 / pace)
  expect(half.over).toBe(false)
  expect(half.rows.at(-1)?.distance).toBeCloseTo(49, 2)
})
