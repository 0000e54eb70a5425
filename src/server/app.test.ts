import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSiteFolder, type SiteFolder } from '../../tests/setup/site-folder.ts'
import { createApp } from './app.ts'
import type { LogEntry } from './log.ts'

let site: SiteFolder
let entries: LogEntry[]
let app: Hono

beforeEach(async () => {
  site = await makeSiteFolder()
  entries = []
  const api = new Hono()
  api.post('/contact', (c) => c.json({ success: true }))
  api.get('/broken', () => {
    throw new Error('the disk is full')
  })
  let now = Date.UTC(2030, 0, 1)
  const clock = () => {
    now += 5
    return now
  }
  app = createApp({ root: site.root, clock, log: (entry) => entries.push(entry), api })
})
afterEach(() => site.remove())

describe('health', () => {
  it('says ok', async () => {
    const answer = await app.request('/healthz')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('api', () => {
  it('is mounted below /api', async () => {
    const answer = await app.request('/api/contact', { method: 'POST' })
    expect(await answer.json()).toEqual({ success: true })
  })

  it.each(['/api', '/api/nothing', '/api/nothing/more'])('%s is unknown, as JSON', async (path) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ success: false, code: 'not-found' })
  })

  it('names the methods a known path takes', async () => {
    const answer = await app.request('/api/contact')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
    expect(await answer.json()).toEqual({ success: false, code: 'method-not-allowed' })
  })

  it('hides why something broke, and logs it', async () => {
    const answer = await app.request('/api/broken')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('disk')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(entries[0]).toMatchObject({
      level: 'error',
      event: 'failure',
      message: 'the disk is full',
    })
    expect(entries[1]).toMatchObject({ level: 'error', status: 500 })
  })
})

describe('log', () => {
  it('holds one line a request, without query or address', async () => {
    await app.request('/about?name=Ada&token=1', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect(entries).toEqual([
      {
        time: '2030-01-01T00:00:00.010Z',
        level: 'info',
        event: 'request',
        method: 'GET',
        path: '/about',
        status: 200,
        ms: 5,
      },
    ])
  })
})

it('still answers 404 when a site has no page for it', async () => {
  await rm(join(site.root, '404.html'))
  const answer = await app.request('/nowhere')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('Not Found')
})
