import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type AppParts, createApp, isOfApp } from './app.ts'
import { staticFiles } from './files/static-files.ts'
import { failureEntry, requestEntry } from './log.ts'
import { setSecurityHeaders } from './security-headers.ts'

export interface ServerParts extends AppParts {
  /** folder of the built site, absolute */
  root: string
}

/**
 * Answers every request: files straight from the disk, since most requests are for them, and the
 * rest by the application. One line is logged for each.
 */
export function createRequestHandler({ root, ...parts }: ServerParts): RequestListener {
  const { clock, log, isDraining } = parts
  const answerData = getRequestListener(createApp(parts).fetch)
  const sendFile = staticFiles(root)
  const answer = (request: IncomingMessage, response: ServerResponse, url: URL) =>
    isOfApp(url.pathname) ? answerData(request, response) : sendFile(request, response, url)
  return (request, response) => {
    const started = clock()
    const url = urlOf(request.url ?? '')
    const { method = '' } = request
    response.on('close', () => {
      const { statusCode: status } = response
      log(requestEntry({ method, path: url?.pathname ?? '', status, started, ended: clock() }))
    })
    // Whoever keeps this connection is to come by another one, to another instance.
    if (isDraining?.()) response.setHeader('Connection', 'close')
    setSecurityHeaders(request, response)
    if (!url) return response.writeHead(400).end()
    answer(request, response, url).catch((error: NodeJS.ErrnoException) => {
      // The visitor went away.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
      log(failureEntry(error, clock))
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
