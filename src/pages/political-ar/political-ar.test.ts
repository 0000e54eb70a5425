import { expect, test } from 'vitest'
import home from '../../../content/en/pages/home.json' with { type: 'json' }
import page from '../../../content/en/pages/political-ar.json' with { type: 'json' }
import { politicalAr } from '../../../content/schemas/political-ar.ts'
import { countFeatures } from './count-features.ts'
import { phaseBars } from './phase-bars.ts'

const copy = politicalAr.schema.parse(page)

test('§9 four categories of nine features, 36 in all, the same as on the home page', () => {
  expect(
    copy.core.categories.map(({ title, features }) => [title, features.map(({ name }) => name)]),
  ).toEqual(home.capabilities.categories.map(({ title, features }) => [title, features]))
})

test('§1 80 features or more across 8 core categories, none named twice', () => {
  const { features, categories } = countFeatures(copy)
  const core = copy.core.categories.flatMap((category) => category.features.map(({ name }) => name))
  const more = copy.more.categories.flatMap((category) => category.features)
  expect(more).toEqual(expect.arrayContaining(home.capabilities.labels))
  expect(new Set([...core, ...more]).size).toBe(features)
  expect(categories).toBe(8)
  expect(features).toBeGreaterThanOrEqual(80)
})

test('neighbouring phases make one bar, and a pause makes two', () => {
  const phases = [
    { length: 2, categories: ['a'] },
    { length: 3, categories: ['a', 'b'] },
    { length: 1, categories: [] },
    { length: 2, categories: ['a'] },
  ]
  expect(phaseBars(phases, 'a')).toEqual([
    { from: 0, to: 5 },
    { from: 6, to: 8 },
  ])
  expect(phaseBars(phases, 'b')).toEqual([{ from: 2, to: 5 }])
  expect(phaseBars(phases, 'c')).toEqual([])
})

test('each category is used in some week, and the weeks add up to twelve and the time after', () => {
  for (const { id } of [...copy.core.categories, ...copy.more.categories]) {
    expect(phaseBars(copy.weeks.phases, id), id).not.toEqual([])
  }
  const lengths = copy.weeks.phases.map((phase) => phase.length)
  expect(lengths.slice(0, -1).reduce((sum, length) => sum + length)).toBe(12)
})
