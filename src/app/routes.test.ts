import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPage, paths } from '../site/paths.ts'
import { findRoute, notFoundRoute, routes } from './routes.ts'

test.each([
  ['/', 'home', {}],
  ['/industries', 'industries', {}],
  ['/industries/politics', 'industries', { industry: 'politics' }],
  ['/industries/unknown', 'industries', { industry: 'unknown' }],
  ['/property-tours', 'property-tours', {}],
  ['/nope', 'not-found', {}],
  ['/Property-Tours', 'not-found', {}],
  ['/property-tours/nope', 'not-found', {}],
])('%s shows %s', (path, page, params) => {
  const found = findRoute(path)
  expect(found.route.page).toBe(page)
  expect(found.params).toMatchObject(params)
})

test('every row has code, and its addresses lead back to it and are on the plan of the site', () => {
  for (const route of [...routes, notFoundRoute]) {
    expect(existsSync(`src/pages/${route.page}/page.tsx`), route.page).toBe(true)
  }
  for (const route of routes) {
    if (route.unknown) expect(findRoute(route.unknown).route).toBe(route)
    for (const path of route.paths) {
      expect(findRoute(path).route).toBe(route)
      expect(isPage(path), path).toBe(true)
    }
  }
})

/** Addresses of the plan that have no page yet. The list only shrinks. */
const unbuilt = 2

test('the plan of the site names no more unbuilt pages than it did', () => {
  const built = new Set(routes.flatMap((route) => route.paths))
  expect([...paths].filter((path) => !built.has(path))).toHaveLength(unbuilt)
})
