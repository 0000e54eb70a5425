import { expect, test } from 'vitest'
import { goalRows, viewerRows } from './rows.ts'
import type { Trial } from './trial.ts'

const trial = (sharp: number, script: number): Trial => ({
  sharp,
  drag: { script, task: 1, frames: 120 },
})

const results = (ours: Trial[], outOfTheBlue = ours) => ({
  Realia: outOfTheBlue,
  'Realia by hand': ours,
  'Photo Sphere Viewer': [trial(400, 0.4), trial(800, 0.5), trial(410, 0.4)],
  Pannellum: [trial(300, 0.1), trial(300, 0.1), trial(300, 0.1)],
})

test('the goals are to be faster than Photo Sphere Viewer; the rest is told', () => {
  const rows = viewerRows(results([trial(300, 0.2), trial(700, 0.3), trial(300, 0.2)]))
  expect(rows.map(({ holds }) => holds)).toEqual([true, null, null, true, null])
  expect(rows[0]?.measured).toBe('300 ms : 410 ms = 0.75×')
  expect(rows[3]?.measured).toBe('0.20 ms : 0.40 ms = 0.50×')
})

test('opened as visitors open it, by hand, the tour is to be faster; out of the blue is told', () => {
  const slow = [trial(900, 0.2), trial(900, 0.2), trial(900, 0.2)]
  const rows = viewerRows(results([trial(300, 0.2), trial(700, 0.3), trial(300, 0.2)], slow))
  expect(rows[0]).toMatchObject({ holds: true, measured: '300 ms : 410 ms = 0.75×' })
  expect(rows[2]?.measured).toBe('900 ms : 410 ms = 2.20×')
})

test('as fast is not faster', () => {
  const rows = viewerRows(results([trial(400, 0.4), trial(800, 0.5), trial(410, 0.4)]))
  expect(rows[0]?.holds).toBe(false)
  expect(rows[3]?.holds).toBe(false)
})

test('a ratio that the medians contradict is no victory', () => {
  const rows = viewerRows(results([trial(390, 0.39), trial(790, 0.49), trial(800, 0.8)]))
  expect(rows[0]?.measured).toBe('790 ms : 410 ms = 0.99×')
  expect(rows[0]?.holds).toBe(false)
})

test('on a larger picture and a slower machine the goals are the same, chosen by hand', () => {
  const ours = [trial(300, 0.5), trial(700, 0.6), trial(300, 0.5)]
  const rows = goalRows(results(ours, []), '8192 × 4096, 4× slower')
  expect(rows.map(({ holds }) => holds)).toEqual([true, false])
  expect(rows.map(({ what }) => what)).toEqual([
    'tour: file chosen → first sharp frame, chosen by hand, beside Photo Sphere Viewer (8192 × 4096, 4× slower)',
    'tour: JavaScript a frame while dragging, beside Photo Sphere Viewer (8192 × 4096, 4× slower)',
  ])
})

test('a contender without trials is an error', () => {
  expect(() => viewerRows(results([]))).toThrow(RangeError)
})
