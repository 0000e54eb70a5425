import { describe, expect, test } from 'vitest'
import { runAction, setSlider } from '../../../common/model/operate.ts'
import { pathOf, throwBefore } from './before.ts'
import { graphsOf } from './graphs.ts'
import { motionLesson as lesson } from './lesson.ts'
import { reachOf, roundAbove, spanOf } from './scales.ts'
import { experimentIds } from './setup.ts'

const at = (id: string, values: Record<string, number> = {}, finish = true) => {
  const lab = lesson.create()
  if (id !== 'pendulum') runAction(lesson, lab, `use-${id}`)
  for (const [slider, value] of Object.entries(values)) setSlider(lesson, lab, slider, value)
  if (finish) runAction(lesson, lab, 'finish')
  return lab
}
const graphs = (lab: ReturnType<typeof at>) => graphsOf(lab.live, lab.setup)

test('rounds up to 1, 2, 3 or 5 with noughts', () => {
  const cases = { 0.9: 1, 1: 1, 1.01: 2, 19.98: 20, 20.5: 30, 31: 50, 51: 100, 0.03: 0.03 }
  for (const [value, round] of Object.entries(cases))
    expect(roundAbove(Number(value))).toBeCloseTo(round, 9)
  for (const none of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => roundAbove(none)).toThrow(RangeError)
})

describe.each(experimentIds)('%s', (id) => {
  test.each([true, false])(
    'each line has a value a time, within its axes (finished: %s)',
    (over) => {
      const lab = at(id, {}, over)
      for (const { times, across, up, series } of Object.values(graphs(lab))) {
        expect(series.length).toBeGreaterThan(0)
        for (const time of times) {
          expect(time).toBeGreaterThanOrEqual(across[0] - 1e-9)
          expect(time).toBeLessThanOrEqual(across[1] + 1e-9)
        }
        for (const { values } of series) {
          expect(values).toHaveLength(times.length)
          expect(Math.min(...values)).toBeGreaterThanOrEqual(up[0] - 1e-3 * Math.abs(up[0]))
          expect(Math.max(...values)).toBeLessThanOrEqual(up[1] + 1e-3 * Math.abs(up[1]))
        }
      }
    },
  )
})

test('the sum of the energies is a level line where nothing is lost, and falls in air', () => {
  const total = (lab: ReturnType<typeof at>) =>
    graphs(lab).energy.series.find(({ id }) => id === 'total')?.values ?? []
  for (const id of ['pendulum', 'throw', 'orbit']) {
    const values = total(at(id))
    for (const value of values) expect(value / (values[0] ?? 0)).toBeCloseTo(1, 3)
  }
  const lab = at('throw', {}, false)
  lab.setup.air = 'air'
  runAction(lesson, lab, 'again')
  runAction(lesson, lab, 'finish')
  const [first = 0, ...rest] = total(lab)
  expect(rest.at(-1)).toBeLessThan(first * 0.7)
})

test('a range is as long as throw, guess and height need', () => {
  const lab = at('throw', {}, false)
  expect(spanOf(lab.setup, null, 1)).toBe(20)
  expect(spanOf(lab.setup, 40, 1)).toBe(50)
  setSlider(lesson, lab, 'elevation', 90)
  // 14² / (2 × 9.81) = 9.99 m high.
  expect(spanOf(lab.setup, null, 2)).toBe(20)
})

test('a plate reaches to the end of its ellipse, and grows under what flies away', () => {
  const { setup } = at('orbit', { orbitSpeed: 1.2 }, false)
  // Farthest: (1 + 0.44) / (1 - 0.44) = 2.57.
  expect(reachOf(setup, [])).toBe(5)
  expect(reachOf({ ...setup, orbitSpeed: 0.8 }, [])).toBe(1.25)
  const gone = at('orbit', { orbitSpeed: 1.5 }, false)
  expect(reachOf(gone.setup, [{ distance: 1 }])).toBe(1.25)
  expect(reachOf(gone.setup, [{ distance: 1 }, { distance: 7 }])).toBe(10)
  expect(reachOf(gone.setup, [{ distance: 21 }])).toBe(20)
  // By hand: at 1.4 an ellipse goes out to 25 (1 + 0.96) = 49.
  const wide = { ...setup, orbitSpeed: 1.4 }
  expect(reachOf(wide, [{ distance: 8 }])).toBe(10)
  expect(reachOf(wide, [{ distance: 49 }])).toBe(50)
})

test('the throw before comes back as it was, also while the next is on its way', () => {
  const lab = at('throw')
  expect(throwBefore(lab)).toBeUndefined()
  runAction(lesson, lab, 'again')
  const before = throwBefore(lab)
  expect(before?.value).toBeCloseTo(19.98, 2)
  setSlider(lesson, lab, 'elevation', 60)
  runAction(lesson, lab, 'finish')
  expect(throwBefore(lab)).toBe(before)
  if (!before) throw new Error('nothing before')
  const path = pathOf(before)
  expect(path.at(-1)?.x).toBeCloseTo(before.value, 6)
  expect(Math.max(...path.map(({ y }) => y))).toBeCloseTo(4.995, 2)
})
