import { buildSync } from 'esbuild'
import type { Contender } from './open.ts'

/**
 * With their defaults, which show a picture of 4096 × 2048 at full resolution. Photo Sphere Viewer is made before the file
 * comes, so that its start does not count, and without its bar of buttons, that has no counterpart elsewhere; Pannellum can
 * only start with a picture.
 */
const scripts = {
  'Photo Sphere Viewer': `
    import '@photo-sphere-viewer/core/index.css'
    import { Viewer } from '@photo-sphere-viewer/core'
    const viewer = new Viewer({ container: document.querySelector('main'), navbar: false })
    const show = (panorama) => viewer.setPanorama(panorama)`,
  Pannellum: `
    import 'pannellum/build/pannellum.css'
    import 'pannellum'
    const show = (panorama) => window.pannellum.viewer(document.querySelector('main'), {
      type: 'equirectangular',
      panorama,
      autoLoad: true,
    })`,
}
const choose = `
    document.querySelector('input').addEventListener('change', ({ target }) =>
      show(URL.createObjectURL(target.files[0])))`
const style = 'html, body, main { margin: 0; height: 100%; overflow: hidden }'

/** Their pages hold nothing but the viewer, and an input for the file that takes no room. */
export const rivals: Contender[] = Object.entries(scripts).map(([name, script]) => ({
  name,
  open: async (page, file) => {
    const { outputFiles } = buildSync({
      stdin: { contents: script + choose, resolveDir: import.meta.dirname },
      ...{ outdir: '/', bundle: true, minify: true, format: 'esm', target: 'es2023' },
      ...{ write: false, loader: { '.svg': 'dataurl' } },
    })
    const types = { js: 'text/javascript', css: 'text/css' }
    for (const [end, contentType] of Object.entries(types)) {
      const body = outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
      await page.route(`http://localhost/stdin.${end}`, (route) =>
        route.fulfill({ contentType, body }),
      )
    }
    const body = `<!doctype html><meta charset="utf-8"><title>${name}</title>
      <link rel="icon" href="data:,"><link rel="stylesheet" href="stdin.css"><style>${style}</style>
      <main></main><input type="file" hidden><script type="module" src="stdin.js"></script>`
    await page.route('http://localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    )
    await page.goto('http://localhost/', { waitUntil: 'networkidle' })
    // What is read from now on must not go by way of whoever looks at each request.
    await page.unrouteAll()
    await page.locator('input').setInputFiles(file)
  },
}))
