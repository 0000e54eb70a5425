import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineDocument } from '../../content/schemas/define.ts'
import { line, link, picture } from '../../content/schemas/fields.ts'
import { sections } from '../../content/schemas/sections.ts'
import { type ContentFile, findProblems, type Known } from './find-problems.ts'
import { compilePhrases } from './glossary/phrases.ts'

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
  names: { page: ['/contact'], picture: ['sofa'] },
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
    problems: ['3:12 badge | "Old" → "New", "Updated"'],
  },
  {
    name: 'a missing field',
    text: '{\n  "badge": "New"\n}',
    problems: ['1:1 title | missing → text'],
  },
  {
    name: 'a wrong type deep inside',
    text: '{ "title": "A", "badge": "New",\n  "cards": [{ "text": "x", "order": "1" }] }',
    problems: ['2:37 cards[0].order | "1" → a number'],
  },
  {
    name: 'a field that does not exist',
    text: '{ "title": "A", "badge": "New",\n "subtitel":"x" }',
    problems: ['2:13 subtitel | no such field → title, badge, cards, more, picture'],
  },
  {
    name: 'a text that is too long',
    text: '{ "title": "A title of more", "badge": "New" }',
    problems: ['1:12 title | "A title of more" → at most 10 characters'],
  },
  {
    name: 'a link to no page',
    text: '{ "title": "A", "badge": "New",\n  "more": { "label": "x", "href": "/contcat" } }',
    problems: [
      '2:35 more.href | "/contcat" → no such page or place on a page; did you mean "/contact"?',
    ],
  },
  {
    name: 'a picture that does not exist',
    text: '{ "title": "A", "badge": "New",\n  "picture": { "name": "sfoa", "alt": "x" } }',
    problems: ['2:24 picture.name | "sfoa" → no such picture; did you mean "sofa"?'],
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
    '2:8 title | "A title of more" → at most 10 characters',
    '7:1 body | a picture without alt text → ![description](name)',
    '5:6 body | "/nowhere" → no such page or place on a page',
  ])
})

test('line ends of Windows are line ends', () => {
  expect(check('articles/a.mdx', '---\r\ntitle: A title of more\r\n---\r\n\r\nText\r\n')).toEqual([
    '2:8 title | "A title of more" → at most 10 characters',
  ])
})

test('a body that is not MDX, and a file without front matter', () => {
  expect(check('articles/a.mdx', '---\ntitle: A\n---\n\n<b>open\n')).toEqual([
    expect.stringMatching(/^\d+:\d+ body \| Expected a closing tag/),
  ])
  expect(check('articles/a.mdx', 'title: A')).toEqual([
    expect.stringMatching(/^1:1 {2}\| no front matter → /),
  ])
})

test('a document that one language lacks, and a file in a place of no kind', () => {
  const text = '{ "title": "A", "badge": "New" }'
  const files = ['en/pages/a.json', 'es/pages/a.json', 'hi/pages/a.json'].map((path) => ({
    path,
    text,
  }))
  expect(findProblems(files, [page], known)).toMatchObject([
    { path: 'fr/pages/a.json', message: 'missing → add the document in this language' },
  ])
  expect(check('odd/a.json', '{}')).toEqual([
    expect.stringMatching(/^1:1 {2}\| no document type belongs here/),
  ])
})

test('a page that is there, and a place on it that is not', () => {
  const text =
    '{ "title": "A", "badge": "New",\n  "more": { "label": "x", "href": "/contact#form" } }'
  expect(check('pages/a.json', text)).toEqual([
    '2:35 more.href | "/contact#form" → no such page or place on a page',
  ])
})

test('a field that is nearly one, one that stands there twice, and all problems at once', () => {
  expect(check('pages/a.json', '{ "titel": "A", "badge": "Nwe" }')).toEqual([
    '1:1 title | missing → text',
    '1:26 badge | "Nwe" → "New", "Updated"; did you mean "New"?',
    '1:12 titel | no such field → title, badge, cards, more, picture; did you mean "title"?',
  ])
  expect(check('pages/a.json', '{ "title": "A", "title": "B", "badge": "New" }')).toEqual([
    '1:17  | the field "title" appears twice here',
  ])
})

test('two entries of a list with one id', () => {
  const list = defineDocument('List', {
    files: 'list.json',
    format: 'data',
    fields: { items: z.strictObject({ id: z.string() }).array() },
  })
  const files = ['en', 'es', 'fr', 'hi'].map((locale) => ({
    path: `${locale}/list.json`,
    text: '{ "items": [{ "id": "a" }, { "id": "b" },\n { "id": "a" }] }',
  }))
  expect(findProblems(files, [list], known)[0]).toMatchObject({
    line: 2,
    column: 10,
    field: 'items[2].id',
    message: '"a" is used twice → choose a unique id',
  })
})

test('two documents with one id', () => {
  const text = '{ "title": "A", "badge": "New" }'
  const paths = ['en', 'es', 'fr', 'hi'].flatMap((locale) => [
    `${locale}/pages/a.json`,
    `${locale}/pages/A.json`,
  ])
  const found = findProblems(
    paths.map((path) => ({ path, text })),
    [page],
    known,
  )
  expect(found).toHaveLength(4)
  expect(found[0]).toMatchObject({
    path: 'en/pages/A.json',
    message: 'same id as content/en/pages/a.json → choose a unique id',
  })
})

test.each([
  ['<Chart />', /^5:1 body \| no such component <Chart> → Markdown only/],
  ['A word and <Sparkle>two</Sparkle>.', /^5:12 body \| no such component <Sparkle>/],
  ['Set {price} here.', /^5:5 body \| \{price\} → write \\\{ for a literal brace/],
  ["import a from 'a'", /^5:1 body \| import and export → not allowed, write text only/],
])('a body is words: %s', (body, problem) => {
  expect(check('articles/a.mdx', `---\ntitle: A\n---\n\n${body}\n`)).toEqual([
    expect.stringMatching(problem),
  ])
})

test.each(['12:30', '24:7', '1_000', '0b11', '010'])(
  '%s without quotes, which the build would take for another number',
  (value) => {
    const text = `---\ntitle: ${value}\n---\n`
    const problems = check('articles/a.mdx', text)
    expect(problems.join('\n')).toContain(`${value} → put it in quotes: "${value}"`)
  },
)

test('a date without quotes, which the build would take for a moment in time', () => {
  const dated = defineDocument('Dated', {
    files: 'dated/*.mdx',
    format: 'mdx',
    fields: { date: z.iso.date() },
  })
  const text = '---\ndate: 2024-03-18\n---\n'
  const files = ['en', 'es', 'fr', 'hi'].map((locale) => ({ path: `${locale}/dated/a.mdx`, text }))
  expect(findProblems(files, [dated], known)[0]).toMatchObject({
    line: 2,
    column: 7,
    message: '2024-03-18 → put it in quotes: "2024-03-18"',
  })
})

test('a key that English lost is told of in English, and not in every other language', () => {
  const strings = defineDocument('UiTool', {
    files: 'ui/tool.json',
    format: 'data',
    fields: { open: z.string() },
  })
  const both = '{ "open": "x", "close": "x" }'
  const files = [
    { path: 'en/ui/tool.json', text: '{ "open": "x" }' },
    ...['es', 'fr', 'hi'].map((locale) => ({ path: `${locale}/ui/tool.json`, text: both })),
  ]
  expect(findProblems(files, [strings], known)).toMatchObject([
    { path: 'en/ui/tool.json', field: 'close', message: expect.stringMatching(/^missing → /) },
  ])
  const oneTooMany = files.map((file) =>
    file.path.startsWith('es') ? { ...file, text: both.replace('close', 'shut') } : file,
  )
  expect(findProblems(oneTooMany, [strings], known).map(({ path }) => path)).toEqual([
    'es/ui/tool.json',
    'fr/ui/tool.json',
    'hi/ui/tool.json',
  ])
})

const ordered = defineDocument('Ordered', {
  files: 'ordered/*.json',
  format: 'data',
  fields: { sections: sections('map') },
})
const bandOf = (id: string, more = {}) => ({
  type: 'figures',
  id,
  ruled: true,
  title: id,
  figures: [
    { value: '1', label: 'a' },
    { value: '2', label: 'b' },
  ],
  ...more,
})

test.each([
  {
    name: 'other words in the same order',
    spanish: [bandOf('one', { title: 'uno' }), bandOf('two'), { type: 'tool', name: 'map' }],
    problems: [],
  },
  {
    name: 'another order',
    spanish: [bandOf('two'), bandOf('one'), { type: 'tool', name: 'map' }],
    problems: ['2:1 sections[0] | "two" → "one", as in English'],
  },
  {
    name: 'one too few',
    spanish: [bandOf('one'), bandOf('two')],
    problems: ['3:1 sections[2] | nothing → "map", as in English'],
  },
  {
    name: 'one too many',
    spanish: [bandOf('one'), bandOf('two'), { type: 'tool', name: 'map' }, bandOf('three')],
    problems: ['5:1 sections[3] | "three" → nothing, as in English'],
  },
  {
    name: 'another ground and no line above',
    spanish: [
      bandOf('one', { tone: 'night' }),
      bandOf('two', { ruled: false }),
      { type: 'tool', name: 'map' },
    ],
    problems: [
      '2:1 sections[0].tone | "night" → nothing, as in English',
      '3:1 sections[1].ruled | false → true, as in English',
    ],
  },
])('sections of a translation: $name', ({ spanish, problems }) => {
  const english = [bandOf('one'), bandOf('two'), { type: 'tool', name: 'map' }]
  const textOf = (list: object[]) => {
    const lines = list.map((section) => JSON.stringify(section))
    return `{ "sections": [\n${lines.join(',\n')}\n] }`
  }
  const files = ['en', 'es', 'fr', 'hi'].map((locale) => ({
    path: `${locale}/ordered/a.json`,
    text: textOf(locale === 'es' ? spanish : english),
  }))
  const found = findProblems(files, [ordered], known)
  expect(found.every(({ path }) => path === 'es/ordered/a.json')).toBe(true)
  expect(
    found.map(({ line, column, field, message }) => `${line}:${column} ${field} | ${message}`),
  ).toEqual(problems)
})

test('the glossary of a language bans words of its translations, and not of what is still in English', () => {
  const terms = [{ english: 'tour', term: 'recorrido', banned: ['tours'] }]
  const banned = (english: string, spanish: string) =>
    findProblems(
      Object.entries({ en: english, es: spanish, fr: english, hi: english }).map(
        ([locale, title]) => ({
          path: `${locale}/pages/a.json`,
          text: JSON.stringify({ title, badge: 'New' }),
        }),
      ),
      [page],
      known,
      new Date(0),
      { es: compilePhrases({ terms }) },
    ).map(({ path, message }) => `${path} | ${message}`)
  expect(banned('Tours', 'Tours')).toEqual([])
  expect(banned('Tours', 'Los tours')).toEqual(['es/pages/a.json | "tours" → "recorrido"'])
})
