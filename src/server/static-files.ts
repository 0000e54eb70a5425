import type { Context } from 'hono'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { readByteRange } from './byte-range.ts'
import { cacheControlOf, entityTag, isFresh } from './caching.ts'
import { contentTypeOf } from './content-type.ts'
import { type FoundFile, fileWithin, findFile } from './find-file.ts'
import { notFoundPage } from './not-found.ts'
import { readRequestPath } from './request-path.ts'
import { fileBody } from './send-file.ts'

const siblingEnding: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * Serves the built site below `root`: pages, hashed files, media with byte ranges, precompressed
 * siblings. Unknown paths get the nearest page 404.html with status 404.
 * @returns a Hono handler for every path and method
 */
export function staticFiles(root: string): (c: Context) => Promise<Response> {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('', 405, { Allow: 'GET, HEAD' })
    }
    const url = new URL(c.req.url)
    const wanted = readRequestPath(url.pathname)
    if (wanted.kind === 'unreadable') return c.text('', 400)
    if (wanted.kind === 'unknown') return notFoundPage(c, root, [])

    const { segments, trailingSlash } = wanted
    const file = isServable(segments) ? await findFile(root, segments) : null
    if (!file) return notFoundPage(c, root, segments)
    const canonical = canonicalSegments(segments)
    if (trailingSlash || canonical !== segments) {
      const path = canonical.map((segment) => encodeURIComponent(segment)).join('/')
      return c.redirect(`/${path}${url.search}`, 308)
    }
    return sendFile(c, root, file, segments)
  }
}

/** The error pages and the compressed siblings are no addresses of their own. */
function isServable(segments: string[]): boolean {
  return !/^404(\.html)?$|\.(br|gz)$/.test(segments.at(-1) ?? '')
}

function canonicalSegments(segments: string[]): string[] {
  return segments.at(-1) === 'index.html' ? segments.slice(0, -1) : segments
}

/** Answers with a file: 200, 206, 304 or 416. */
async function sendFile(
  c: Context,
  root: string,
  file: FoundFile,
  segments: string[],
): Promise<Response> {
  const contentType = contentTypeOf(file.path)
  const { chosen, encoding, varies } = await chooseSibling(c, root, file)
  const tag = entityTag(file, encoding)
  c.header('Content-Type', contentType)
  c.header('Cache-Control', cacheControlOf(segments, contentType))
  c.header('ETag', tag)
  if (varies) c.header('Vary', 'Accept-Encoding')
  if (isFresh(c.req.header('if-none-match'), tag)) return c.body(null, 304)

  if (encoding) c.header('Content-Encoding', encoding)
  if (!varies) c.header('Accept-Ranges', 'bytes')
  const condition = c.req.header('if-range')
  const mayCut = !varies && (condition === undefined || condition === tag)
  const range = mayCut ? readByteRange(c.req.header('range'), chosen.size) : null
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'Content-Range': `bytes */${chosen.size}` })
  }
  if (range) c.header('Content-Range', `bytes ${range.start}-${range.end}/${chosen.size}`)
  c.header('Content-Length', String(range ? range.end - range.start + 1 : chosen.size))
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return c.body(null, status)
  return c.body(await fileBody(chosen.path, chosen.size, range), status)
}

/** The compressed sibling the client likes best, or the file itself. */
async function chooseSibling(c: Context, root: string, file: FoundFile) {
  const [br, gzip] = await Promise.all([
    fileWithin(root, file.path + siblingEnding.br),
    fileWithin(root, file.path + siblingEnding.gzip),
  ])
  const siblings = { br, gzip }
  const available = (['br', 'gzip'] as const).filter((name) => siblings[name] !== null)
  const encoding = chooseEncoding(c.req.header('accept-encoding'), available)
  return {
    encoding,
    chosen: (encoding && siblings[encoding]) ?? file,
    varies: available.length > 0,
  }
}
