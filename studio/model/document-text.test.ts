import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../src/site/locales.ts'
import { printContent, readContent, writeContent } from './document-text.ts'
import { applyEdits, type Edit, type Path } from './edits.ts'

const mdx = `---
title: One # the first
date: "2024-03-18"
---

Some *text*.
`

test('front matter and body change without each other', () => {
  const { data, body } = readContent('en/updates/one.mdx', mdx)
  expect({ data, body }).toEqual({
    data: { title: 'One', date: '2024-03-18' },
    body: 'Some *text*.',
  })
  const write = (changed: object) =>
    writeContent('en/updates/one.mdx', mdx, { data, body, ...changed })
  expect(write({ body: 'Other.' })).toBe(mdx.replace('Some *text*.', 'Other.'))
  expect(write({ data: { title: 'Two', date: '2024-03-18' } })).toBe(mdx.replace('One', 'Two'))
  expect(write({ data: { title: 'One' } })).toBe(mdx.replace('date: "2024-03-18"\n', ''))
})

test('the body begins at its own line of the file', () => {
  expect(readContent('en/updates/one.mdx', mdx).bodyLine).toBe(6)
})

test('Windows’ line ends stay', () => {
  const windows = mdx.replaceAll('\n', '\r\n')
  const { data, body } = readContent('en/a/b.mdx', windows)
  const wanted = { data: { ...(data as object), title: 'Two' }, body }
  expect(writeContent('en/a/b.mdx', windows, wanted)).toBe(windows.replace('One', 'Two'))
})

test('a file that cannot be read is not written', () => {
  expect(() => writeContent('en/a.json', '{ "a": 1, }', { data: {} })).toThrow(RangeError)
})

test('a new document reads as what it was made of', () => {
  const wanted = {
    data: {
      title: 'It is: new',
      date: '2024-03-18',
      link: { label: 'Go', href: '/' },
      list: ['no'],
    },
    body: 'Some text.',
  }
  const text = printContent('en/updates/new.mdx', wanted)
  expect(readContent('en/updates/new.mdx', text)).toMatchObject(wanted)
  expect(text).toMatch(/^---\ntitle: "It is: new"\ndate: "2024-03-18"\nlink:\n {2}label: Go\n/)
  expect(text).toMatch(/\n {2}- "no"\n---\n\nSome text.\n$/)
})

/** Every file of the site: a change made and taken back leaves it byte by byte as it was. */
test.each(locales)('each file in %s stays as a person wrote it', (locale) => {
  const folder = join('content', locale)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(mdx|json)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const path = `${locale}/${file}`
    const text = readFileSync(join(folder, file), 'utf8')
    const { data, body } = readContent(path, text)
    expect(writeContent(path, text, { data, body }), path).toBe(text)
    const place = placeOfText(data, [])
    const edit: Edit = { kind: 'set', path: place, value: 'One, two' }
    const wanted = applyEdits(data, [edit])
    const changed = writeContent(path, text, { data: wanted, body })
    expect(readContent(path, changed).data, path).toEqual(wanted)
    const before = text.split('\n')
    const after = changed.split('\n')
    expect(after.length, path).toBe(before.length)
    expect(
      after.filter((line, index) => line !== before[index]),
      path,
    ).toHaveLength(1)
  }
})

/** Of the last text, which often lies deepest. */
function placeOfText(value: unknown, path: Path): Path {
  if (typeof value === 'string') return path
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).map(([key, inner]): [Path, unknown] => [
    [...path, Array.isArray(value) ? Number(key) : key],
    inner,
  ])
  const found = entries.map(([place, inner]) => placeOfText(inner, place))
  return found.findLast((place) => place.length > 0) ?? []
}
