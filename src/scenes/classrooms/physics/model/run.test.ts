import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { periodRatio, smallPeriod } from './pendulum.ts'
import { pendulumExperiment } from './pendulum-experiment.ts'
import { createRun, driftOf, timeOf } from './run.ts'
import { runTrial } from './trial.ts'

const swung = (degrees: number, seconds: number) =>
  runTrial(pendulumExperiment, createRun(radians(degrees)), seconds)

test.each([5, 30, 60, 90, 150])('the stopwatch at %d° finds the period of theory', (degrees) => {
  const { measured } = swung(degrees, 12).state
  expect(measured).toBeCloseTo(smallPeriod * periodRatio(radians(degrees)), 4)
})

test('nothing is measured before the rod hung straight down twice', () => {
  expect(swung(30, 1).state.measured).toBeUndefined()
  expect(swung(30, 1.6).state.measured).toBeDefined()
})

test('counts time from the release', () => {
  expect(timeOf(createRun(1))).toBe(0)
  expect(timeOf(swung(30, 1.5))).toBeCloseTo(1.5)
})

test('tells how far the energy has drifted', () => {
  const run = swung(90, 60)
  expect(Math.abs(driftOf(run))).toBeLessThan(1e-3)
  const pushed = { ...run.state, angle: radians(90), speed: 1 }
  expect(driftOf({ ...run, state: pushed })).toBeGreaterThan(0.01)
})
