import { expect, test } from 'vitest'
import home from '../../../content/en/pages/home.json' with { type: 'json' }
import page from '../../../content/en/pages/political-ar.json' with { type: 'json' }
import { politicalAr } from '../../../content/schemas/political-ar.ts'
import { countFeatures, phaseBars } from './model.ts'

const copy = politicalAr.schema.parse(page)

test('§1 the page lists at least 80 features in 8 core categories without duplicates', () => {
  const { features, categories } = countFeatures(copy)
  const core = copy.core.categories.flatMap((category) => category.features.map(({ name }) => name))
  const more = copy.more.categories.flatMap((category) => category.features)
  expect(more).toEqual(expect.arrayContaining(home.capabilities.labels))
  expect(new Set([...core, ...more]).size).toBe(features)
  expect(categories).toBe(8)
  expect(features).toBeGreaterThanOrEqual(80)
})

test('neighboring phases make one bar, and a gap makes two', () => {
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
