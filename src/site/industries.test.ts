import { expect, test } from 'vitest'
import { findSolution, industryOfTab, resolveSolutionTab } from './industries.ts'

const solutions = ['gamification', 'property-tours', 'real-estate', 'virtual-labs']
const tabs = {
  'real-estate': ['property-tours', 'virtual-staging'],
  education: ['virtual-classrooms', 'virtual-labs'],
}

test('§2.12 the solution defaults to property-tours, and an unknown id is undefined', () => {
  expect(findSolution(solutions, undefined)).toBe('property-tours')
  expect(findSolution(solutions, 'virtual-labs')).toBe('virtual-labs')
  expect(findSolution(solutions, 'time-travel')).toBeUndefined()
})

test('§2.12 a group opens its first tab, and a solution its own', () => {
  expect(resolveSolutionTab(tabs, 'real-estate')).toBe('property-tours')
  expect(resolveSolutionTab(tabs, 'virtual-labs')).toBe('virtual-labs')
})

test.each([
  ['real-estate', 'real-estate'],
  ['virtual-staging', 'real-estate'],
  ['virtual-labs', 'education'],
  ['gamification', undefined],
] as const)('%s stands in the group %s', (id, group) => {
  expect(industryOfTab(tabs, id)).toBe(group)
})

test('a group without published solutions has no tabs', () => {
  expect(industryOfTab({ politics: [] }, 'politics')).toBeUndefined()
  expect(resolveSolutionTab({ politics: [] }, 'politics')).toBe('politics')
})
