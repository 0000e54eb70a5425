import { expect, test } from 'vitest'
import { robotsTxt, sitemap } from './sitemap.ts'

test('every page is listed in every language with its translations', () => {
  const xml = sitemap(['/', '/contact'])
  const places = [...xml.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(places).toEqual([
    ...['/', '/es', '/fr', '/hi'],
    ...['/contact', '/es/contact', '/fr/contact', '/hi/contact'],
  ])
  expect(xml.match(/hreflang="hi"/g)).toHaveLength(8)
})

test('robots.txt allows everything but the API', () => {
  expect(robotsTxt()).toMatch(/Disallow: \/api\/\n\nSitemap: https:\/\/.+\/sitemap\.xml/)
})
