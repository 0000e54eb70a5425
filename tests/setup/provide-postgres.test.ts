import { expect, it, vi } from 'vitest'
import type { FoundPostgres } from './find-postgres.ts'
import { providePostgres } from './provide-postgres.ts'

const found: FoundPostgres = { programs: '/usr/lib/postgresql/15/bin', user: undefined }

/** @param brings  what the installer's work leads to */
async function provide({ isCi = true, there = false, isPossible = true, brings = true }) {
  let isThere = there
  const lines: string[] = []
  const run = vi.fn(async () => {
    isThere = brings
    return brings
  })
  const installer = { name: 'install', isPossible: () => isPossible, run }
  await providePostgres(
    isCi,
    () => (isThere ? found : null),
    installer,
    (line) => lines.push(line),
  )
  return { lines, runs: run.mock.calls.length }
}

it('installs nothing where there is one', async () => {
  expect(await provide({ there: true })).toEqual({ lines: [], runs: 0 })
})

it('installs one in continuous integration only', async () => {
  expect(await provide({})).toEqual({ lines: ['No PostgreSQL found; trying install…'], runs: 1 })
  const elsewhere = await provide({ isCi: false })
  expect(elsewhere.runs).toBe(0)
  expect(elsewhere.lines).toEqual([expect.stringMatching(/tests are left out.*apt-get install/)])
})

it('says so where none can be had', async () => {
  expect((await provide({ isPossible: false })).lines).toEqual([
    expect.stringMatching(/left out, for it cannot be installed/),
  ])
  expect((await provide({ brings: false })).lines.at(-1)).toMatch(/did not work/)
})
