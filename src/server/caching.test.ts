import { expect, it } from 'vitest'
import { cacheControlOf, entityTag, isFresh } from './caching.ts'

it('keeps hashed files for ever, pages not at all, the rest a day', () => {
  expect(cacheControlOf(['assets', 'a-1.js'], 'text/javascript')).toMatch(/31536000, immutable/)
  expect(cacheControlOf(['about'], 'text/html; charset=utf-8')).toBe('no-cache')
  expect(cacheControlOf(['models', 'a.glb'], 'model/gltf-binary')).toBe('public, max-age=86400')
})

it('gives each version and each encoding its own tag', () => {
  const file = { path: '/x', size: 10, modified: 1000.5 }
  const tags = new Set([
    entityTag(file, null),
    entityTag(file, 'br'),
    entityTag(file, 'gzip'),
    entityTag({ ...file, size: 11 }, null),
    entityTag({ ...file, modified: 2000 }, null),
  ])
  expect(tags.size).toBe(5)
})

it('recognises a tag in a list, weak or as a star', () => {
  expect(isFresh('"a", W/"b"', '"b"')).toBe(true)
  expect(isFresh('*', '"b"')).toBe(true)
  expect(isFresh('"a"', '"b"')).toBe(false)
  expect(isFresh(undefined, '"b"')).toBe(false)
})
