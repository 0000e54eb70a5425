import { expect, it } from 'vitest'
import { readRequestPath } from './static-files.ts'

it('splits a path into decoded segments', () => {
  expect(readRequestPath('/es/caf%C3%A9')).toEqual({
    ...{ kind: 'segments', segments: ['es', 'café'], trailingSlash: false },
  })
  expect(readRequestPath('/')).toMatchObject({ segments: [], trailingSlash: false })
  expect(readRequestPath('/about/')).toMatchObject({ segments: ['about'], trailingSlash: true })
  expect(readRequestPath('/.well-known/security.txt').kind).toBe('segments')
})

it.each(['/a%00b', '/a%5c..%5cb', '/%zz', '/a%0d%0ab', '/%ff'])('cannot read %s', (path) => {
  expect(readRequestPath(path).kind).toBe('unreadable')
})

it.each([
  ...['/../secret', '/a/../b', '/..%2fsecret', '/%2e%2e/secret', '/%252e%252e/secret'],
  ...['/a//b', '//elsewhere.example/', '/.env', '/a/.git/config', '/a/.well-known/x'],
])('knows nothing under %s', (path) => {
  expect(readRequestPath(path).kind).toBe('unknown')
})
