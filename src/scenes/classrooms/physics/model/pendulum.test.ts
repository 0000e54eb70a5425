import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { pendulumConfig } from '../config.ts'
import { energyOf, periodRatio, smallPeriod, stepPendulum } from './pendulum.ts'

const { step, amplitude } = pendulumConfig
const rad = (degrees: number) => (degrees * Math.PI) / 180

// Lima and Arun 2006, American Journal of Physics 74, 892, table of exact periods.
test.each([
  [30, 1.0174],
  [60, 1.0732],
  [90, 1.1803],
])('at %d° a swing takes %f times as long as a small one', (degrees, ratio) => {
  expect(periodRatio(rad(degrees))).toBeCloseTo(ratio, 4)
})

test('a metre swings in two seconds, nearly', () => {
  expect(smallPeriod).toBeCloseTo(2.0061, 4)
  expect(periodRatio(1e-6)).toBeCloseTo(1, 9)
})

test('in 60 s the energy drifts by less than 0.1 %, from any amplitude', () => {
  const random = createRandom(5)
  const { least, most } = amplitude
  for (let trial = 0; trial < 12; trial += 1) {
    const start = { angle: rad(least + random() * (most - least)), speed: 0 }
    let state = start
    let worst = 0
    for (let i = 0; i < 60 / step; i += 1) {
      state = stepPendulum(state, step)
      worst = Math.max(worst, Math.abs(energyOf(state) / energyOf(start) - 1))
    }
    expect(worst).toBeLessThan(0.001)
  }
})

test('halving the step takes the error down by the fourth power', () => {
  const after = (seconds: number) => {
    let state = { angle: 1.5, speed: 0 }
    for (let i = 0; i < Math.round(2 / seconds); i += 1) state = stepPendulum(state, seconds)
    return state.angle
  }
  const exact = after(1 / 4000)
  const order = Math.log2(Math.abs(after(0.05) - exact) / Math.abs(after(0.025) - exact))
  expect(order).toBeGreaterThan(3.6)
  expect(order).toBeLessThan(4.5)
})
