import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Contender } from './contender.ts'

/**
 * Photo Sphere Viewer with its defaults, which show a picture of 4096 × 2048 at full resolution,
 * but without its bar of buttons, that has no counterpart elsewhere. It is made before the file
 * comes, so that its start does not count.
 */
const photoSphereViewer = {
  name: 'Photo Sphere Viewer',
  script: `
    import '@photo-sphere-viewer/core/index.css'
    import { Viewer } from '@photo-sphere-viewer/core'
    const viewer = new Viewer({ container: document.querySelector('main'), navbar: false })
    document.querySelector('input').addEventListener('change', ({ target }) => {
      viewer.setPanorama(URL.createObjectURL(target.files[0]))
    })`,
}

/** Pannellum with its defaults, which show this size at full resolution; it can only start with a picture. */
const pannellum = {
  name: 'Pannellum',
  script: `
    import 'pannellum/build/pannellum.css'
    import 'pannellum'
    document.querySelector('input').addEventListener('change', ({ target }) => {
      const panorama = URL.createObjectURL(target.files[0])
      window.pannellum.viewer(document.querySelector('main'), {
        type: 'equirectangular',
        panorama,
        autoLoad: true,
      })
    })`,
}

const style = 'html, body, main { margin: 0; height: 100%; overflow: hidden }'

/** The page of a rival: nothing but the viewer, and an input for the file that takes no room. */
function pageOf(rival: typeof pannellum): Map<string, ServedFile> {
  const { outputFiles } = buildSync({
    stdin: { contents: rival.script, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    outdir: '/',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    loader: { '.svg': 'dataurl' },
  })
  const html = `<!doctype html><meta charset="utf-8"><title>${rival.name}</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="stdin.css"><style>${style}</style>
    <main></main><input type="file" hidden><script type="module" src="stdin.js"></script>`
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }
  const files = new Map<string, ServedFile>([['', { type: 'text/html', body: html }]])
  for (const { path, contents } of outputFiles) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    files.set(name, { type: types[name.split('.').at(-1) ?? ''] ?? '', body: contents })
  }
  return files
}

interface ServedFile {
  type: string
  body: string | Uint8Array
}

/** Serves the rivals' pages on a free port of this machine. */
export async function serveRivals(): Promise<{ rivals: Contender[]; stop: () => Promise<void> }> {
  const rivals = [photoSphereViewer, pannellum]
  const pages = rivals.map(pageOf)
  const server: Server = createServer(({ url = '' }, answer) => {
    const [, index = '', name = ''] = url.split('/')
    const file = pages[Number(index)]?.get(name)
    answer.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' })
    answer.end(file?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    rivals: rivals.map(({ name }, index) => ({
      name,
      open: async (page, file) => {
        await page.goto(`http://127.0.0.1:${port}/${index}/`, { waitUntil: 'networkidle' })
        await page.locator('input').setInputFiles(file)
      },
    })),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
