import { expect, it } from 'vitest'
import { cacheControlOf, entityTag, isFresh } from './caching.ts'

it('keeps hashed files for ever, pages and the service worker not at all, the rest a day', () => {
  expect(cacheControlOf(['assets', 'a-1.js'], 'text/javascript')).toMatch(/31536000, immutable/)
  expect(cacheControlOf(['about'], 'text/html; charset=utf-8')).toBe('no-cache')
  expect(cacheControlOf(['service-worker.js'], 'text/javascript')).toBe('no-cache')
  expect(cacheControlOf(['models', 'a.glb'], 'model/gltf-binary')).toBe('public, max-age=86400')
})

it('gives each version and each encoding its own tag', () => {
  const file = { path: '/x', size: 10, modified: 1000.5 }
  const others = [
    { ...file, size: 11 },
    { ...file, modified: 2000 },
  ]
  const encoded = (['br', 'gzip'] as const).map((encoding) => entityTag(file, encoding))
  const tags = [...encoded, ...[file, ...others].map((one) => entityTag(one, null))]
  expect(new Set(tags).size).toBe(5)
})

it('recognises a tag in a list, weak or as a star', () => {
  const held = ['"a", W/"b"', '*', '"a"', undefined]
  expect(held.map((header) => isFresh(header, '"b"'))).toEqual([true, true, false, false])
})
