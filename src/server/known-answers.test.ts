import { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSiteFolder, type SiteFolder } from '../../tests/setup/site-folder.ts'
import { answerCache } from './answer-cache.ts'
import { createApp } from './app.ts'
import { sendKnown } from './known-answers.ts'
import { type Listening, listen } from './listen.ts'
import type { LogEntry } from './log.ts'

let site: SiteFolder
let listening: Listening
let entries: LogEntry[]
let known: number
let isDraining: boolean

/** Serves the site; counts what the application was not asked for. @param limit  bytes that are kept */
async function serve(limit = 1_000_000) {
  entries = []
  known = 0
  isDraining = false
  const answers = answerCache(limit)
  const parts = { clock: () => 0, log: (entry: LogEntry) => entries.push(entry) }
  const ending = { ...parts, isDraining: () => isDraining }
  const send = sendKnown(answers, ending)
  listening = await listen(createApp({ root: site.root, ...ending, answers }), 0, ['127.0.0.1'], {
    first: (request, response) => {
      const isSent = send(request, response)
      if (isSent) known += 1
      return isSent
    },
  })
}
const end = () => {
  for (const server of listening.servers) {
    server.closeAllConnections()
    server.close()
  }
}
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${listening.port}${path}`, init)
const textOf = async (path: string) => (await ask(path)).text()

beforeEach(async () => {
  site = await makeSiteFolder()
  await serve()
})
afterEach(async () => {
  end()
  await site.remove()
})

it('sends the same a second time, headers and log line too', async () => {
  const [first, second] = [await ask('/about?x=1'), await ask('/about?x=2')]
  expect(known).toBe(1)
  expect(await second.text()).toBe('<h1>About</h1>')
  const headersOf = ({ headers }: Response) => ({ ...Object.fromEntries(headers), date: '' })
  expect(headersOf(second)).toEqual(headersOf(first))
  expect(second.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(entries[1]).toEqual(entries[0])
  expect(entries[1]).toMatchObject({ path: '/about', status: 200 })
})

it('knows encodings and https apart', async () => {
  for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
    const answer = await ask('/assets/app-4f3a.js', { headers: { 'Accept-Encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await answer.text()).toMatch(/^export const rooms/)
  }
  const secure = await ask('/about', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(secure.headers.get('strict-transport-security')).toBeTruthy()
  expect((await ask('/about')).headers.get('strict-transport-security')).toBeNull()
})

describe('asks the application', () => {
  beforeEach(() => ask('/about'))
  afterEach(() => expect(known).toBe(0))

  it('for a part, a copy to be confirmed, the header alone, or what was not found', async () => {
    const tag = (await ask('/about', { method: 'HEAD' })).headers.get('etag') ?? ''
    expect((await ask('/about', { headers: { Range: 'bytes=0-3' } })).status).toBe(206)
    expect((await ask('/about', { headers: { 'If-None-Match': tag } })).status).toBe(304)
    expect((await ask('/about', { method: 'POST' })).status).toBe(405)
    for (let time = 0; time < 2; time++) expect((await ask('/nowhere')).status).toBe(404)
  })

  it('once it is about to end', async () => {
    isDraining = true
    expect((await ask('/about')).headers.get('connection')).toBe('close')
  })

  it('once a file changed, or is gone', async () => {
    await writeFile(join(site.root, 'about/index.html'), '<h1>Since</h1>')
    expect(await textOf('/about')).toBe('<h1>Since</h1>')
    await rm(join(site.root, 'about/index.html'))
    expect((await ask('/about')).status).toBe(404)
  })

  it('once the folder was exchanged by renaming, or by a link', async () => {
    const next = join(site.outside, 'next')
    await mkdir(join(next, 'about'), { recursive: true })
    await writeFile(join(next, 'about/index.html'), '<h1>Next!</h1>')
    // As long and as old as the one before: it is another file all the same.
    for (const root of [site.root, next]) await utimes(join(root, 'about/index.html'), 1e9, 1e9)
    await ask('/about')
    known = 0
    await rename(site.root, join(site.outside, 'old'))
    await symlink(next, site.root)
    expect(await textOf('/about')).toBe('<h1>Next!</h1>')
    await rm(site.root)
    await symlink(join(site.outside, 'old'), site.root)
    expect(await textOf('/about')).toBe('<h1>About</h1>')
  })
})

it('forgets the oldest when memory is used up', async () => {
  end()
  await serve(30)
  for (const path of ['/about', '/', '/legal', '/legal', '/about']) await ask(path)
  expect(known).toBe(1)
})
