import { expect, test } from 'vitest'
import { lessonIds, lessonPath, teacherPath } from './lessons.ts'
import { locales } from './locales.ts'
import { openGraphFile } from './open-graph.ts'
import { fixedPaths, sitePaths } from './paths.ts'

test('a page’s picture is named after its address and language', () => {
  expect(openGraphFile('/', 'hi')).toBe('home-hi.jpg')
  expect(openGraphFile('/industries/politics', 'en')).toBe('industries-politics-en.jpg')
})

test('a teacher guide shows the picture of its lesson', () => {
  expect(openGraphFile(teacherPath('cell'), 'fr')).toBe('virtual-classrooms-cell-fr.jpg')
  expect(openGraphFile(lessonPath('cell'), 'fr')).toBe('virtual-classrooms-cell-fr.jpg')
})

test('no two other pages share a picture', () => {
  const taught = new Set(lessonIds.map(teacherPath))
  const paths = sitePaths(['a', 'b', fixedPaths[1]?.slice(1) ?? '']).filter(
    (path) => !taught.has(path),
  )
  const names = locales.flatMap((locale) => paths.map((path) => openGraphFile(path, locale)))
  expect(new Set(names).size).toBe(names.length)
})
