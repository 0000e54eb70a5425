import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineDocument } from '../../../content/schemas/define.ts'
import { line } from '../../../content/schemas/fields.ts'
import { findProblems } from '../find-problems.ts'
import { printed } from '../problem.ts'
import { checkGlossary } from './check-glossary.ts'
import { listGlossaries } from './list-glossaries.ts'
import { readGlossaries } from './read-glossaries.ts'

const problemsOf = (locale: string, terms: string) =>
  checkGlossary({
    path: `glossaries/${locale}.json`,
    text: `{ "terms": [${terms}] }`,
  }).problems.map(printed)

test.each([
  {
    name: 'a translation without its term',
    locale: 'es',
    terms: '{ "english": "tour", "banned": [] }',
    said: 'content/glossaries/es.json:1:13  terms[0].term  missing → add what this language calls it',
  },
  {
    name: 'a term in the English one',
    locale: 'en',
    terms: '{ "english": "tour", "term": "tour", "banned": [] }',
    said: 'content/glossaries/en.json:1:42  terms[0].term  the English term is `english` → remove it',
  },
  {
    name: 'a phrase that stands there twice',
    locale: 'en',
    terms: '{ "english": "a", "banned": ["x’s y"] }, { "english": "b", "banned": ["X\'s  y"] }',
    said: 'content/glossaries/en.json:1:83  terms[1].banned[0]  "X\'s  y" is banned twice → ban it once',
  },
  {
    name: 'a term in which another entry bans a word',
    locale: 'fr',
    terms:
      '{ "english": "a", "term": "vue du séjour", "banned": [] }, { "english": "b", "term": "salon", "banned": ["séjour"] }',
    said: 'content/glossaries/fr.json:1:13  terms[0]  "vue du séjour" → choose a term without "séjour", which is banned',
  },
  {
    name: 'a field that there is not',
    locale: 'en',
    terms: '{ "english": "a", "baned": [] }',
    said: 'content/glossaries/en.json:1:40  terms[0].baned  no such field → english, term, banned, except, note; did you mean "banned"?',
  },
])('a glossary with $name is reported', ({ locale, terms, said }) => {
  expect(problemsOf(locale, terms)).toContain(said)
})

test('a sound glossary has no problem, and a broken one bans nothing', () => {
  expect(problemsOf('en', '{ "english": "meter", "banned": ["metre"] }')).toEqual([])
  const path = 'glossaries/en.json'
  expect(checkGlossary({ path, text: '{' }).problems).toHaveLength(1)
  expect(readGlossaries([{ path, text: '{' }])).toEqual({})
})

test('the glossaries of the site are sound, and each language has terms', () => {
  const files = listGlossaries('content')
  expect(files.map(({ path }) => path)).toEqual(
    ['en', 'es', 'fr', 'hi'].map((locale) => `glossaries/${locale}.json`),
  )
  expect(files.flatMap((file) => checkGlossary(file).problems.map(printed))).toEqual([])
  for (const file of files) expect(checkGlossary(file).glossary?.terms.length).toBeGreaterThan(50)
})

test('the check names banned words with their place, but not in ids, code and excepted documents', () => {
  const definition = defineDocument('Page', {
    files: 'pages/*.mdx',
    format: 'mdx',
    fields: { id: z.string().regex(/^[a-z]+$/), title: line() },
  })
  const text =
    '---\nid: metre\ntitle: "The metre {{metre}}, /metre"\n---\n\nTwo *metres*, `metre`.\n'
  const files = ['en', 'es', 'fr', 'hi'].flatMap((locale) =>
    ['a', 'b'].map((name) => ({
      path: `${locale}/pages/${name}.mdx`,
      text,
    })),
  )
  const terms = '{ "english": "meter", "banned": ["metre", "metres"], "except": ["pages/b.mdx"] }'
  const glossaries = readGlossaries([
    { path: 'glossaries/en.json', text: `{ "terms": [${terms}] }` },
  ])
  const all = () => true
  const known = { page: all, picture: all, loop: all, panorama: all, industry: all }
  expect(findProblems(files, [definition], known, new Date(), glossaries).map(printed)).toEqual([
    'content/en/pages/a.mdx:3:13  title  "metre" → "meter"',
    'content/en/pages/a.mdx:6:6  body  "metres" → "meter"',
  ])
})
