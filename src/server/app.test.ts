import type { RequestListener } from 'node:http'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../tests/setup/ask.ts'
import { makeSiteFolder, type SiteFolder } from '../../tests/setup/site-folder.ts'
import { createApp, createRequestHandler } from './app.ts'

import type { LogEntry } from './log.ts'

let site: SiteFolder
let entries: LogEntry[]
let app: Hono
let handle: RequestListener

beforeEach(async () => {
  site = await makeSiteFolder()
  entries = []
  const api = new Hono()
  api.post('/contact', (c) => c.json({ success: true }))
  api.get('/broken', () => {
    throw new Error('the disk is full')
  })
  let now = Date.UTC(2030, 0, 1)
  const clock = () => (now += 5)
  const parts = { clock, log: (entry: LogEntry) => entries.push(entry), api }
  app = createApp(parts)
  handle = createRequestHandler({ root: site.root, ...parts })
})
afterEach(() => site.remove())

it('says that it is well, and that no cache may say so', async () => {
  const answer = await app.request('/healthz')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('has its calls below /api, and answers what is none of them as JSON', async () => {
  const answer = await app.request('/api/contact', { method: 'POST' })
  expect(await answer.json()).toEqual({ success: true })
  for (const path of ['/api', '/api/nothing/more']) {
    const unknown = await app.request(path)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({ success: false, code: 'not-found' })
  }
  const read = await app.request('/api/contact')
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await read.json()).toEqual({ success: false, code: 'method-not-allowed' })
})

it('hides why something broke, and logs it', async () => {
  const answer = await ask(handle, '/api/broken')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ success: false, code: 'internal' })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(entries).toMatchObject([
    { level: 'error', event: 'failure', message: 'the disk is full' },
    { level: 'error', status: 500 },
  ])
})

it('logs one line a request, without query or address', async () => {
  await ask(handle, '/about?name=Ada&token=1', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  const request = { event: 'request', method: 'GET', path: '/about', status: 200, ms: 5 }
  expect(entries).toEqual([{ level: 'info', ...request }])
})

it('is ready while it can keep messages, and not while it cannot, does not hear, or is about to end', async () => {
  vi.useFakeTimers()
  let check = () => Promise.resolve()
  let isEnding = false
  const ready = createApp({ log: () => {}, check: () => check(), isDraining: () => isEnding })
  const ask = async () => {
    const asked = ready.request('/readyz')
    await vi.advanceTimersByTimeAsync(3000)
    const answer = await asked
    return [answer.status, (await answer.json()).status]
  }
  expect(await ask()).toEqual([200, 'ready'])
  check = () => Promise.reject(new Error('full'))
  expect(await ask()).toEqual([503, 'store unavailable'])
  check = () => new Promise(() => {})
  expect(await ask()).toEqual([503, 'store unavailable'])
  isEnding = true
  expect(await ask()).toEqual([503, 'draining'])
})
