import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { line } from '../../content/schemas/fields.ts'
import { changedStrings } from './changed-strings.ts'
import { readAtRef } from './read-at-ref.ts'

const folder = mkdtempSync(join(tmpdir(), 'realia-changed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const schema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  list: line().array(),
})
const page = (id: string, ...list: string[]) => ({
  path: 'en/a.json',
  text: JSON.stringify({ id, list }),
})

test('a text counts as changed when the earlier version does not have it as often', () => {
  const before = page('a', 'One', 'Two', 'Three').text
  expect(changedStrings(page('b', 'Three', 'Two', 'Two', 'Four'), before, schema)).toEqual({
    changed: 2,
    all: 4,
  })
  expect(changedStrings(page('a', 'One', 'Two', 'Three'), before, schema).changed).toBe(0)
})

test('all of a new document has changed, and of a body each paragraph counts', () => {
  expect(changedStrings(page('a', 'One'), undefined, schema)).toEqual({ changed: 1, all: 1 })
  const body = (text: string) => `---\nid: a\nlist: [One]\n---\n\n${text}\n`
  expect(
    changedStrings(
      { path: 'en/a.mdx', text: body('First.\n\nSecond, *new*.') },
      body('First.\n\nSecond.'),
      schema,
    ),
  ).toEqual({ changed: 1, all: 3 })
})

test('files are read as they were at a commit, and an unknown commit is told of', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
    })
  git('init', '--quiet')
  mkdirSync(join(folder, 'content/en'), { recursive: true })
  writeFileSync(join(folder, 'content/en/a.json'), '{ "a": "é" }\n')
  writeFileSync(join(folder, 'content/en/b.json'), '')
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
  writeFileSync(join(folder, 'content/en/a.json'), '{}')
  const paths = ['en/none.json', 'en/a.json', 'en/b.json']
  expect([...readAtRef(join(folder, 'content'), 'HEAD', paths)]).toEqual([
    ['en/a.json', '{ "a": "é" }\n'],
    ['en/b.json', ''],
  ])
  expect(() => readAtRef(folder, 'nowhere', paths)).toThrow('Unknown git commit “nowhere”')
})
