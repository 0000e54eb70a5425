import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureBuilt } from './ensure-built.ts'
import { BuildError, type Step } from './steps.ts'

let root: string
const year = 2030
const page = () => readFile(join(root, 'dist/client/index.html'), 'utf8')

/** Writes a page, as a build does. */
const write = (html: string) => (out: string) => [
  {
    name: 'client',
    run: async () => {
      await mkdir(join(out, 'client'), { recursive: true })
      await writeFile(join(out, 'client/index.html'), html)
    },
  },
]
const fail: Step = {
  name: 'prerender',
  run: () => Promise.reject(new BuildError('prerender', 'no such page')),
}
const neverSteps = () => {
  throw new Error('should not have built')
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'realia-build-'))
  await writeFile(join(root, 'index.html'), 'one')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

it('builds what changed, and only then', async () => {
  await ensureBuilt({ root, year, steps: write('first') })
  await ensureBuilt({ root, year, steps: neverSteps })
  expect(await page()).toBe('first')
  await ensureBuilt({ root, year: year + 1, steps: write('next year') })
  expect(await page()).toBe('next year')
})

it('builds again once the time of a scheduled document has come', async () => {
  const folder = join(root, 'content/en/updates')
  await mkdir(folder, { recursive: true })
  const text = '---\ntitle: A\npublishAt: "2030-03-01T09:00Z"\n---\n'
  await writeFile(join(folder, 'a.mdx'), text)
  const at = (time: string) => ({ root, year, now: new Date(time) })
  await ensureBuilt({ ...at('2030-02-01T00:00Z'), steps: write('without') })
  await ensureBuilt({ ...at('2030-03-01T08:59Z'), steps: neverSteps })
  await ensureBuilt({ ...at('2030-03-01T09:00Z'), steps: write('with') })
  expect(await page()).toBe('with')
})

it('leaves dist as it was after a step that failed, and tries again the next time', async () => {
  await ensureBuilt({ root, year, steps: write('first') })
  await writeFile(join(root, 'index.html'), 'two')
  const broken = (out: string) => [...write('half')(out), fail]
  for (let time = 0; time < 2; time++) {
    const failure = await ensureBuilt({ root, year, steps: broken }).catch((error) => error)
    expect(failure).toBeInstanceOf(BuildError)
    expect(failure).toMatchObject({ step: 'prerender', output: 'no such page' })
    expect(await page()).toBe('first')
  }
  expect(await readdir(join(root, '.cache'))).toEqual([])
  await ensureBuilt({ root, year, steps: write('second') })
  expect(await page()).toBe('second')
})

it('leaves no dist when the first build failed', async () => {
  const broken = (out: string) => [...write('half')(out), fail]
  await expect(ensureBuilt({ root, year, steps: broken })).rejects.toThrow('prerender')
  expect(await readdir(root)).not.toContain('dist')
})
