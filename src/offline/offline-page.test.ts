import { expect, test } from 'vitest'
import { assetPathsIn, offlinePagePath } from './offline-page.ts'

test('each language has its own offline page', () => {
  expect(offlinePagePath('en')).toBe('/offline.html')
  expect(offlinePagePath('hi')).toBe('/hi/offline.html')
})

test('the assets of a page are found in its HTML without duplicates', () => {
  const html =
    '<link href="/assets/a-B1_x.css" integrity="x"><script src="/assets/b.js"></script><img src="/pictures/c.webp"><link href="/assets/b.js">'
  expect(assetPathsIn(html)).toEqual(['/assets/a-B1_x.css', '/assets/b.js'])
  expect(assetPathsIn('<p>nothing')).toEqual([])
})
