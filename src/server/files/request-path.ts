/**
 * The file path a request asks for, as clean segments, or why there can be none.
 *
 * - `unreadable`: the address is not valid (bad percent code, NUL, control character, backslash) → 400
 * - `unknown`: valid, but nothing served here can have that name (dot files, `..`, empty segments,
 *   an encoded slash, anything still percent-encoded after one decoding) → 404
 */
type RequestPath =
  | { kind: 'segments'; segments: string[]; trailingSlash: boolean }
  | { kind: 'unreadable' }
  | { kind: 'unknown' }

/**
 * Reads the path of a URL exactly once decoded.
 * @param pathname  as in `new URL(…).pathname`: starts with a slash, still percent-encoded
 */
export function readRequestPath(pathname: string): RequestPath {
  if (/%2f/i.test(pathname)) return { kind: 'unknown' }
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return { kind: 'unreadable' }
  }
  if (decoded.includes('\\') || hasControlCharacter(decoded)) return { kind: 'unreadable' }
  if (decoded.includes('%')) return { kind: 'unknown' }

  const trailingSlash = decoded.length > 1 && decoded.endsWith('/')
  const inner = decoded.slice(1, trailingSlash ? -1 : undefined)
  const segments = inner === '' ? [] : inner.split('/')
  // An empty segment would also let `//elsewhere.example/` become a redirect to another host.
  if (decoded.startsWith('//') || segments.some(isHidden)) return { kind: 'unknown' }
  return { kind: 'segments', segments, trailingSlash }
}

function isHidden(segment: string, index: number): boolean {
  if (index === 0 && segment === '.well-known') return false
  return segment === '' || segment.startsWith('.')
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 32 || code === 127) return true
  }
  return false
}
