import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { observatoryScore } from '../../tests/setup/observatory-score.ts'
import { securityHeaders } from './security-headers.ts'

const app = new Hono()
app.use(securityHeaders())
app.get('/', (c) => c.text('ok'))
app.get('/file', (c) => c.body('…', 200, { 'Content-Type': c.req.query('type') ?? '' }))

describe('security headers', () => {
  it.each(['/', '/nowhere'])('are on %s', async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('payment=()')
  })

  it.each(['camera', 'geolocation', 'xr-spatial-tracking'])(
    'leave the site its %s',
    async (name) => {
      expect((await app.request('/')).headers.get('permissions-policy')).not.toContain(name)
    },
  )

  it.each(['font/woff2', 'image/avif', 'video/mp4', 'text/css; charset=utf-8'])(
    'are few on %s, which can do nothing',
    async (type) => {
      const { headers } = await app.request(`/file?type=${encodeURIComponent(type)}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.has('content-security-policy')).toBe(false)
    },
  )

  it.each(['text/javascript', 'image/svg+xml', 'application/json'])(
    'are all on %s',
    async (type) => {
      const { headers } = await app.request(`/file?type=${encodeURIComponent(type)}`)
      expect(headers.has('content-security-policy')).toBe(true)
    },
  )

  it('allow no inline script, no inline style, no eval', async () => {
    const policy = (await app.request('/')).headers.get('content-security-policy')
    expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'/)
  })

  it('ask for https only of those who came by it', async () => {
    const plain = await app.request('http://localhost/')
    expect(plain.headers.has('strict-transport-security')).toBe(false)
    expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure')
    const direct = await app.request('https://example.com/')
    const proxied = await app.request('http://localhost/', {
      headers: { 'X-Forwarded-Proto': 'https, http' },
    })
    for (const { headers } of [direct, proxied]) {
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    }
  })

  it('score 135 by the Observatory with scripts that carry their integrity', async () => {
    const { headers } = await app.request('https://example.com/')
    const page = '<script type="module" src="/assets/a.js" integrity="sha256-x"></script>'
    expect(observatoryScore(headers, page)).toBe(135)
    expect(observatoryScore(headers, '<script src="/assets/a.js"></script>')).toBe(130)
  })
})
