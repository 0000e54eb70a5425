import { expect, test } from 'vitest'
import { pendulumConfig } from '../config.ts'
import { periodRatio, smallPeriod } from './pendulum.ts'
import { advance, createRun, driftOf, swing, timeOf } from './run.ts'

const rad = (degrees: number) => (degrees * Math.PI) / 180

test.each([5, 30, 60, 90, 150])('the stopwatch at %d° finds the period of theory', (degrees) => {
  const run = swing(createRun(rad(degrees)), 12)
  expect(run.measured).toBeCloseTo(smallPeriod * periodRatio(rad(degrees)), 4)
})

test('nothing is measured before the rod hung straight down twice', () => {
  expect(swing(createRun(rad(30)), 1).measured).toBeUndefined()
  expect(swing(createRun(rad(30)), 1.6).measured).toBeDefined()
})

test('however the screen divides time, the same comes out', () => {
  let uneven = createRun(1)
  const frames = [0.016, 0.004, 0.05, 0.0001, 0.03]
  for (let i = 0; i < 200; i += 1) uneven = advance(uneven, frames[i % 5] ?? 0)
  const even = swing(createRun(1), timeOf(uneven))
  expect(uneven.state).toEqual(even.state)
  expect(uneven.samples).toEqual(even.samples)
})

test('a long sleep counts for a tenth of a second', () => {
  expect(timeOf(advance(createRun(1), 3600))).toBeCloseTo(0.1)
})

test('keeps what the window shows and no more', () => {
  const { samples } = swing(createRun(1), 60)
  expect(samples[0]?.time).toBeCloseTo(50)
  expect(samples.at(-1)?.time).toBeCloseTo(60)
  expect(samples).toHaveLength(pendulumConfig.window / (12 / 240) + 1)
})

test('tells how far the energy has drifted', () => {
  const run = swing(createRun(rad(90)), 60)
  expect(Math.abs(driftOf(run))).toBeLessThan(1e-3)
  expect(driftOf({ ...run, state: { angle: rad(90), speed: 1 } })).toBeGreaterThan(0.01)
})
