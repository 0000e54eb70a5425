import type { Context } from 'hono'

const fresh = { 'Cache-Control': 'no-store' }

/** How long the answer to "ready?" may take, milliseconds. */
const patience = 3_000

/** Answers `GET /healthz`: the process is up and takes requests. */
export function health(c: Context): Response {
  return c.json({ status: 'ok' }, 200, fresh)
}

/**
 * Answers `GET /readyz`: 503 when no new requests should come here, because this process is about
 * to end or cannot keep messages.
 * @param check  rejects when messages cannot be kept
 */
export function readiness(check: () => Promise<void>, isDraining: () => boolean) {
  return async (c: Context): Promise<Response> => {
    if (isDraining()) return c.json({ status: 'draining' }, 503, fresh)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, patience)
    })
    try {
      await Promise.race([check(), late])
      return c.json({ status: 'ready' }, 200, fresh)
    } catch {
      return c.json({ status: 'store unavailable' }, 503, fresh)
    } finally {
      clearTimeout(timer)
    }
  }
}
