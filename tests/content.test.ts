import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { definitions } from '../content/schemas/index.ts'
import { editorFiles } from '../scripts/content/json-schemas.ts'

// Each check is a process of its own, which on a busy machine takes its time to start.
vi.setConfig({ testTimeout: 60_000 })

const copy = mkdtempSync(join(tmpdir(), 'realia-content-'))
cpSync('content', join(copy, 'content'), { recursive: true })
symlinkSync(resolve('public'), join(copy, 'public'))
afterAll(() => rmSync(copy, { recursive: true }))

/** Runs the check as `npm run content:check` does, in a copy whose content a test may break. */
function check(change?: { file: string; from: string | RegExp; to: string }, ...options: string[]) {
  const file = change && join(copy, 'content', change.file)
  const original = file && readFileSync(file, 'utf8')
  if (change && file && original) {
    const changed = original.replace(change.from, change.to)
    expect(changed, 'the change finds what it wants to break').not.toBe(original)
    writeFileSync(file, changed)
  }
  const run = spawnSync(process.execPath, [resolve('scripts/content/check.ts'), ...options], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (file && original) writeFileSync(file, original)
  return { status: run.status, output: run.stdout + run.stderr }
}

test('the content is sound', () => {
  expect(check().output).toMatch(/^\d+ documents checked in \d+ ms, all well(, \d+ stale)?\n$/)
})

test.each([
  {
    name: 'a section of a type that there is not',
    change: { file: 'fr/pages/about.json', from: '"type": "figures"', to: '"type": "figure"' },
    said: /sections\[4\]\.type {2}"figure" → "hero", "points", .*; did you mean "figures"\?/,
  },
  {
    name: 'a tool that the page does not have',
    change: { file: 'en/pages/demo.json', from: '"name": "room"', to: '"name": "rooms"' },
    said: /sections\[1\]\.name {2}"rooms" → "room"; did you mean "room"\?/,
  },
  {
    name: 'a field that a section of its type does not have',
    change: { file: 'hi/pages/about.json', from: '"figures": [', to: '"figure": 1, "figures": [' },
    said: /sections\[4\]\.figure {2}no such field → type, id, .*; did you mean "figures"\?/,
  },
  {
    name: 'a tool that stands on its page twice',
    change: { file: 'es/pages/location-services.json', from: '"scale"', to: '"district"' },
    said: /sections\[2\]\.name {2}"district" → use each tool once: it’s already above/,
  },
])('$name is reported with its place, and the check fails', ({ change, said }) => {
  const { status, output } = check(change)
  expect(output).toMatch(new RegExp(`content/${change.file}:\\d+:\\d+ {2}${said.source}`))
  expect(output).toMatch(/, 1 problem(, 3 stale)?\n$/)
  expect(status).toBe(1)
})

test('a stale translation is a warning, and before a release an error', () => {
  const change = {
    file: 'en/pages/contact.json',
    from: /"title": "[^"]+"/,
    to: '"title": "Ask us"',
  }
  const told = /warning: content\/hi\/pages\/contact\.json:1:1 {2}the English has changed → /
  const { status, output } = check(change)
  expect(output).toMatch(told)
  expect(status).toBe(0)
  const strict = check(change, '--strict')
  expect(strict.output).not.toContain('warning')
  expect(strict.status).toBe(1)
})

test('a check that follows upon another finds the same, and what changed since', () => {
  const change = { file: 'fr/navigation.json', from: '"/whats-new"', to: '"/whats-old"' }
  const first = check(change)
  expect(first.status).toBe(1)
  expect(check(change).output.split('\n')[0]).toBe(first.output.split('\n')[0])
  expect(check().status).toBe(0)
})

test('a half-written memory of an earlier check is none', () => {
  check()
  writeFileSync(join(copy, '.cache/content-check.json'), '{"a": ')
  expect(check().status).toBe(0)
})

test('the editor schemas are those of the definitions (else run `npm run content:schemas`)', () => {
  for (const [file, text] of editorFiles(definitions)) {
    expect(readFileSync(file, 'utf8'), file).toBe(text)
  }
})
