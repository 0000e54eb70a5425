import { STATUS_CODES } from 'node:http'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AnswerCache } from './answer-cache.ts'
import { health, readiness } from './health.ts'
import { keepAnswers } from './known-answers.ts'
import { type Clock, type Log, requestLog } from './log.ts'
import { notFoundData } from './not-found.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

export interface AppParts {
  /** folder of the built site, absolute */
  root: string
  clock: Clock
  log: Log
  /** what answers below `/api`, when there is something */
  api?: Hono
  /** rejects when this process cannot do its work; without it, it always can */
  check?: () => Promise<void>
  /** whether this process is about to end */
  isDraining?: () => boolean
  /** where whole answers are kept for the next who ask */
  answers?: AnswerCache
}

const never = () => false
const always = () => Promise.resolve()

/** Builds the server's application. It listens nowhere: `app.request('/…')` is enough for a test. */
export function createApp({
  root,
  clock,
  log,
  api,
  check = always,
  isDraining = never,
  answers,
}: AppParts): Hono {
  const app = new Hono()
  app.use(requestLog(log, clock))
  if (answers) app.use(keepAnswers(answers))
  app.use(securityHeaders())
  app.use(async (c, next) => {
    await next()
    // Whoever keeps this connection is to come by another one, to another instance.
    if (isDraining()) c.header('Connection', 'close')
  })
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.json({ success: false, code: 'method-not-allowed' }, 405, { Allow: methods.join(', ') }),
    }),
  )
  app.get('/healthz', health)
  app.get('/readyz', readiness(check, isDraining))
  if (api) app.route('/api', api)
  app.all('/api/*', notFoundData)
  app.all('*', staticFiles(root))
  app.onError((error, c) => {
    log({
      time: new Date(clock()).toISOString(),
      level: 'error',
      event: 'failure',
      message: error.message,
      stack: error.stack ?? '',
    })
    return c.req.path.startsWith('/api/')
      ? c.json({ success: false, code: 'internal' }, 500)
      : c.text(STATUS_CODES[500] ?? '', 500)
  })
  return app
}
