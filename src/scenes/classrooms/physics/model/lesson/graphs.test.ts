import { expect, test } from 'vitest'
import { handsOn } from '../../../common/model/testing/lab-help.ts'
import { graphsOf } from './graphs.ts'
import { motionLesson as lesson } from './lesson.ts'
import { pathOf, previousThrow } from './motion-lab.ts'
import { reachOf, roundAbove, spanOf } from './scales.ts'
import { experimentIds } from './setup.ts'

const { act, set } = handsOn(lesson)

const at = (id: string, values: Record<string, number> = {}, finish = true) => {
  const lab = lesson.create()
  if (id !== 'pendulum') act(lab, `use-${id}`)
  set(lab, values)
  if (finish) act(lab, 'finish')
  return lab
}
const graphs = (lab: ReturnType<typeof at>) => graphsOf(lab.live, lab.setup)
const total = (lab: ReturnType<typeof at>) =>
  graphs(lab).energy.series.find(({ id }) => id === 'total')?.values ?? []

test('rounds up to 1, 2, 3 or 5 with noughts', () => {
  const cases = { 0.9: 1, 1: 1, 1.01: 2, 19.98: 20, 20.5: 30, 31: 50, 51: 100, 0.03: 0.03 }
  for (const [value, round] of Object.entries(cases))
    expect(roundAbove(Number(value))).toBeCloseTo(round, 9)
  for (const none of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => roundAbove(none)).toThrow(RangeError)
})

test.each(experimentIds)('each line of %s has a value a time, within its axes', (id) => {
  for (const over of [true, false])
    for (const { times, across, up, series } of Object.values(graphs(at(id, {}, over)))) {
      expect(series.length).toBeGreaterThan(0)
      expect(Math.min(...times)).toBeGreaterThanOrEqual(across[0] - 1e-9)
      expect(Math.max(...times)).toBeLessThanOrEqual(across[1] + 1e-9)
      for (const { values } of series) {
        expect(values).toHaveLength(times.length)
        expect(Math.min(...values)).toBeGreaterThanOrEqual(up[0] - 1e-3 * Math.abs(up[0]))
        expect(Math.max(...values)).toBeLessThanOrEqual(up[1] + 1e-3 * Math.abs(up[1]))
      }
    }
})

test('the sum of the energies is a level line where nothing is lost, and falls in air', () => {
  for (const id of ['pendulum', 'throw', 'orbit']) {
    const [first = 0, ...rest] = total(at(id))
    for (const value of rest) expect(Math.abs(value / first - 1)).toBeLessThan(5e-4)
  }
  const lab = at('throw', {}, false)
  lab.setup.air = 'air'
  act(lab, 'again', 'finish')
  const [first = 0, ...rest] = total(lab)
  expect(rest.at(-1)).toBeLessThan(first * 0.7)
})

test('a range is as long as throw, guess and height need; a plate reaches to the end of its ellipse', () => {
  const lab = at('throw', {}, false)
  expect(spanOf(lab.setup, null, 1)).toBe(20)
  expect(spanOf(lab.setup, 40, 1)).toBe(50)
  set(lab, { elevation: 90 })
  // 14² / (2 × 9.81) = 9.99 m high.
  expect(spanOf(lab.setup, null, 2)).toBe(20)
  const reach = (orbitSpeed: number, ...distances: number[]) =>
    reachOf(
      { ...lab.setup, orbitSpeed },
      distances.map((distance) => ({ distance })),
    )
  // Farthest: (1 + 0.44) / (1 - 0.44) = 2.57; at 1.4 it goes out to 25 (1 + 0.96) = 49.
  expect([reach(1.2), reach(0.8)]).toEqual([5, 1.25])
  // It grows under what flies away, as far as there is room.
  expect([reach(1.5, 1), reach(1.5, 1, 7), reach(1.5, 21)]).toEqual([1.25, 10, 20])
  expect([reach(1.4, 8), reach(1.4, 49)]).toEqual([10, 50])
})

test('the throw before comes back as it was, also while the next is on its way', () => {
  const lab = at('throw')
  expect(previousThrow(lab)).toBeUndefined()
  act(lab, 'again')
  const before = previousThrow(lab)
  if (!before) throw new Error('nothing before')
  expect(before.value).toBeCloseTo(19.98, 2)
  set(lab, { elevation: 60 })
  act(lab, 'finish')
  expect(previousThrow(lab)).toBe(before)
  const path = pathOf(before)
  expect(path.at(-1)?.x).toBeCloseTo(before.value, 6)
  expect(Math.max(...path.map(({ y }) => y))).toBeCloseTo(4.995, 2)
})
