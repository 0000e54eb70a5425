import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildInputs, type FileFacts, fingerprint } from './fingerprint.ts'

let root: string
const inputs = ['src', 'index.html', 'missing']

async function put(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

const hash = async (
  known?: Record<string, FileFacts>,
  settings?: Record<string, string>,
  year = 2030,
) => (await fingerprint(root, inputs, year, known, settings)).hash

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'realia-fingerprint-'))
  await put('src/app.ts', 'one')
  await put('index.html', '<html>')
})
afterEach(() => rm(root, { recursive: true }))

it('stays the same while nothing changes, whatever the clock says', async () => {
  const before = await hash()
  await utimes(join(root, 'src/app.ts'), new Date(0), new Date(0))
  expect(await hash()).toBe(before)
})

it.each([
  ['a changed file', () => put('src/app.ts', 'two')],
  ['a new file', () => put('src/deep/new.ts', '')],
  ['a removed file', () => rm(join(root, 'src/app.ts'))],
  ['a renamed file', () => rename(join(root, 'src/app.ts'), join(root, 'src/main.ts'))],
  ['a file that appears where none was', () => put('missing', '')],
])('changes with %s', async (_what, change) => {
  const before = await hash()
  await change()
  expect(await hash()).not.toBe(before)
})

it.each(['src/server/app.ts', 'src/app.test.ts', 'src/app.test.tsx', 'notes.md'])(
  'does not care about %s',
  async (path) => {
    const before = await hash()
    await put(path, 'anything')
    expect(await hash()).toBe(before)
  },
)

it('changes with a setting that goes into the site, and with no other', async () => {
  const before = await hash()
  expect(await hash({}, { HOME: '/root' })).toBe(before)
  expect(await hash({}, { VITE_SITE_ORIGIN: 'https://a.example' })).not.toBe(before)
})

it('changes with the year, which every page names', async () => {
  expect(await hash({}, {}, 2031)).not.toBe(await hash({}, {}, 2030))
})

it.each(['.env', '.env.local', '.env.production', '.env.production.local'])(
  'changes with the settings in %s',
  async (path) => {
    const before = await fingerprint(root, buildInputs, 2030)
    await put(path, 'VITE_SITE_ORIGIN=https://a.example')
    expect((await fingerprint(root, buildInputs, 2030)).hash).not.toBe(before.hash)
  },
)

it('reads only what changed since the last time', async () => {
  const first = await fingerprint(root, inputs, 2030)
  const [size, modified] = first.files['src/app.ts'] ?? [0, 0]
  const remembered: Record<string, FileFacts> = { 'src/app.ts': [size, modified, 'remembered'] }
  expect((await fingerprint(root, inputs, 2030, remembered)).files['src/app.ts']?.[2]).toBe(
    'remembered',
  )
  await put('src/app.ts', 'two, longer')
  expect((await fingerprint(root, inputs, 2030, remembered)).files['src/app.ts']?.[2]).not.toBe(
    'remembered',
  )
})
