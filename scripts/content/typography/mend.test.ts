import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineDocument } from '../../../content/schemas/define.ts'
import { line } from '../../../content/schemas/fields.ts'
import { findProblems } from '../find-problems.ts'
import { mendTypography } from './mend.ts'

const fields = {
  id: z
    .string()
    .regex(/^[a-z0-9.'" -]+$/)
    .optional(),
  title: line(),
  more: line().optional(),
}
const page = defineDocument('Page', { files: 'pages/*.json', format: 'data', fields })
const article = defineDocument('Article', { files: 'articles/*.mdx', format: 'mdx', fields })
const mend = (path: string, text: string) => mendTypography({ path, text }, [page, article])

test('JSON stays byte for byte what it was around what is mended', () => {
  const text = '{"id":"2 m",\r\n  "title" : "A 2 m \\"sofa\\"\\u0021 \\/ it\'s",\n"more":"x" }'
  expect(mend('en/pages/a.json', text)).toEqual({
    text: '{"id":"2 m",\r\n  "title" : "A 2\u00A0m “sofa”\\u0021 \\/ it’s",\n"more":"x" }',
    places: 4,
  })
})

test('front matter keeps its quotes, comments and order, and a body its code, links and escapes', () => {
  const text = [
    '---',
    '# it\'s "a" comment',
    "title: 'It''s 2 m'   # 5 m",
    'more: it\'s "5 m"',
    '---',
    '',
    'It\'s *"5 m"*, `it\'s 5 m`, [it\'s](/a-1-2 "5 m") and \\*it\'s\\* &quot;x&quot;.',
    '',
    '    code it\'s "5 m"',
    '',
  ].join('\r\n')
  const mended = [
    '---',
    '# it\'s "a" comment',
    "title: 'It’s 2\u00A0m'   # 5 m",
    'more: it’s “5\u00A0m”',
    '---',
    '',
    'It’s *“5\u00A0m”*, `it\'s 5 m`, [it’s](/a-1-2 "5 m") and \\*it’s\\* “x”.',
    '',
    '    code it’s “5\u00A0m”',
    '',
  ].join('\r\n')
  expect(mend('en/articles/a.mdx', text).text).toBe(mended)
})

test('one mending that shows another is followed by it', () => {
  expect(mend('fr/pages/a.json', '{ "title": "\\"Oui\\"!" }').text).toBe(
    '{ "title": "«\u202FOui\u202F»\u202F!" }',
  )
})

test('a comma that would end a text in YAML is told of and left to a person', () => {
  const text = '---\n{ title: 2.30\u00A0m }\n---\n'
  expect(mend('es/articles/a.mdx', text)).toEqual({ text, places: 0 })
})

test('a file that cannot be read, is of no kind, or is right, stays as it is', () => {
  for (const path of ['en/pages/a.json', 'en/odd.json']) {
    expect(mend(path, '{ "title": "2 m"')).toEqual({ text: '{ "title": "2 m"', places: 0 })
  }
  expect(mend('en/pages/a.json', '{ "title": "2\u00A0m" }').places).toBe(0)
})

test('the check reports what is found, what is right, its place, and whether it can be mended', () => {
  const known = {
    page: () => true,
    picture: () => true,
    loop: () => true,
    panorama: () => true,
    industry: () => true,
  }
  const files = ['en', 'es', 'fr', 'hi'].map((locale) => ({
    path: `${locale}/articles/a.mdx`,
    text:
      locale === 'es'
        ? '---\ntitle: Uno\n---\n\nUn sofá\nde *2 m*.\n\nSi vienes, qué traes?\n'
        : '---\ntitle: A\n---\n',
  }))
  expect(findProblems(files, [article], known)).toEqual([
    {
      path: 'es/articles/a.mdx',
      line: 6,
      column: 6,
      field: 'body',
      message: '"de 2 m." → a no-break space (U+00A0) between a number and its unit',
      mendable: true,
    },
    {
      path: 'es/articles/a.mdx',
      line: 8,
      column: 21,
      field: 'body',
      message: '"qué traes?" → ¿…?, opened where it begins',
    },
  ])
})
