import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRoute, notFoundRoute, routes } from './routes.ts'
import { routePaths } from './sitemap.ts'

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

test('every route has code, and its addresses match it', () => {
  for (const route of [...routes, notFoundRoute]) {
    expect(existsSync(`src/pages/${route.page}/page.tsx`), route.page).toBe(true)
    if (route.unknown) expect(findRoute(route.unknown).route).toBe(route)
    if (route.pattern !== route.unknown && route !== notFoundRoute) {
      expect(routePaths(route), route.pattern).not.toEqual([])
    }
  }
  const three = ['education', 'real-estate', 'politics'].map((id) => `/industries/${id}`)
  expect(routePaths(findRoute('/industries').route)).toEqual(['/industries', ...three])
  // Every address on the plan of the site has a page.
  expect(routePaths(notFoundRoute)).toEqual([])
})
