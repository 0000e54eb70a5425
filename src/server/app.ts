import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { staticFiles } from './files/static-files.ts'
import { type Clock, errorEntry, type Log, requestEntry } from './log.ts'
import { setSecurityHeaders } from './security-headers.ts'

interface AppParts {
  log: Log
  /** the application below `/api`, if there is one */
  api?: Hono
  /** rejects when this process cannot work; without it, it is always ready */
  check?: () => Promise<void>
  /** whether this process is shutting down */
  isDraining?: () => boolean
}

const never = () => false
const always = () => Promise.resolve()

/** Builds the Hono application: the API, liveness and readiness. */
export function createApp({ log, api, check = always, isDraining = never }: AppParts): Hono {
  const app = new Hono()
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.json({ success: false, code: 'method-not-allowed' }, 405, { Allow: methods.join(', ') }),
    }),
  )
  // Liveness: the process is up and takes requests.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh))
  app.get('/readyz', readiness(check, isDraining))
  if (api) app.route('/api', api)
  app.notFound((c) => c.json({ success: false, code: 'not-found' }, 404))
  app.onError((error, c) => {
    log(errorEntry(error))
    return c.json({ success: false, code: 'internal' }, 500)
  })
  return app
}

/** Whether the application answers a path; all others are files. */
function isAppPath(path: string): boolean {
  return /^\/(api(\/.*)?|healthz|readyz)$/.test(path)
}

const fresh = { 'Cache-Control': 'no-store' }

/** Timeout of the readiness check, milliseconds. */
const timeoutMs = 3_000

/**
 * Answers `GET /readyz` with 503 when no new requests should come here, because this process is shutting down or
 * cannot store messages.
 * @param check  rejects when messages cannot be kept
 */
function readiness(check: () => Promise<void>, isDraining: () => boolean) {
  return async (c: Context): Promise<Response> => {
    if (isDraining()) return c.json({ status: 'draining' }, 503, fresh)
    const late = new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref())
    const checked = check().then(
      () => true,
      () => false,
    )
    return (await Promise.race([checked, late]))
      ? c.json({ status: 'ready' }, 200, fresh)
      : c.json({ status: 'store unavailable' }, 503, fresh)
  }
}

interface ServerParts extends AppParts {
  clock: Clock
  /** folder of the built site, absolute */
  root: string
}

/**
 * Answers every request: files directly, since most requests are for them, and the rest by the application. One line
 * is logged for each.
 */
export function createRequestHandler({ root, ...parts }: ServerParts): RequestListener {
  const { clock, log, isDraining } = parts
  const answerData = getRequestListener(createApp(parts).fetch)
  const sendFile = staticFiles(root)
  const answer = (request: IncomingMessage, response: ServerResponse, url: URL) =>
    isAppPath(url.pathname) ? answerData(request, response) : sendFile(request, response, url)
  return (request, response) => {
    const started = clock()
    const url = urlOf(request.url ?? '')
    const { method = '' } = request
    response.on('close', () => {
      const { statusCode: status } = response
      log(requestEntry({ method, path: url?.pathname ?? '', status, ms: clock() - started }))
    })
    // Closing the connection makes the client connect to another instance.
    if (isDraining?.()) response.setHeader('Connection', 'close')
    setSecurityHeaders(request, response)
    if (!url) return response.writeHead(400).end()
    answer(request, response, url).catch((error: NodeJS.ErrnoException) => {
      // The client closed the connection.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
      log(errorEntry(error))
      if (response.headersSent) return response.destroy()
      response.writeHead(500).end()
    })
  }
}

/** @returns null for a request line that is no address */
function urlOf(target: string): URL | null {
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target)
  return url?.pathname.startsWith('/') ? url : null
}
