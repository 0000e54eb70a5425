import { expect, test } from 'vitest'
import home from '../../../content/en/pages/home.json' with { type: 'json' }
import page from '../../../content/en/pages/political-ar.json' with { type: 'json' }
import { politicalAr } from '../../../content/schemas/political-ar.ts'
import { countFeatures } from './model.ts'

const copy = politicalAr.schema.parse(page)

test('§1 the page lists at least 80 features in 8 core categories without duplicates', () => {
  const { features, categories } = countFeatures(copy)
  const core = copy.core.categories.flatMap((category) => category.features.map(({ name }) => name))
  const more = copy.more.categories.flatMap((category) => category.features)
  expect(more).toEqual(expect.arrayContaining(home.capabilities.labels))
  expect(new Set([...core, ...more]).size).toBe(features)
  expect(categories).toBe(8)
  expect(features).toBeGreaterThanOrEqual(80)
  expect(copy.text).toContain('80+ features across 8 core categories')
})
