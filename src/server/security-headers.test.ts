import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { observatoryScore } from '../../tests/setup/observatory-score.ts'
import { securityHeaders } from './security-headers.ts'

const app = new Hono()
app.use(securityHeaders())
app.get('/', (c) => c.text('ok'))
app.get('/file', (c) => c.body('…', 200, { 'Content-Type': c.req.query('type') ?? '' }))
const headersOf = async (path: string, init?: RequestInit) =>
  (await app.request(path, init)).headers

it.each(['/', '/nowhere'])('are on %s', async (path) => {
  const headers = await headersOf(path)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('payment=()')
  // What the tools ask visitors for.
  expect(headers.get('permissions-policy')).not.toMatch(/camera|geolocation|xr-spatial-tracking/)
})

it.each([
  ...(['font/woff2', 'image/avif', 'video/mp4', 'text/css; charset=utf-8'] as const).map(
    (type) => [type, false] as const,
  ),
  ...(['text/javascript', 'image/svg+xml', 'application/json'] as const).map(
    (type) => [type, true] as const,
  ),
])('%s, which can do something or not, has a policy: %s', async (type, isActive) => {
  const headers = await headersOf(`/file?type=${encodeURIComponent(type)}`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.has('content-security-policy')).toBe(isActive)
})

it('ask for https only of those who came by it', async () => {
  const plain = await headersOf('http://localhost/')
  expect(plain.has('strict-transport-security')).toBe(false)
  expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure')
  const proxied = { headers: { 'X-Forwarded-Proto': 'https, http' } }
  for (const headers of [
    await headersOf('https://example.com/'),
    await headersOf('http://localhost/', proxied),
  ]) {
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  }
})

it('score 135 by the Observatory with scripts that carry their integrity', async () => {
  const headers = await headersOf('https://example.com/')
  const page = '<script type="module" src="/assets/a.js" integrity="sha256-x"></script>'
  expect(observatoryScore(headers, page)).toBe(135)
  expect(observatoryScore(headers, '<script src="/assets/a.js"></script>')).toBe(130)
})
