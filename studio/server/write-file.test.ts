import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeWhole } from './write-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realia-write-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('writes over a file, keeps its mode and leaves nothing beside it', async () => {
  const file = join(folder, 'a.json')
  await writeFile(file, 'old')
  await chmod(file, 0o600)
  await writeWhole(file, 'new')
  expect(await readFile(file, 'utf8')).toBe('new')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['a.json'])
})

test('a write that fails leaves what was there, and nothing beside it', async () => {
  const file = join(folder, 'a.json')
  // A folder with something in it cannot be renamed over.
  await mkdir(join(file, 'inside'), { recursive: true })
  await expect(writeWhole(file, 'new')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['a.json'])
  expect(await readdir(file)).toEqual(['inside'])
})
