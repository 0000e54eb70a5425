import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { gravities, pendulumConfig } from '../config.ts'
import {
  pendulumEnergies,
  periodOfSmall,
  periodRatio,
  smallPeriod,
  stepPendulum,
} from './pendulum.ts'

const { step, amplitude } = pendulumConfig
/** Milliseconds that three million steps may take on a busy machine. */
const busy = 60_000
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

test('in 60 s the energy drifts by less than 0.1 %, from any amplitude', { timeout: busy }, () => {
  const random = createRandom(5)
  const { least, most } = amplitude
  for (let trial = 0; trial < 200; trial += 1) {
    const start = { angle: rad(least + random() * (most - least)), speed: 0 }
    let state = start
    const first = pendulumEnergies(start).total
    let worst = 0
    for (let i = 0; i < 60 / step; i += 1) {
      state = stepPendulum(state, step)
      if (i % 10 === 0) worst = Math.max(worst, Math.abs(pendulumEnergies(state).total / first - 1))
    }
    expect(worst).toBeLessThan(0.001)
  }
})

test('on the Moon it swings slower by the root of the ratio of the gravities', () => {
  // By hand: sqrt(9.81 / 1.62) = 2.4608.
  const moon = { ...pendulumConfig, gravity: gravities.moon }
  expect(periodOfSmall(moon) / smallPeriod).toBeCloseTo(2.4608, 4)
  expect(periodOfSmall({ ...pendulumConfig, length: 4 })).toBeCloseTo(2 * smallPeriod, 12)
})

test('free fall on Jupiter is that at its equator, at the level of 1 bar', () => {
  // By hand from NASA's Jupiter Fact Sheet: G M = 1.26687e17 m³/s², radius 71 492 km, J2 = 0.014736, a turn in 9.9250 h:
  // g (1 + 3/2 J2) - (2 pi / turn)² radius.
  const [mass, radius, flattening, turn] = [1.26687e17, 7.1492e7, 0.014736, 9.925 * 3600]
  const gravity = (mass / radius ** 2) * (1 + 1.5 * flattening)
  const fall = gravity - ((2 * Math.PI) / turn) ** 2 * radius
  expect(Math.abs(gravities.jupiter - fall)).toBeLessThan(0.05)
})

test('at the lowest point all its energy is motion, at the turn all is height', () => {
  // By hand for 2 kg on 1 m: m g l (1 - cos 60°) = 9.81 J, and the speed at the bottom is sqrt(2 g h) = 3.1321 m/s.
  const pendulum = { ...pendulumConfig, mass: 2 }
  expect(pendulumEnergies({ angle: rad(60), speed: 0 }, pendulum)).toEqual({
    kinetic: 0,
    potential: expect.closeTo(9.81, 9),
    total: expect.closeTo(9.81, 9),
  })
  expect(pendulumEnergies({ angle: 0, speed: 3.1321 }, pendulum).kinetic).toBeCloseTo(9.81, 3)
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
