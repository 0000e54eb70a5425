import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineDocument } from '../../content/schemas/define.ts'
import { line, link, picture } from '../../content/schemas/fields.ts'
import { type ContentFile, findProblems, type Known } from './find-problems.ts'

const page = defineDocument('Page', {
  files: 'pages/*.json',
  format: 'data',
  fields: {
    title: line(10),
    badge: z.enum(['New', 'Updated']),
    cards: z.strictObject({ text: line(), order: z.number() }).array().optional(),
    more: link().optional(),
    picture: picture().optional(),
  },
})
const article = defineDocument('Article', {
  files: 'articles/*.mdx',
  format: 'mdx',
  fields: { title: line(10) },
})
const known: Known = {
  page: (href) => href === '/contact',
  loop: () => true,
  picture: (name) => name === 'sofa',
  panorama: () => false,
  industry: () => false,
}

/** The same file in all languages, so that only its content can be wrong; problems of the English one. */
function check(path: string, text: string) {
  const files: ContentFile[] = ['en', 'es', 'fr', 'hi'].map((locale) => ({
    path: `${locale}/${path}`,
    text,
  }))
  return findProblems(files, [page, article], known)
    .filter((problem) => problem.path.startsWith('en/'))
    .map(({ line, column, field, message }) => `${line}:${column} ${field} | ${message}`)
}

test('a sound file has no problem', () => {
  expect(check('pages/a.json', '{ "title": "A", "badge": "New" }')).toEqual([])
})

test.each([
  {
    name: 'a wrong enum',
    text: '{\n  "title": "A",\n  "badge": "Old"\n}',
    problems: ['3:12 badge | found "Old", allowed: "New", "Updated"'],
  },
  {
    name: 'a missing field',
    text: '{\n  "badge": "New"\n}',
    problems: ['1:1 title | missing; needs string'],
  },
  {
    name: 'a wrong type deep inside',
    text: '{ "title": "A", "badge": "New",\n  "cards": [{ "text": "x", "order": "1" }] }',
    problems: ['2:37 cards[0].order | found "1", needs number'],
  },
  {
    name: 'a field that does not exist',
    text: '{ "title": "A", "badge": "New",\n "subtitel": "x" }',
    problems: ['2:14 subtitel | no such field'],
  },
  {
    name: 'a text that is too long',
    text: '{ "title": "A title of more", "badge": "New" }',
    problems: ['1:12 title | found "A title of more", at most 10 characters'],
  },
  {
    name: 'a link to no page',
    text: '{ "title": "A", "badge": "New",\n  "more": { "label": "x", "href": "/contcat" } }',
    problems: ['2:35 more.href | there is no page "/contcat"'],
  },
  {
    name: 'a picture that does not exist',
    text: '{ "title": "A", "badge": "New",\n  "picture": { "name": "sfoa", "alt": "x" } }',
    problems: ['2:24 picture.name | there is no picture "sfoa"'],
  },
  {
    name: 'a comma too many, which YAML would pass',
    text: '{ "title": "A",\n  "badge": "New", }',
    problems: [expect.stringMatching(/^2:1\d {2}\| not valid JSON/)],
  },
  {
    name: 'curly quotes',
    text: '{ "title": "A",\n  “badge”: "New" }',
    problems: [expect.stringMatching(/^2:3 {2}\| not valid JSON: invalid symbol$/)],
  },
  {
    name: 'a comma too few',
    text: '{ "title": "A"\n  "badge": "New" }',
    problems: [expect.stringMatching(/^2:3 {2}\| not valid JSON: comma expected$/)],
  },
])('$name', ({ text, problems }) => {
  expect(check('pages/a.json', text)).toEqual(problems)
})

test('front matter and body of MDX count their lines from the top of the file', () => {
  const text =
    '---\ntitle: A title of more\n---\n\nRead [this](/nowhere) or [that](/contact).\n\n![](sofa)\n'
  expect(check('articles/a.mdx', text)).toEqual([
    '2:8 title | found "A title of more", at most 10 characters',
    '5:6 body | there is no page "/nowhere"',
    '7:1 body | the picture has no alt text',
  ])
})

test('line ends of Windows are line ends', () => {
  expect(check('articles/a.mdx', '---\r\ntitle: A title of more\r\n---\r\n\r\nText\r\n')).toEqual([
    '2:8 title | found "A title of more", at most 10 characters',
  ])
})

test('a body that is not MDX, and a file without front matter', () => {
  expect(check('articles/a.mdx', '---\ntitle: A\n---\n\n<b>open\n')).toEqual([
    expect.stringMatching(/^\d+:\d+ body \| Expected a closing tag/),
  ])
  expect(check('articles/a.mdx', 'title: A')).toEqual([
    expect.stringMatching(/^1:1 {2}\| the file does not start with front matter/),
  ])
})

test('a document that one language lacks, and a file in a place of no kind', () => {
  const text = '{ "title": "A", "badge": "New" }'
  const files = ['en/pages/a.json', 'es/pages/a.json', 'hi/pages/a.json'].map((path) => ({
    path,
    text,
  }))
  expect(findProblems(files, [page], known)).toMatchObject([
    { path: 'fr/pages/a.json', message: 'missing in this language' },
  ])
  expect(check('odd/a.json', '{}')).toEqual([
    expect.stringMatching(/^1:1 {2}\| no kind of document has this place/),
  ])
})
