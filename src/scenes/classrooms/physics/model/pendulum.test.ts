import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { gravities, pendulumConfig } from '../config.ts'
import { judgeGuess } from './lesson/guess.ts'
import {
  createRun,
  driftOf,
  pendulumExperiment as experiment,
  pendulumEnergies,
  periodRatio,
  smallAnglePeriod,
  smallAnglePeriodOf,
  stepPendulum,
} from './pendulum.ts'
import { rk4 } from './rk4.ts'
import { advanceTrial, createTrial, runTrial, timeOf } from './trial.ts'

const { step, amplitude } = pendulumConfig

test('a step of decay is the exponential up to its fourth power, each number apart', () => {
  // By hand: 1 - h + h²/2 - h³/6 + h⁴/24 for h = 0.1.
  const [left = 0] = rk4([1], ([y = 0]) => [-y], 0.1)
  expect(left).toBeCloseTo(0.9048375, 10)
  const state = [1, 10] as const
  expect(rk4(state, () => [1, -2], 0.5)).toEqual([1.5, 9])
  expect(state).toEqual([1, 10])
})

// Lima and Arun 2006, American Journal of Physics 74, 892, table of exact periods; the stopwatch finds them.
test.each([
  [30, 1.0174],
  [60, 1.0732],
  [90, 1.1803],
])('at %d° a swing takes %f times as long as a small one', (degrees, ratio) => {
  expect(periodRatio(radians(degrees))).toBeCloseTo(ratio, 4)
  const { measured } = runTrial(createRun(radians(degrees)), 12).state
  expect(measured).toBeCloseTo(smallAnglePeriod * periodRatio(radians(degrees)), 4)
})

test('a metre swings in two seconds, nearly; on the Moon slower by the root of the ratio of the gravities', () => {
  expect(smallAnglePeriod).toBeCloseTo(2.0061, 4)
  expect(periodRatio(1e-6)).toBeCloseTo(1, 9)
  // By hand: sqrt(9.81 / 1.62) = 2.4608.
  const moon = { ...pendulumConfig, gravity: gravities.moon }
  expect(smallAnglePeriodOf(moon) / smallAnglePeriod).toBeCloseTo(2.4608, 4)
  expect(smallAnglePeriodOf({ ...pendulumConfig, length: 4 })).toBeCloseTo(2 * smallAnglePeriod, 12)
})

test('in 60 s the energy drifts by less than 0.1 %, from any amplitude', () => {
  for (let share = 0; share <= 1; share += 0.125) {
    const angle = radians(amplitude.least + share * (amplitude.most - amplitude.least))
    let state = { angle, speed: 0 }
    const first = pendulumEnergies(state).total
    let worst = 0
    for (let i = 0; i < 60 / step; i += 1) {
      state = stepPendulum(state, step)
      worst = Math.max(worst, Math.abs(pendulumEnergies(state).total / first - 1))
    }
    expect(worst, `${share}`).toBeLessThan(0.001)
  }
})

test('free fall on Jupiter is that at its equator, at the level of 1 bar', () => {
  // By hand from NASA's Jupiter Fact Sheet: G M = 1.26687e17 m³/s², radius 71 492 km, J2 = 0.014736, a turn in 9.9250
  // h: g (1 + 3/2 J2) - (2 pi / turn)² radius = 23.12.
  expect(Math.abs(gravities.jupiter - 23.12)).toBeLessThan(0.05)
})

test('at the lowest point all its energy is motion, at the turn all is height', () => {
  // By hand for 2 kg on 1 m: m g l (1 - cos 60°) = 9.81 J, and the speed at the bottom is sqrt(2 g h) = 3.1321 m/s.
  const pendulum = { ...pendulumConfig, mass: 2 }
  expect(pendulumEnergies({ angle: radians(60), speed: 0 }, pendulum)).toEqual({
    kinetic: 0,
    potential: expect.closeTo(9.81, 9),
    total: expect.closeTo(9.81, 9),
  })
  expect(pendulumEnergies({ angle: 0, speed: 3.1321 }, pendulum).kinetic).toBeCloseTo(9.81, 3)
})

const begin = () => createTrial(experiment, { ...pendulumConfig, amplitude: 1 })

test('however the screen divides time, and however slow it is, the same comes out', () => {
  let uneven = begin()
  const frames = [0.016, 0.004, 0.05, 0.0001, 0.03]
  for (let i = 0; i < 200; i += 1) uneven = advanceTrial(uneven, frames[i % 5] ?? 0)
  const even = runTrial(begin(), uneven.steps * experiment.step)
  expect(uneven.state).toEqual(even.state)
  expect(uneven.rows).toEqual(even.rows)
  let slow = begin()
  for (let i = 0; i < 40; i += 1) slow = advanceTrial(slow, 0.025)
  expect(slow.state).toEqual(runTrial(begin(), 1).state)
})

test('a long sleep counts for a tenth of a second, and time never goes back', () => {
  expect(advanceTrial(begin(), 3600).steps).toBe(24)
  expect(advanceTrial(begin(), -5).steps).toBe(0)
})

test('a run counts time from the release, measures at the second passage and tells its drift', () => {
  const swung = (degrees: number, seconds: number) => runTrial(createRun(radians(degrees)), seconds)
  expect(timeOf(createRun(1))).toBe(0)
  expect(timeOf(swung(30, 1.5))).toBeCloseTo(1.5)
  expect(swung(30, 1).state.measured).toBeUndefined()
  expect(swung(30, 1.6).state.measured).toBeDefined()
  const run = swung(90, 60)
  expect(Math.abs(driftOf(run))).toBeLessThan(1e-3)
  const pushed = { ...run.state, angle: radians(90), speed: 1 }
  expect(driftOf({ ...run, state: pushed })).toBeGreaterThan(0.01)
})

test.each([
  [2, 2, 'right', 'close'],
  [1.9, 2, 'low', 'close'],
  [2.4, 2, 'high', 'fair'],
  [1, 2, 'low', 'far'],
  [-1.9, -2, 'high', 'close'],
  [0, 0, 'right', 'close'],
])('a guess of %f where %f came is %s and %s', (value, came, side, how) => {
  expect(judgeGuess(value, came)).toMatchObject({ side, how })
  expect(() => judgeGuess(Number.NaN, came)).toThrow(RangeError)
  expect(() => judgeGuess(value, Number.POSITIVE_INFINITY)).toThrow(RangeError)
})
