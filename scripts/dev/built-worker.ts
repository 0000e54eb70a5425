import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Gives whoever reads the address of a worker (`?worker&url`) one script, as a build does, and not the modules that a worker
 * would be run from: a tour that is saved as a page takes its viewer in that way.
 * @param root  the checkout, absolute
 */
export function builtWorkerPlugin(root: string): Plugin {
  return {
    name: 'realia-built-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        // By `fetch`: the browser says so.
        const isRead = request.headers['sec-fetch-dest'] === 'empty'
        if (!isRead || !searchParams.has('worker_file') || !pathname.startsWith('/src/')) {
          return next()
        }
        const answer = (status: number, text: string) => {
          response.statusCode = status
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
          response.end(text)
        }
        bundled(root, join(root, pathname)).then(
          (code) => answer(200, code),
          (error: unknown) => {
            server.config.logger.error(String(error))
            answer(500, '')
          },
        )
      })
    },
  }
}

async function bundled(root: string, input: string): Promise<string> {
  const made = await build({
    root,
    ...{ configFile: false, logLevel: 'warn', publicDir: false },
    build: {
      ...{ write: false, target: 'es2023', modulePreload: false },
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [first] = [made].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error(`Nothing was made of ${input}`)
  return chunk.code
}
