import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { slide } from './air-table.ts'
import { collide, type Disc, meeting, sumsOf } from './collision.ts'
import { collisionExperiment } from './collision-experiment.ts'
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

describe('on a track', () => {
  // Halliday, Resnick and Walker, Fundamentals of Physics, chapter 9: v1' = (m1 - m2) / (m1 + m2) v1, v2' = 2 m1 / (m1 + m2) v1.
  test.each([
    [1, 1, 1, 0, 1],
    [3, 1, 1, 0.5, 1.5],
    [1, 3, 1, -0.5, 0.5],
    // Those that stick move on together with what momentum there is.
    [1, 3, 0, 0.25, 0.25],
  ])('%f kg at 1 m/s hits %f kg, restitution %f', (m1, m2, restitution, v1, v2) => {
    const [a, b] = collide(disc({ mass: m1, vx: 1 }), disc({ mass: m2, x: 0.2 }), restitution)
    expect(a.vx).toBeCloseTo(v1, 12)
    expect(b.vx).toBeCloseTo(v2, 12)
  })

  test('discs that part do not hit each other', () => {
    const pair = [disc({ vx: -1 }), disc({ x: 0.2, vx: 1 })] as const
    expect(collide(...pair, 1)).toEqual(pair)
    expect(meeting(...pair)).toBeUndefined()
  })

  test('two in one place have no line between them', () => {
    expect(() => collide(disc({ vx: 1 }), disc({}), 1)).toThrow(RangeError)
  })

  test('a row of equal balls hands the blow on to the last, as Newton’s cradle does', () => {
    const row = [0, 0.5, 0.7, 0.9].map((x, i) => disc({ x, vx: i === 0 ? 1 : 0 }))
    const after = slide(row, 1, 1)
    expect(after.blows).toBe(3)
    expect(after.discs.map(({ vx }) => Math.round(vx * 1e9) / 1e9)).toEqual([0, 0, 0, 1])
  })
})

describe('on a table', () => {
  test('equal discs part at a right angle after a glancing blow without loss', () => {
    // Halliday, Resnick and Walker, chapter 9: from |v1|² = |v1'|² + |v2'|² and v1 = v1' + v2'.
    const { discs } = slide([disc({ vx: 1 }), disc({ x: 1, y: 0.12 })], 3, 1)
    const [a, b] = discs
    expect((a?.vx ?? 0) * (b?.vx ?? 0) + (a?.vy ?? 0) * (b?.vy ?? 0)).toBeCloseTo(0, 12)
    expect(Math.hypot(b?.vx ?? 0, b?.vy ?? 0)).toBeGreaterThan(0.5)
  })

  test('discs that pass beside each other meet at no time', () => {
    expect(meeting(disc({ vx: 1 }), disc({ x: 1, y: 0.21 }))).toBeUndefined()
    expect(meeting(disc({ vx: 1 }), disc({ x: 1 }))).toBeCloseTo(0.8, 12)
  })

  test('momentum stays, and energy too where nothing is lost, whatever meets', () => {
    const random = createRandom(31)
    const part = (size: number) => (random() - 0.5) * size
    let blows = 0
    for (let trial = 0; trial < 300; trial += 1) {
      const restitution = trial % 2 === 0 ? 1 : random()
      const before = [0, 1, 2, 3].map((i) =>
        disc({
          mass: 0.1 + random() * 5,
          x: (i % 2) - 0.5 + part(0.5),
          y: Math.floor(i / 2) - 0.5 + part(0.5),
          // Towards the middle, so that most of them do meet.
          vx: 1 - 2 * (i % 2) + part(1),
          vy: 1 - 2 * Math.floor(i / 2) + part(1),
        }),
      )
      const after = slide(before, 2, restitution)
      const [first, last] = [sumsOf(before), sumsOf(after.discs)]
      expect(last.px).toBeCloseTo(first.px, 9)
      expect(last.py).toBeCloseTo(first.py, 9)
      if (restitution === 1) expect(last.kinetic / first.kinetic).toBeCloseTo(1, 9)
      else expect(last.kinetic).toBeLessThanOrEqual(first.kinetic + 1e-9)
      blows += after.blows
    }
    expect(blows).toBeGreaterThan(200)
  })

  test('no two ever lie in one another', () => {
    const random = createRandom(32)
    for (let trial = 0; trial < 200; trial += 1) {
      const pair = [disc({ vx: 1 + random() }), disc({ x: 1, y: random() * 0.3, vx: -random() })]
      let now = { discs: pair, blows: 0 }
      for (let i = 0; i < 60; i += 1) {
        now = slide(now.discs, 1 / 60, random())
        const [a, b] = now.discs
        expect(Math.hypot((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0))).toBeGreaterThan(
          0.2 - 1e-9,
        )
      }
    }
  })
})

test('the experiment ends when a disc has left the table, and counts its blow', () => {
  const setup = { masses: [1, 1], speeds: [1, 0], restitution: 1, offset: 0 } as const
  const trial = runTrial(collisionExperiment, createTrial(collisionExperiment, setup), 60)
  expect(trial).toMatchObject({ over: true, state: { blows: 1 } })
  expect(trial.rows.at(-1)).toMatchObject({ av: expect.closeTo(0, 12), bv: expect.closeTo(1, 12) })
  expect(trial.rows.at(-1)?.bx).toBeGreaterThan(1.5)
})
