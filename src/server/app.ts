import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { type Clock, failureEntry, type Log } from './log.ts'

export interface AppParts {
  clock: Clock
  log: Log
  /** what answers below `/api`, when there is something */
  api?: Hono
  /** rejects when this process cannot do its work; without it, it always can */
  check?: () => Promise<void>
  /** whether this process is about to end */
  isDraining?: () => boolean
}

const never = () => false
const always = () => Promise.resolve()

/** Builds what answers with data: the API, and whether this process lives and is ready. */
export function createApp({ clock, log, api, check = always, isDraining = never }: AppParts): Hono {
  const app = new Hono()
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.json({ success: false, code: 'method-not-allowed' }, 405, { Allow: methods.join(', ') }),
    }),
  )
  // The process is up and takes requests.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh))
  app.get('/readyz', readiness(check, isDraining))
  if (api) app.route('/api', api)
  app.notFound((c) => c.json({ success: false, code: 'not-found' }, 404))
  app.onError((error, c) => {
    log(failureEntry(error, clock))
    return c.json({ success: false, code: 'internal' }, 500)
  })
  return app
}

/** Whether a path is answered by the application; all others are files. */
export function isOfApp(path: string): boolean {
  return /^\/(api(\/.*)?|healthz|readyz)$/.test(path)
}

const fresh = { 'Cache-Control': 'no-store' }

/** How long the answer to "ready?" may take, milliseconds. */
const patience = 3_000

/**
 * Answers `GET /readyz`: 503 when no new requests should come here, because this process is about
 * to end or cannot keep messages.
 * @param check  rejects when messages cannot be kept
 */
function readiness(check: () => Promise<void>, isDraining: () => boolean) {
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
