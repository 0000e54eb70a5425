import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPageWriter, type Site } from './app/page-html.tsx'
import { readTemplate } from './app/page-template.ts'
import type { Manifest } from './app/preloads.ts'
import { prepareFrame } from './app/prepare.ts'
import { pathsOf } from './app/route-paths.ts'
import { notFoundRoute, type Route, routes } from './app/routes.ts'
import { robots, sitemap } from './app/sitemap.ts'
import { localePath, locales } from './site/locales.ts'
import { openGraphFolder } from './site/open-graph.ts'

export interface PrerenderOptions {
  /** The folder with the client's build, which the pages are written into. */
  outDir: string
  /** The year of the copyright line. */
  year: number
}

/**
 * Writes every page in every language as HTML, with the sitemap and robots.txt.
 * @returns how many pages were written
 * @throws Error when a page cannot be rendered or lacks a document
 */
export async function prerenderSite({ outDir, year }: PrerenderOptions): Promise<number> {
  const site: Site = {
    template: readTemplate(await readFile(join(outDir, 'index.html'), 'utf8')),
    manifest: JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest,
    // Without any, every page shows the site's own picture.
    openGraph: new Set(await readdir(join(outDir, openGraphFolder)).catch(() => [])),
    year,
  }
  const canonicalPaths = new Set<string>()
  let written = 0
  for (const locale of locales) {
    const pageHtml = createPageWriter(site, locale, await prepareFrame(locale))
    const write = async (route: Route, path: string, name: string) => {
      const file = join(outDir, localePath(locale, path) + name)
      await mkdir(dirname(file), { recursive: true })
      const { html, data, canonicalPath } = await pageHtml(route, path)
      await writeFile(file, html)
      await writeFile(join(outDir, data.name), data.json)
      written += 1
      return canonicalPath
    }
    for (const route of [...routes, notFoundRoute]) {
      for (const path of pathsOf(route)) canonicalPaths.add(await write(route, path, '/index.html'))
      // The server sends the nearest 404.html for an unknown address.
      if (route.unknown) await write(route, route.unknown, '.html')
    }
  }
  await writeFile(join(outDir, 'sitemap.xml'), sitemap([...canonicalPaths]))
  await writeFile(join(outDir, 'robots.txt'), robots())
  // The manifest has served its purpose and is nobody's business.
  await rm(join(outDir, '.vite'), { recursive: true })
  return written
}
