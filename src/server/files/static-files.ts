import { realpathSync, statSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import send, { type SendOptions } from '@fastify/send'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import { stripSecurityHeaders } from '../security-headers.ts'

const alsoServed: Record<string, string> = {
  '.usdz': 'model/vnd.usdz+zip',
  '.ktx2': 'image/ktx2',
  '.hdr': 'image/vnd.radiance',
}

/** Content type by file extension; `application/octet-stream` for an unknown one. */
export function contentTypeOf(path: string): string {
  return alsoServed[extname(path)] ?? getMimeType(path) ?? 'application/octet-stream'
}

const copyEnding: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * Serves the built site below `root`: pages, hashed files, media with byte ranges, compressed copies.
 * Unknown paths get the nearest page 404.html with status 404, unknown assets one line.
 * Files are looked up synchronously, which is faster than waiting because the system caches them.
 */
export function staticFiles(root: string) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendLine(response, 405, { Allow: 'GET, HEAD' })
    }
    const wanted = readRequestPath(url.pathname)
    if (wanted.kind === 'unreadable') return sendLine(response, 400)
    if (wanted.kind === 'unknown') return sendNotFound(request, response, root, [])

    const { segments, trailingSlash } = wanted
    const file = isServable(segments) ? findFile(root, segments) : null
    if (!file) return sendNotFound(request, response, root, segments)
    const canonical = canonicalSegments(segments)
    if (trailingSlash || canonical !== segments) {
      const path = canonical.map((segment) => encodeURIComponent(segment)).join('/')
      return sendLine(response, 308, { Location: `/${path}${url.search}` })
    }
    return sendFile(request, response, root, file, segments)
  }
}

/** Answers with a file by the library `send`: 200, 206, 304, 412 or 416. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: string,
  segments: string[],
): Promise<void> {
  const { copy, varies } = describeFile(request, response, file, segments)
  const range = readableRange(request.headers.range, copy)
  const { statusCode, headers, stream, type } = await read(
    root,
    copy,
    { method: request.method, headers: { ...request.headers, range } },
    // Ranges apply to the uncompressed file only.
    { acceptRanges: !varies },
  )
  if (type === 'file') {
    response.writeHead(statusCode, headers)
    return pipeline(stream, response)
  }
  for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name)
  const contentRange = headers['Content-Range']
  response
    .writeHead(statusCode, contentRange === undefined ? {} : { 'Content-Range': contentRange })
    .end()
}

/**
 * Normalizes a Range header, since the library answers 416 to a suffix longer than the file, which means all of it,
 * and to a malformed range, which must be ignored. Several ranges are ignored too.
 * Source: RFC 9110 §14.1.2 and §14.2
 */
function readableRange(header: string | undefined, file: string): string | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  if (first) return last && Number(last) < Number(first) ? undefined : header
  return Number(last) > statSync(file).size ? 'bytes=0-' : header
}

/**
 * Answers 404 with the nearest page 404.html above the path, so that `/es/nowhere` gets the Spanish one. Below
 * `/assets/`, which no person reads, one line is enough.
 */
async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  segments: string[],
): Promise<void> {
  const depths = segments[0] === 'assets' && segments.length > 1 ? 0 : segments.length + 1
  for (let depth = depths - 1; depth >= 0; depth--) {
    const page = join(root, ...segments.slice(0, depth), '404.html')
    if (!isFile(page)) continue
    const { copy } = describeFile(request, response, page, [])
    // Always whole and without a tag: a cached copy of the error page is no copy of the requested file.
    const { headers, stream } = await read(
      root,
      copy,
      { method: request.method, headers: {} },
      { acceptRanges: false, etag: false, lastModified: false },
    )
    response.writeHead(404, headers)
    return pipeline(stream, response)
  }
  response.setHeader('Cache-Control', 'no-cache')
  sendLine(response, 404)
}

/** Sets the headers of a file, and chooses the client's preferred encoding. */
function describeFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  segments: string[],
) {
  const available = (['br', 'gzip'] as const).filter((name) => isFile(file + copyEnding[name]))
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString(), available)
  const contentType = contentTypeOf(file)
  stripSecurityHeaders(response, contentType)
  response.setHeader('Content-Type', contentType)
  response.setHeader('Cache-Control', cacheControlOf(segments, contentType))
  if (available.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  return { copy: encoding ? file + copyEnding[encoding] : file, varies: available.length > 0 }
}

/** Streams a file for `request` with the headers set before. */
function read(
  root: string,
  file: string,
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  options: SendOptions,
) {
  return send(request as IncomingMessage, encodeURI(relative(root, file)), {
    root,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    contentType: false,
    ...options,
  })
}

/** Answers with the status as text, or with headers only where no person reads it. */
function sendLine(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  const text = status === 404 ? (STATUS_CODES[status] ?? '') : ''
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Length': text.length,
    ...headers,
  })
  response.end(text)
}

/**
 * `Cache-Control`: hashed files forever, pages always revalidated, the rest for a day.
 * @param segments  of the address below the root
 */
function cacheControlOf(segments: string[], contentType: string): string {
  if (segments[0] === 'assets') return 'public, max-age=31536000, immutable'
  return contentType.startsWith('text/html') || segments[0] === 'service-worker.js'
    ? 'no-cache'
    : 'public, max-age=86400'
}

/** Error pages and compressed copies have no address of their own. */
function isServable(segments: string[]): boolean {
  return !/^404(\.html)?$|\.(br|gz)$/.test(segments.at(-1) ?? '')
}

function canonicalSegments(segments: string[]): string[] {
  return segments.at(-1) === 'index.html' ? segments.slice(0, -1) : segments
}

/**
 * The file for clean segments: the file itself, `x/index.html`, or `x.html`, in this order; null when there is none,
 * or when a symbolic link leads out of the root. A build replaces the root by renaming.
 */
function findFile(root: string, segments: string[]): string | null {
  const base = join(root, ...segments)
  const index = join(base, 'index.html')
  const candidates = segments.length > 0 ? [base, index, `${base}.html`] : [index]
  const file = candidates.find(isFile)
  if (!file) return null
  return realpathSync.native(file).startsWith(realpathSync.native(root) + sep) ? file : null
}

/** Whether it is a regular file, links followed. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'].includes(code)) return false
    throw error
  }
}

export type Encoding = 'br' | 'gzip'

/**
 * Chooses the encoding that a client prefers.
 * @param header  Accept-Encoding as sent; undefined means the client said nothing
 * @param available  encodings of the file, the server's favorite first (it decides between equal weights)
 * @returns null for the plain file, also when the client refuses everything: a readable
 *   answer serves better than 406
 * Source: RFC 9110 §12.5.3
 */
export function chooseEncoding(header: string | undefined, available: Encoding[]): Encoding | null {
  const weights = new Map<string, number>()
  for (const { type, params } of parseAccept(header ?? ''))
    weights.set(type.toLowerCase(), Number(params.q ?? 1) || 0)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = available.toSorted((a, b) => weightOf(b) - weightOf(a))
  // The plain file is acceptable unless refused, but preferred only when the header names it.
  const least = weights.get('identity') ?? 0
  return best && weightOf(best) > 0 && weightOf(best) >= least ? best : null
}

/**
 * The file path of a request as clean segments, or why there is none.
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
  if (/[\\\p{Cc}]/u.test(decoded)) return { kind: 'unreadable' }
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
