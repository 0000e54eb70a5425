import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { projectileConfig } from '../config.ts'
import {
  dragFactorOf,
  farthestAngle,
  type ProjectileState,
  solveWithoutDrag,
  stepThrow,
  type Throw,
  throwEnergies,
  throwExperiment,
} from './projectile.ts'

import { createTrial, runTrial } from './trial.ts'

const { bodies } = projectileConfig
const made = (given: Partial<Throw>): Throw => ({
  speed: 14,
  angle: radians(45),
  height: 0,
  gravity: 9.81,
  mass: 1,
  drag: 0,
  ...given,
})
const thrown = (setup: Throw) => runTrial(createTrial(throwExperiment, setup), 200)
/** Energy when it is thrown. */
const first = (setup: Throw) => throwEnergies(throwExperiment.begin(setup), setup).total

test.each([
  // By hand: v² sin 2a / g; from a height, v cos a (v sin a + sqrt(v² sin² a + 2 g h)) / g.
  [14, 45, 0, 19.98, 4.995],
  [14, 30, 0, 17.303, 2.497],
  [10, 0, 5, 10.096, 5],
  [14, 42, 2, 21.887, 6.473],
])(
  'without air, thrown at %f m/s and %f° from %f m it flies %f m and rises to %f m',
  (speed, degrees, height, range, top) => {
    const setup = made({ speed, angle: radians(degrees), height })
    const solveThrow = solveWithoutDrag(setup)
    expect(solveThrow.range).toBeCloseTo(range, 2)
    expect(solveThrow.top).toBeCloseTo(top, 2)
    const { state, over } = thrown(setup)
    expect(over).toBe(true)
    expect(state.x).toBeCloseTo(solveThrow.range, 6)
    expect(state.y).toBe(0)
    expect(state.time).toBeCloseTo(solveThrow.time, 6)
    expect(Math.abs(state.top - solveThrow.top)).toBeLessThan(0.001)
    expect(throwEnergies(state, setup).total / first(setup)).toBeCloseTo(1, 9)
  },
)

test('flies farthest at 45° from the ground, and flatter from a height', () => {
  expect(farthestAngle(made({}))).toBeCloseTo(radians(45))
  const setup = made({ height: 2 })
  const best = farthestAngle(setup)
  const range = (angle: number) => solveWithoutDrag({ ...setup, angle }).range
  expect(best).toBeLessThan(radians(45))
  expect(range(best)).toBeGreaterThan(range(best + 0.02))
  expect(range(best)).toBeGreaterThan(range(best - 0.02))
})

/** The speed at which the air holds what falls, meters a second. */
const terminalSpeed = (drag: number) => Math.sqrt(9.81 / drag)

test('in air a ball falls as the hyperbolic tangent says, and rises to vt² / 2g ln(1 + v² / vt²)', () => {
  // By hand: sqrt(2 m g / (density c A)) with 2.7 g, 40 mm, 0.47 and 1.225 kg/m³.
  expect(terminalSpeed(dragFactorOf(bodies.tableTennisBall))).toBeCloseTo(8.56, 2)
  // Batchelor 1967 for the force; v = vt tanh(g t / vt), fallen vt² / g ln cosh(g t / vt).
  const drag = dragFactorOf(bodies.tennisBall)
  const vt = terminalSpeed(drag)
  const setup = made({ speed: 0, height: 100, drag })
  let state: ProjectileState = throwExperiment.begin(setup)
  for (let i = 0; i < 480; i += 1) state = stepThrow(state, 1 / 240, setup)
  expect(state.vy).toBeCloseTo(-vt * Math.tanh((9.81 * 2) / vt), 9)
  expect(100 - state.y).toBeCloseTo((vt * vt * Math.log(Math.cosh((9.81 * 2) / vt))) / 9.81, 9)
  const up = thrown(made({ speed: 20, angle: radians(90), drag }))
  expect(up.state.top).toBeCloseTo((vt * vt * Math.log(1 + 400 / vt ** 2)) / 19.62, 3)
})

test('in air it keeps the hodograph of quadratic resistance, and what it loses went into the air', () => {
  // Ray and Fröhlich 2015, Archive of Applied Mechanics 85, 395, after Bernoulli and Euler: with slope p and level
  // speed u, 1/u² + (k/g) (p sqrt(1 + p²) + asinh p) does not change.
  const random = createRandom(22)
  for (let trial = 0; trial < 10; trial += 1) {
    const setup = made({
      speed: 3 + random() * 12,
      angle: random() * 1.3,
      drag: 0.002 + random() * 0.15,
    })
    const kept = ({ vx, vy }: ProjectileState) => {
      const p = vy / vx
      return 1 / vx ** 2 + (setup.drag / 9.81) * (p * Math.sqrt(1 + p * p) + Math.asinh(p))
    }
    const { state } = thrown(setup)
    expect(kept(state) / kept(throwExperiment.begin(setup))).toBeCloseTo(1, 6)
    expect((throwEnergies(state, setup).total + state.lost) / first(setup)).toBeCloseTo(1, 6)
    expect(state.x).toBeLessThan(solveWithoutDrag(setup).range)
  }
})
