import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'

let folder: string
const long = 'export const room = "kitchen"\n'.repeat(200)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realia-compress-'))
  await mkdir(join(folder, 'now/assets'), { recursive: true })
  await mkdir(join(folder, 'before/assets'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const now = () => join(folder, 'now')
const before = () => join(folder, 'before')

it('writes both copies of text, none of small files and of pictures', async () => {
  await writeFile(join(now(), 'assets/a.js'), long)
  await writeFile(join(now(), 'small.json'), '{}')
  await writeFile(join(now(), 'picture.avif'), long)
  await compressFolder(now(), before())
  expect((await readdir(now(), { recursive: true })).sort()).toEqual([
    'assets',
    'assets/a.js',
    'assets/a.js.br',
    'assets/a.js.gz',
    'picture.avif',
    'small.json',
  ])
  expect(brotliDecompressSync(await readFile(join(now(), 'assets/a.js.br'))).toString()).toBe(long)
  expect(gunzipSync(await readFile(join(now(), 'assets/a.js.gz'))).toString()).toBe(long)
})

it('takes over the copies of a file that did not change, and only of such', async () => {
  for (const name of ['same.js', 'other.js']) {
    await writeFile(join(now(), name), long)
    // As long as it was: a size that stays says nothing.
    await writeFile(join(before(), name), name === 'same.js' ? long : long.replace('room', 'hall'))
    await writeFile(join(before(), `${name}.br`), 'taken over')
  }
  await compressFolder(now(), before())
  expect(await readFile(join(now(), 'same.js.br'), 'utf8')).toBe('taken over')
  expect(brotliDecompressSync(await readFile(join(now(), 'other.js.br'))).toString()).toBe(long)
  expect(gunzipSync(await readFile(join(now(), 'same.js.gz'))).toString()).toBe(long)
})

it('presses long scripts as hard as short ones: visitors pay for them at every first visit', async () => {
  const script = Array.from(
    { length: 20_000 },
    (_, i) => `const room${i} = ${(i * i) % 977}\n`,
  ).join('')
  const hardest = brotliCompressSync(script, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: script.length,
    },
  })
  await writeFile(join(now(), 'assets/libraries.js'), script)
  await compressFolder(now(), before())
  const written = await readFile(join(now(), 'assets/libraries.js.br'))
  expect(written.length).toBe(hardest.length)
})
