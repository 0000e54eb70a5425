import { expect, test } from 'vitest'
import { hiddenOf, type Listed, makeCatalogue, readCatalogue, readPlan } from './catalogue.ts'

const documents: Listed = new Map<string, Record<string, unknown>>(
  Object.entries({
    'updates/a': { date: '2026-01-01' },
    'updates/b': { date: '2026-03-01', status: 'draft' },
    'updates/c': { date: '2026-02-01' },
    'solutions/one': { industries: ['education', 'politics'], tab: 2 },
    'solutions/two': { industries: ['education'], tab: 1 },
    'solutions/alone': { industries: ['politics'] },
  }),
)

test('updates newest first, solutions by name, tabs by their number under the first industry', () => {
  expect(makeCatalogue(documents)).toEqual({
    updates: ['b', 'c', 'a'],
    solutions: ['alone', 'one', 'two'],
    tabs: { education: ['two', 'one'], 'real-estate': [], politics: [] },
  })
})

test('what is hidden is a question of time', () => {
  const scheduled: Listed = new Map(documents).set('updates/a', { publishAt: '2026-05-01' })
  expect(hiddenOf(scheduled, new Date('2026-04-30'))).toEqual(new Set(['updates/a', 'updates/b']))
  expect(hiddenOf(scheduled, new Date('2026-05-01'))).toEqual(new Set(['updates/b']))
})

test('§2.12 the content’s own tabs: three at least for each industry', () => {
  const { tabs, solutions } = readCatalogue('content', new Date())
  expect(tabs).toMatchObject({
    'real-estate': expect.arrayContaining([
      'property-tours',
      'furniture-placement',
      'virtual-staging',
    ]),
    education: expect.arrayContaining([
      'virtual-classrooms',
      'interactive-learning',
      'virtual-labs',
    ]),
    politics: expect.arrayContaining([
      'interactive-campaigns',
      'voter-engagement',
      'virtual-rallies',
    ]),
  })
  const plan = readPlan('content', new Date())
  for (const id of solutions) expect(plan).toContain(`/solutions/${id}`)
})

test('§2.12 the initial tab: virtual-classrooms, interactive-campaigns, property-tours otherwise', () => {
  const { tabs } = readCatalogue('content', new Date())
  expect(tabs.education[0]).toBe('virtual-classrooms')
  expect(tabs.politics[0]).toBe('interactive-campaigns')
  expect(tabs['real-estate'][0]).toBe('property-tours')
})
