import { expect, test } from 'vitest'
import { pendulumConfig } from '../config.ts'
import { periodRatio, smallPeriod } from './pendulum.ts'
import { pendulumExperiment as experiment } from './pendulum-experiment.ts'
import { advanceTrial, createTrial, runTrial } from './trial.ts'

const setup = { ...pendulumConfig, amplitude: 1 }
const begin = () => createTrial(experiment, setup)

test('however the screen divides time, the same comes out', () => {
  let uneven = begin()
  const frames = [0.016, 0.004, 0.05, 0.0001, 0.03]
  for (let i = 0; i < 200; i += 1) uneven = advanceTrial(experiment, uneven, frames[i % 5] ?? 0)
  const even = runTrial(experiment, begin(), uneven.steps * experiment.step)
  expect(uneven.state).toEqual(even.state)
  expect(uneven.rows).toEqual(even.rows)
})

test('slow motion is the same motion, later', () => {
  let slow = begin()
  for (let i = 0; i < 40; i += 1) slow = advanceTrial(experiment, slow, 0.1, 0.25)
  expect(slow.state).toEqual(runTrial(experiment, begin(), 1).state)
})

test('a long sleep counts for a tenth of a second, and time never goes back', () => {
  expect(advanceTrial(experiment, begin(), 3600).steps).toBe(24)
  expect(advanceTrial(experiment, begin(), -5).steps).toBe(0)
})

test('keeps rows for the window and no more, each with what the instruments read', () => {
  const { rows } = runTrial(experiment, begin(), 60)
  expect(rows[0]?.time).toBeCloseTo(50)
  expect(rows).toHaveLength(10 / (12 / 240) + 1)
  for (const { kinetic, potential, total } of rows)
    expect(kinetic + potential).toBeCloseTo(total, 12)
})

test('finds the period of theory, and what a trial was stays as it was', () => {
  const first = begin()
  const { state } = runTrial(experiment, first, 12)
  expect(state.measured).toBeCloseTo(smallPeriod * periodRatio(1), 4)
  expect(first).toEqual(begin())
})
