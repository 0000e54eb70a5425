import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { openGraphFile } from './open-graph.ts'
import { fixedPaths, planOf } from './paths.ts'

test('a page’s picture is named after its address and language', () => {
  expect(openGraphFile('/', 'hi')).toBe('home-hi.jpg')
  expect(openGraphFile('/industries/politics', 'en')).toBe('industries-politics-en.jpg')
})

test('no two pages share a picture', () => {
  const names = locales.flatMap((locale) =>
    planOf(['a', 'b', fixedPaths[1]?.slice(1) ?? '']).map((path) => openGraphFile(path, locale)),
  )
  expect(new Set(names).size).toBe(names.length)
})
