import type { Context } from 'hono'
import { findFile } from './find-file.ts'
import { notFoundPage } from './not-found.ts'
import { readRequestPath } from './request-path.ts'
import { sendFile } from './send-file.ts'

/**
 * Serves the built site below `root`: pages, hashed files, media with byte ranges, precompressed
 * siblings. Unknown paths get the nearest page 404.html with status 404, unknown assets one line.
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
