import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readListed } from '../../../scripts/content/catalogue.ts'
import { lessonIds, lessonPath } from '../../../src/site/lessons.ts'
import { locales } from '../../../src/site/locales.ts'
import { openGraphFile } from '../../../src/site/open-graph.ts'
import { fixedPaths, sitePaths } from '../../../src/site/paths.ts'
import { root } from '../root.ts'
import { copyOf, firstSentence } from './copy.ts'
import { card } from './layout.ts'
import { pictureOf } from './picture-of.ts'

const folder = join(root, 'public/open-graph')
const solutions = [...readListed(join(root, 'content')).keys()].flatMap((path) =>
  path.startsWith('solutions/') ? path.replace('solutions/', '') : [],
)
const picturesOf = (paths: readonly string[]) =>
  paths.flatMap((path) =>
    locales.filter((locale) => copyOf(locale, path)).map((locale) => openGraphFile(path, locale)),
  )
const there = readdirSync(folder).sort()

test('content has words for the pages that exist, in every language', () => {
  for (const path of ['/', '/industries/politics', '/property-tours']) {
    for (const locale of locales) expect(copyOf(locale, path)?.title.length).toBeGreaterThan(3)
  }
  expect(copyOf('en', '/no-such-page')).toBeNull()
})

test('a page’s own document comes before what the navigation calls it', () => {
  expect(copyOf('en', '/industries/politics')?.title).not.toBe('Politics')
  expect(copyOf('en', '/industries/politics')?.kind).toBe('Politics')
})

test('only a short first sentence is shown', () => {
  expect(firstSentence('Walk in. Look round.')).toBe('Walk in.')
  expect(firstSentence('घर में घूमें। पाठ सीखें।')).toBe('घर में घूमें।')
  expect(firstSentence(`${'long '.repeat(40)}.`)).toBe('')
})

test.each(sitePaths(solutions))(
  'what is framed on the picture of %s lies on its bright side',
  (path) => {
    const { brackets, dimension, picture } = pictureOf(path).layout
    expect(brackets.left).toBeGreaterThan(480)
    expect(brackets.right).toBeLessThan(card.width + 60)
    expect(picture.left + picture.width).toBeGreaterThanOrEqual(card.width)
    for (const { x, y } of dimension?.edge ?? []) {
      expect(x).toBeGreaterThan(440)
      expect(y).toBeLessThan(card.height)
    }
  },
)

test('there is a picture for every page that code makes', () => {
  const lessons = lessonIds.map(lessonPath)
  expect(picturesOf(lessons)).toHaveLength(lessons.length * locales.length)
  expect(there).toEqual(expect.arrayContaining(picturesOf([...fixedPaths, ...lessons])))
})

test('a solution may be shared with the site’s own picture until its own is made; no picture is of a page that went', () => {
  expect(picturesOf(sitePaths(solutions))).toEqual(expect.arrayContaining(there))
})

test('each is 1200 × 630 and at most 60 kB', async () => {
  for (const name of there) {
    const file = join(folder, name)
    expect(statSync(file).size, file).toBeLessThanOrEqual(60_000)
    const { width, height, format } = await sharp(file).metadata()
    expect([width, height, format], file).toEqual([1200, 630, 'jpeg'])
  }
})
