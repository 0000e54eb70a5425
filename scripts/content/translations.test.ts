import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { definitions } from '../../content/schemas/index.ts'
import { examine } from './examine.ts'
import { findStale } from './find-stale.ts'
import { otherLocales, readRecords, recordTranslation, tidyRecords } from './translations.ts'

let content: string
const document = 'updates/a.mdx'
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}
const update = (title: string, body = 'Text.', more = '') =>
  `---\ntitle: ${title}\ndescription: D\n${more}---\n\n${body}\n`

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'realia-translations-'))
  for (const locale of ['en', 'es', 'fr', 'hi']) write(`${locale}/${document}`, update(locale))
})
afterEach(() => rmSync(content, { recursive: true }))

/** `es: message` for every translation that is stale. */
function stale() {
  const examined = ['en', 'es', 'fr', 'hi'].map((locale) => {
    const path = `${locale}/${document}`
    return examine({ path, text: readFileSync(join(content, path), 'utf8') }, definitions)
  })
  const records = otherLocales.map((locale) => [locale, readRecords(content, locale)])
  return findStale(examined, Object.fromEntries(records), new Date('2026-05-01')).map(
    ({ path, message }) => `${path.slice(0, 2)}: ${message}`,
  )
}

test('a translation that was never recorded is told of, and recording it ends that', () => {
  expect(stale()).toHaveLength(3)
  expect(stale()[0]).toMatch(/^es: not recorded/)
  recordTranslation(content, `es/${document}`)
  expect(stale().map((each) => each.slice(0, 2))).toEqual(['fr', 'hi'])
  recordTranslation(content, `en/${document}`)
  expect(stale()).toEqual([])
})

test('the fields whose English changed are named, until the translation is recorded again', () => {
  recordTranslation(content, `en/${document}`)
  write(`en/${document}`, update('A new title', 'Another text.'))
  const changed = 'the English has changed → update: title, body'
  expect(stale()).toEqual([`es: ${changed}`, `fr: ${changed}`, `hi: ${changed}`])
  recordTranslation(content, `fr/${document}`)
  expect(stale()).toEqual([`es: ${changed}`, `hi: ${changed}`])
})

test('what needs no translator makes nothing stale: a date, a status, spaces', () => {
  recordTranslation(content, `en/${document}`)
  write(
    `en/${document}`,
    update('en', '\nText.\n', 'date: "2026-01-01"\npublishAt: "2026-01-01"\n'),
  )
  expect(stale()).toEqual([])
})

test('a draft’s translations may wait', () => {
  write(`en/${document}`, update('en', 'Text.', 'status: draft\n'))
  expect(stale()).toEqual([])
})

test('a change in one translation is one line of its record', () => {
  write('en/updates/b.mdx', update('b'))
  write('es/updates/b.mdx', update('b'))
  recordTranslation(content, 'es/updates/b.mdx')
  recordTranslation(content, `es/${document}`)
  const lines = () => readFileSync(join(content, 'translations/es.json'), 'utf8').split('\n')
  const before = lines()
  write(`en/${document}`, update('changed'))
  recordTranslation(content, `es/${document}`)
  expect(lines().filter((line, i) => line !== before[i])).toHaveLength(1)
})

test('what is not there is told, and documents that went are forgotten', () => {
  expect(() => recordTranslation(content, 'es/updates/b.mdx')).toThrow('doesn’t exist')
  expect(() => recordTranslation(content, `de/${document}`)).toThrow('Unknown language “de”')
  write(`en/${document}`, 'no front matter')
  expect(() => recordTranslation(content, `es/${document}`)).toThrow('can’t be read')
  write(`en/${document}`, update('en'))
  recordTranslation(content, `en/${document}`)
  rmSync(join(content, `es/${document}`))
  tidyRecords(content)
  expect(readRecords(content, 'es')).toEqual({})
  expect(Object.keys(readRecords(content, 'fr'))).toEqual([document])
})
