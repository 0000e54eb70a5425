import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFresh } from './fresh.ts'

let folder: string
let seconds = 1_000

/** Each write is a second after the one before. */
function write(path: string, text: string): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  seconds += 1
  utimesSync(file, seconds, seconds)
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'realia-fresh-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what was compiled after it was written is not read again', () => {
  write('en/pages/home.json', '{ "title": "One" }')
  const compiled = new Map([['en/pages/home', write('compiled.json', '{}')]])
  expect(readFresh(folder, compiled)).toEqual(new Map())
  write('en/pages/home.json', '{ "title": "Two" }')
  expect(readFresh(folder, compiled)).toEqual(new Map([['en/pages/home', { title: 'Two' }]]))
})

test('a document that is new is there, with its body', () => {
  write('es/updates/one.mdx', '---\ntitle: One\n---\n\nText\n')
  expect(readFresh(folder, new Map()).get('es/updates/one')).toEqual({
    title: 'One',
    body: { raw: '\n\nText\n', code: '' },
  })
})

test('a file that cannot be read is left out until it can', () => {
  write('en/pages/home.json', '{ "title": }')
  expect(readFresh(folder, new Map()).size).toBe(0)
  write('en/pages/home.json', '{ "title": "One" }')
  expect(readFresh(folder, new Map()).size).toBe(1)
})
