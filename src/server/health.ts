import type { Context } from 'hono'

/** Answers `GET /healthz`: the process is up and takes requests. */
export function health(c: Context): Response {
  return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
}
