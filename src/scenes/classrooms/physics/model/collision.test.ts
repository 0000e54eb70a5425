import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import {
  advanceDiscs,
  collide,
  collisionExperiment,
  type Disc,
  timeToContact,
  totalsOf,
} from './collision.ts'

import { createTrial, runTrial } from './trial.ts'

const disc = (given: Partial<Disc>): Disc => ({
  mass: 1,
  radius: 0.1,
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  ...given,
})

// Halliday, Resnick and Walker, Fundamentals of Physics, chapter 9: v1' = (m1 - m2) / (m1 + m2) v1, v2' = 2 m1 / (m1
// + m2) v1.
test.each([
  [1, 1, 1, 0, 1],
  [3, 1, 1, 0.5, 1.5],
  [1, 3, 1, -0.5, 0.5],
  // Those that stick move on together with what momentum there is.
  [1, 3, 0, 0.25, 0.25],
])('%f kg at 1 m/s hits %f kg, restitution %f', (m1, m2, restitution, v1, v2) => {
  const [a, b] = collide([disc({ mass: m1, vx: 1 }), disc({ mass: m2, x: 0.2 })], restitution)
  expect(a.vx).toBeCloseTo(v1, 12)
  expect(b.vx).toBeCloseTo(v2, 12)
})

test('discs that part or pass meet at no time, and two in one place have no line between them', () => {
  const pair = [disc({ vx: -1 }), disc({ x: 0.2, vx: 1 })] as const
  expect(collide(pair, 1)).toEqual(pair)
  expect(timeToContact(pair)).toBeUndefined()
  expect(timeToContact([disc({ vx: 1 }), disc({ x: 1, y: 0.21 })])).toBeUndefined()
  expect(timeToContact([disc({ vx: 1 }), disc({ x: 1 })])).toBeCloseTo(0.8, 12)
  expect(() => collide([disc({ vx: 1 }), disc({})], 1)).toThrow(RangeError)
})

test('equal discs part at a right angle after a glancing blow without loss', () => {
  // Halliday, Resnick and Walker, chapter 9: from |v1|² = |v1'|² + |v2'|² and v1 = v1' + v2'.
  const [a, b] = advanceDiscs([disc({ vx: 1 }), disc({ x: 1, y: 0.12 })], 3, 1).discs
  expect(a.vx * b.vx + a.vy * b.vy).toBeCloseTo(0, 12)
  expect(Math.hypot(b.vx, b.vy)).toBeGreaterThan(0.5)
})

test('whatever meets, momentum stays, energy where nothing is lost, and none lies in another', () => {
  const random = createRandom(31)
  const part = (size: number) => (random() - 0.5) * size
  let blows = 0
  for (let trial = 0; trial < 40; trial += 1) {
    const restitution = trial % 2 === 0 ? 1 : random()
    // From opposite corners of a square toward its middle, so that most of them do meet.
    const from = (corner: number) => {
      const place = { x: corner + part(0.3), y: corner + part(0.3) }
      const speed = { vx: part(0.4) - 2 * corner, vy: part(0.4) - 2 * corner }
      return disc({ ...place, ...speed, mass: 0.1 + random() * 5 })
    }
    const before = [from(-0.5), from(0.5)] as const
    const after = advanceDiscs(before, 2, restitution)
    blows += after.blows
    const [a, b] = after.discs
    expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThan(0.2 - 1e-9)
    const [first, last] = [totalsOf(before), totalsOf(after.discs)]
    expect(last).toMatchObject({ px: expect.closeTo(first.px, 9), py: expect.closeTo(first.py, 9) })
    if (restitution === 1) expect(last.kinetic / first.kinetic).toBeCloseTo(1, 9)
    else expect(last.kinetic).toBeLessThanOrEqual(first.kinetic + 1e-9)
  }
  expect(blows).toBeGreaterThan(10)
})

test('the experiment ends when a disc has left the table, and counts its blow', () => {
  const setup = { massA: 1, massB: 1, speedA: 1, speedB: 0, restitution: 1, offset: 0 }
  const trial = runTrial(createTrial(collisionExperiment, setup), 60)
  expect(trial).toMatchObject({ over: true, state: { blows: 1 } })
  expect(trial.rows.at(-1)).toMatchObject({ av: expect.closeTo(0, 12), bv: expect.closeTo(1, 12) })
  expect(trial.rows.at(-1)?.bx).toBeGreaterThan(1.5)
})
