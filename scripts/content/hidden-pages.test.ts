import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineDocument } from '../../content/schemas/define.ts'
import { line, link, pageLink, publication } from '../../content/schemas/fields.ts'
import { locales } from '../../src/site/locales.ts'
import { findProblems, type Known } from './find-problems.ts'

const solution = defineDocument('Solution', {
  files: 'solutions/*.mdx',
  format: 'mdx',
  fields: { ...publication(), title: line() },
})
const page = defineDocument('Page', {
  files: 'page.json',
  format: 'data',
  fields: { items: link().array().min(2), more: link().optional(), action: link() },
})
const known: Known = {
  page: () => true,
  picture: () => true,
  loop: () => true,
  panorama: () => true,
  industry: () => true,
}
const to = (href: string) => ({ label: 'x', href })
const sound = { items: [to('/a'), to('/b'), to('/solutions/new')], action: to('/a') }

/** Problems of content with a new solution and a page that leads to it; the English ones. */
function check(front: string, page_: object, languages: readonly string[] = locales) {
  const files = [
    ...languages.map((locale) => ({
      path: `${locale}/solutions/new.mdx`,
      text: `---\ntitle: New\n${locale === 'en' ? front : ''}---\n`,
    })),
    ...locales.map((locale) => ({ path: `${locale}/page.json`, text: JSON.stringify(page_) })),
  ]
  return findProblems(files, [solution, page], known, new Date('2026-05-01'))
    .filter(({ path }) => path.startsWith('en/') || languages.length < 4)
    .map(({ path, field, message }) => `${path} ${field} | ${message}`)
}

test('an entry of a list and an optional field may lead to a draft: they wait with it', () => {
  expect(check('status: draft\n', sound)).toEqual([])
  expect(check('status: draft\n', { ...sound, more: to('/solutions/new') })).toEqual([])
})

test('a field that a page cannot do without may not lead to a draft', () => {
  expect(check('status: draft\n', { ...sound, action: to('/solutions/new') })).toEqual([
    'en/page.json action.href | "/solutions/new" is a draft → link to a published page, or publish this one',
  ])
})

test('a list that would become too short is told of', () => {
  const items = [to('/a'), to('/solutions/new')]
  expect(check('publishAt: "2026-06-01"\n', { ...sound, items })).toEqual([
    'en/page.json items[1].href | "/solutions/new" is scheduled → items needs 2 entries that visitors can open',
  ])
  expect(check('publishAt: "2026-04-01"\n', { ...sound, items })).toEqual([])
})

test('a place on a page goes with its document, and with the page that its entry leads to', () => {
  const update = defineDocument('Update', {
    files: 'updates/*.mdx',
    format: 'mdx',
    fields: { ...publication(), title: line() },
  })
  const entry = z.strictObject({ id: line(), href: pageLink() })
  const overview = defineDocument('SolutionsPage', {
    files: 'pages/solutions.json',
    format: 'data',
    fields: { entries: entry.array() },
  })
  const draft = '---\nstatus: draft\ntitle: New\n---\n'
  const entries = [{ id: 'place', href: '/solutions/new' }]
  const check = (href: string) => {
    const files = [
      { path: 'en/updates/new.mdx', text: draft },
      { path: 'en/solutions/new.mdx', text: draft },
      ...locales.flatMap((locale) => [
        { path: `${locale}/pages/solutions.json`, text: JSON.stringify({ entries }) },
        { path: `${locale}/page.json`, text: JSON.stringify({ ...sound, action: to(href) }) },
      ]),
    ]
    return findProblems(files, [solution, update, overview, page], known)
      .filter(({ path }) => path.startsWith('en/'))
      .map(({ message }) => message)
  }
  const told = (href: string) => [
    `"${href}" is a draft → link to a published page, or publish this one`,
  ]
  expect(check('/whats-new#new')).toEqual(told('/whats-new#new'))
  expect(check('/solutions#place')).toEqual(told('/solutions#place'))
  expect(check('/whats-new')).toEqual([])
  expect(check('/solutions#other')).toEqual([])
})

test('a draft may wait for its translations; what is scheduled may not', () => {
  expect(check('status: draft\n', sound, ['en'])).toEqual([])
  expect(check('publishAt: "2026-06-01"\n', sound, ['en'])).toEqual(
    ['es', 'fr', 'hi'].map(
      (locale) => `${locale}/solutions/new.mdx  | missing → add the document in this language`,
    ),
  )
})

test('the English file decides for all languages', () => {
  const text = (front: string) => `---\ntitle: New\n${front}---\n`
  const files = locales.map((locale) => ({
    path: `${locale}/solutions/new.mdx`,
    text: text(locale === 'fr' ? 'status: draft\n' : ''),
  }))
  expect(findProblems(files, [solution], known)).toMatchObject([
    {
      path: 'fr/solutions/new.mdx',
      field: 'status',
      message: expect.stringMatching(/^"draft" → remove it/),
    },
  ])
})

test('a time that is none', () => {
  expect(z.strictObject(publication()).safeParse({ publishAt: '2026-02-30x' }).success).toBe(false)
  expect(check('publishAt: "next week"\n', sound)).toEqual([
    'en/solutions/new.mdx publishAt | "next week" → a date such as "2026-12-01", or a date and time such as "2026-12-01T09:00+01:00"',
  ])
})
