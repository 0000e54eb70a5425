import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { AnswerCache, FileState } from './answer-cache.ts'
import { type Clock, type Log, requestEntry } from './log.ts'

/** Under this name a handler tells what its answer was made of. */
export const wholeKey = 'whole'

/** A body that was read whole, and the files that made the answer what it is. */
export interface Whole {
  body: Uint8Array
  files: FileState[]
}

/** Keeps whole answers, with all headers that were set behind this, for {@link sendKnown}. */
export function keepAnswers(answers: AnswerCache): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const whole = c.get(wholeKey) as Whole | undefined
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
    // That a connection ends is said of this one only.
    if (!whole || !incoming || c.res.status !== 200 || c.res.headers.has('connection')) return
    const headers = Object.fromEntries(c.res.headers)
    answers.keep({ target: incoming.url ?? '', headers: incoming.headers }, { headers, ...whole })
  }
}

/**
 * Sends what is known without asking the application, which makes up most of the time of an answer.
 * @returns a handler that says whether it has answered
 */
export function sendKnown(
  answers: AnswerCache,
  { log, clock, isDraining }: { log: Log; clock: Clock; isDraining: () => boolean },
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url: target = '', headers } = request
    if (method !== 'GET' || isDraining()) return false
    const started = clock()
    const answer = answers.find({ target, headers })
    if (!answer) return false
    response.writeHead(200, answer.headers)
    response.end(answer.body)
    log(
      requestEntry({
        method,
        path: target.split('?', 1)[0] ?? '',
        status: 200,
        started,
        ended: clock(),
      }),
    )
    return true
  }
}
