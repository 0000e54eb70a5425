import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Prerenderer {
  prerenderSite: (options: { outDir: string; year: number }) => Promise<number>
}

/** Writes the pages into a build: `node prerender.ts <folder of the build> <year>`. */
const [out = '', year] = process.argv.slice(2)
const bundle = pathToFileURL(join(out, 'ssr/prerender.js')).href
const { prerenderSite } = (await import(bundle)) as Prerenderer
const count = await prerenderSite({ outDir: join(out, 'client'), year: Number(year) })
if (!(count > 0)) throw new Error('No page was written.')
