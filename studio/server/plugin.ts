import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Plugin } from 'vite'
import { studioApp } from './app.ts'
import { openWorkspace } from './workspace.ts'

const page = 'studio/app/index.html'

/**
 * Serves the studio at `/studio`. Only the development server is given this plugin, so that no build can hold any of it.
 * @param root  the checkout, absolute
 */
export function studioPlugin(root: string): Plugin {
  return {
    name: 'realia-studio',
    apply: 'serve',
    // Found when the server starts and not when the page first asks: that would load it twice.
    config: () => ({ optimizeDeps: { entries: ['index.html', page] } }),
    configureServer(server) {
      const app = studioApp(
        openWorkspace(root),
        (context) => (context.env as HttpBindings).incoming.socket.remoteAddress,
      )
      const listener = getRequestListener(app.fetch)
      server.middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '').split('?')
        if (path?.startsWith('/studio/api/')) return void listener(request, response)
        if (path !== '/studio' && path !== '/studio/') return next()
        readFile(join(root, page), 'utf8')
          .then((html) => server.transformIndexHtml('/studio', html))
          .then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(html)
          })
          .catch(next)
      })
    },
  }
}
