import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedFields } from './find-stale.ts'
import { fixTypography } from './fix-typography.ts'
import { hashesOf, readRecords, recordTranslation } from './translations.ts'

let content: string
const document = 'updates/a.mdx'
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}
const read = (path: string) => readFileSync(join(content, path), 'utf8')
const update = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: D\n---\n\n${body}\n`

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'realia-typography-'))
  for (const locale of ['en', 'es', 'fr', 'hi']) {
    write(`${locale}/${document}`, update('A 2 m sofa', 'Text.'))
  }
})
afterEach(() => rmSync(content, { recursive: true }))

test('every language is mended, and a second time nothing', () => {
  expect(fixTypography(content)).toEqual({ places: 4, files: 4 })
  expect(read(`fr/${document}`)).toContain('A 2\u00A0m sofa')
  expect(fixTypography(content)).toEqual({ places: 0, files: 0 })
})

test('mended English makes no translation stale, and what was stale still is', () => {
  recordTranslation(content, `en/${document}`)
  write(`en/${document}`, update('A 2 m sofa', 'Another text, 3 m.'))
  fixTypography(content)
  const english = hashesOf(document, read(`en/${document}`))
  expect(changedFields(readRecords(content, 'es')[document] ?? {}, english)).toEqual(['body'])
})
