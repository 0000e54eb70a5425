import { STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import type { Context } from 'hono'
import { fileWithin } from './find-file.ts'
import { sendNotFound } from './send-file.ts'

/**
 * Answers 404 with the page 404.html that lies nearest above the path, so that `/es/nowhere`
 * speaks Spanish and a section may have a page of its own. No person reads an answer below
 * `/assets/`: there a line is enough.
 * @param segments  of the path asked for
 */
export async function notFoundPage(
  c: Context,
  root: string,
  segments: string[],
): Promise<Response> {
  const isAsset = c.req.path.startsWith('/assets/')
  for (let depth = segments.length; depth >= 0 && !isAsset; depth--) {
    const page = await fileWithin(root, join(root, ...segments.slice(0, depth), '404.html'))
    if (page) return sendNotFound(c, root, page)
  }
  c.header('Cache-Control', 'no-cache')
  return c.text(STATUS_CODES[404] ?? '', 404)
}

/** Answers an unknown `/api/…` path. */
export function notFoundData(c: Context): Response {
  return c.json({ success: false, code: 'not-found' }, 404)
}
