import { expect, test } from 'vitest'
import { type LessonCost, lessonRows } from './rows.ts'

const cost = (over: Partial<LessonCost> = {}): LessonCost => ({
  turned: { lesson: [1.05, 1.02, 9], bare: [0.95, 0.94, 8] },
  calls: 96,
  triangles: 143_400,
  ...over,
})
const holds = (over: Partial<LessonCost>) =>
  lessonRows({ cell: cost(over) }).map((row) => row.holds)

test('each lesson has a row of JavaScript beside bare three, and one of what it draws', () => {
  const rows = lessonRows({ cell: cost(), motion: cost() })
  expect(rows).toHaveLength(4)
  expect(rows[0]).toMatchObject({
    what: 'lesson cell: JavaScript a frame while turning, beside bare three',
    measured: '1.05 ms : 0.95 ms = 1.11×',
    budget: '≤ 1.15×',
    holds: true,
  })
  expect(rows[3]).toMatchObject({
    what: 'lesson motion: draw calls · triangles, most',
    measured: '96 · 143 k',
    budget: '≤ 150 · ≤ 200 k',
    holds: true,
  })
})

test('a lesson whose experiment runs has a third row, which is to leave three quarters of a frame', () => {
  const rowsOf = (running: LessonCost['running']) =>
    lessonRows({ motion: cost(running && { running }) })
  expect(rowsOf(undefined)).toHaveLength(2)
  const [, row] = rowsOf({ lesson: [1.1, 1.1], bare: [1, 1] })
  expect(row).toMatchObject({
    what: 'lesson motion: JavaScript a frame while its experiment runs, all of it',
    measured: '1.10 ms : 1.00 ms = 1.10×',
    budget: '≤ 4.2 ms',
    holds: true,
  })
  // In each of the rounds.
  expect(rowsOf({ lesson: [4.1, 4.3, 4.1], bare: [1, 1, 1] })[1]?.holds).toBe(false)
})

test('a sixth more JavaScript than bare three breaks the budget, whichever way the rounds are looked at', () => {
  expect(holds({ turned: { lesson: [1.15, 1.15, 1.15], bare: [1, 1, 1] } })[0]).toBe(true)
  expect(holds({ turned: { lesson: [1.16, 1.16, 1.16], bare: [1, 1, 1] } })[0]).toBe(false)
  // The medians alone would say 1.0×, then the rounds' ratios alone.
  expect(holds({ turned: { lesson: [1, 2, 4], bare: [0.8, 2, 3] } })[0]).toBe(false)
  expect(holds({ turned: { lesson: [1.2, 1.2, 0.1], bare: [1.2, 1, 0.1] } })[0]).toBe(false)
})

test.each([
  [{ calls: 150, triangles: 200_000 }, true],
  [{ calls: 151 }, false],
  // Rounded it would seem to hold.
  [{ triangles: 200_001 }, false],
])('%j: %s', (over, expected) => {
  expect(holds(over)[1]).toBe(expected)
})

test('a lesson of which nothing was drawn or measured is an error', () => {
  expect(() => holds({ calls: 0 })).toThrow(RangeError)
  expect(() => holds({ triangles: Number.NaN })).toThrow(RangeError)
  expect(() => holds({ turned: { lesson: [], bare: [] } })).toThrow(RangeError)
})
