import { expect, test } from 'vitest'
import { findSolution, groupOf, solutionGroups, tabOf } from './solution-groups.ts'

test('§2.12 the sub-tabs of each industry', () => {
  expect(solutionGroups).toEqual({
    'real-estate': ['property-tours', 'furniture-placement', 'virtual-staging'],
    education: ['virtual-classrooms', 'interactive-learning', 'virtual-labs'],
    politics: ['interactive-campaigns', 'voter-engagement', 'virtual-rallies'],
  })
})

test('§2.12 the initial tab: virtual-classrooms, interactive-campaigns, property-tours otherwise', () => {
  expect(solutionGroups.education[0]).toBe('virtual-classrooms')
  expect(solutionGroups.politics[0]).toBe('interactive-campaigns')
  expect(solutionGroups['real-estate'][0]).toBe('property-tours')
  expect(tabOf('real-estate')).toBe('property-tours')
  expect(tabOf('virtual-labs')).toBe('virtual-labs')
})

test('§2.12 the id defaults to property-tours, and an unknown one is none', () => {
  expect(findSolution(undefined)).toBe('property-tours')
  expect(findSolution('virtual-rallies')).toBe('virtual-rallies')
  expect(findSolution('time-travel')).toBeUndefined()
})

test.each([
  ['real-estate', 'real-estate'],
  ['virtual-staging', 'real-estate'],
  ['interactive-learning', 'education'],
  ['virtual-rallies', 'politics'],
  ['gamification', undefined],
  ['policy-visualization', undefined],
] as const)('%s stands in the group %s', (id, group) => {
  expect(groupOf(id)).toBe(group)
})
