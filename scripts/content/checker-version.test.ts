import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkerVersion } from './checker-version.ts'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'realia-checker-'))
  write('scripts/content/judge.ts', 'one')
  write('content/schemas/words/copy.ts', 'one')
  write('src/site/paths.ts', 'one')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['code of the check', 'scripts/content/judge.ts'],
  ['a definition in a folder of its own', 'content/schemas/words/copy.ts'],
  ['a library', 'package-lock.json'],
])('%s makes another version', (_what, path) => {
  const before = checkerVersion(root)
  expect(checkerVersion(root)).toBe(before)
  write(path, 'two')
  expect(checkerVersion(root)).not.toBe(before)
})

test('a test decides nothing', () => {
  const before = checkerVersion(root)
  write('scripts/content/judge.test.ts', 'two')
  expect(checkerVersion(root)).toBe(before)
})
