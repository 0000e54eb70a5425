import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { ask } from '../../tests/setup/ask.ts'
import { observatoryScore } from '../../tests/setup/observatory-score.ts'
import { setSecurityHeaders, stripSecurityHeaders } from './security-headers.ts'

const headersOf = async (contentType: string, headers: Record<string, string> = {}) => {
  const answer: RequestListener = (request, response) => {
    setSecurityHeaders(request, response)
    stripSecurityHeaders(response, contentType)
    response.end()
  }
  return (await ask(answer, '/', { headers })).headers
}
const page = 'text/html; charset=utf-8'
const proxied = { 'X-Forwarded-Proto': 'https, http' }

it('are on a page', async () => {
  const headers = await headersOf(page)
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
  const headers = await headersOf(type)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.has('content-security-policy')).toBe(isActive)
})

it('ask for https only of those who came by it', async () => {
  const plain = await headersOf(page)
  expect(plain.has('strict-transport-security')).toBe(false)
  expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure')
  const headers = await headersOf(page, proxied)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

it('score 135 by the Observatory with scripts that carry their integrity', async () => {
  const headers = await headersOf(page, proxied)
  const html = '<script type="module" src="/assets/a.js" integrity="sha256-x"></script>'
  expect(observatoryScore(headers, html)).toBe(135)
  expect(observatoryScore(headers, '<script src="/assets/a.js"></script>')).toBe(130)
})
