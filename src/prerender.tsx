import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { i18n } from 'i18next'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './app/app.tsx'
import { headTags } from './app/head.ts'
import { PageCache } from './app/page-cache.ts'
import { type PageData, pageDataTag } from './app/page-data.ts'
import {
  assetTags,
  type BuildManifest,
  builtFileOf,
  fillTemplate,
  fontTags,
  type PageTemplate,
  readTemplate,
  sceneTags,
} from './app/page-template.ts'

import { loadShellDocuments, type PageToRender, type ShellDocuments } from './app/prepare.ts'
import { notFoundRoute, type Route, routes } from './app/routes.ts'
import { robotsTxt, routePaths, sitemap } from './app/sitemap.ts'

import { createI18n } from './i18n/create.ts'
import { type Locale, localePath, locales } from './site/locales.ts'
import { openGraphFolder } from './site/open-graph.ts'

interface PrerenderOptions {
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
    manifest: JSON.parse(
      await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
    ) as BuildManifest,
    // Without any, every page shows the site's own picture.
    openGraph: new Set(await readdir(join(outDir, openGraphFolder)).catch(() => [])),
    year,
  }
  const canonicalPaths = new Set<string>()
  let written = 0
  for (const locale of locales) {
    const pageHtml = createPageWriter(site, locale, await loadShellDocuments(locale))
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
      for (const path of routePaths(route))
        canonicalPaths.add(await write(route, path, '/index.html'))
      // The server sends the nearest 404.html for an unknown address.
      if (route.unknown) await write(route, route.unknown, '.html')
    }
  }
  await writeFile(join(outDir, 'sitemap.xml'), sitemap([...canonicalPaths]))
  await writeFile(join(outDir, 'robots.txt'), robotsTxt())
  // The manifest has served its purpose and is nobody's business.
  await rm(join(outDir, '.vite'), { recursive: true })
  return written
}

/** What is the same for every page that is written. */
interface Site {
  template: PageTemplate
  manifest: BuildManifest
  /** The names of the pictures for shared links. */
  openGraph: ReadonlySet<string>
  year: number
}

/** A page as written, the file with its data, and the path that it calls its own. */
interface WrittenPage {
  html: string
  /** `name` is its path on the site, with a hash of what it holds. */
  data: { name: string; json: string }
  canonicalPath: string
}

/** @returns a function that gives the whole HTML of a page in that language */
function createPageWriter(site: Site, locale: Locale, frame: ShellDocuments) {
  return async function pageHtml(route: Route, path: string): Promise<WrittenPage> {
    // Of its own for each page: strings that another page brought would hide that this one lacks them.
    const i18n = createI18n(locale, frame.site.brand)
    const pages = new PageCache(locale, i18n)
    const page = await pages.get(path)
    const { year } = site
    const ssrPath = localePath(locale, path)
    const { prelude } = await prerenderToNodeStream(
      <App {...{ locale, i18n, frame, pages, year, ssrPath }} />,
      {
        onError: (error) => {
          throw error
        },
      },
    )
    const app = await text(prelude)
    checkNamespaces(i18n, page, path)
    const data = dataFile({ path, documents: documentsOf(page, frame), year })
    const folder = `src/pages/${route.page}`
    const { styles, scripts } = assetTags(site.manifest, [`${folder}/page.tsx`], ['index.html'])
    const scene = sceneTags(site.manifest, `${folder}/scene-ahead.ts`)
    const html = fillTemplate(site.template, {
      lang: locale,
      head: [
        headTags(page.head, frame, locale, page.path, site.openGraph),
        `<script src="/${builtFileOf(site.manifest, 'src/app/theme-boot.ts')}"></script>`,
        ...fontTags(site.manifest, locale),
        ...styles,
      ],
      app,
      ahead: scene.ahead,
      scripts: [...scene.scripts, pageDataTag(data.name), ...scripts],
      wake: builtFileOf(site.manifest, 'src/app/wake.ts'),
    })
    return { html, data, canonicalPath: page.path }
  }
}

/** @throws Error when something on the page uses strings that the page does not name */
function checkNamespaces(i18n: i18n, page: PageToRender, path: string): void {
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? []
  const missing = used.filter((namespace) => !(namespace in page.strings))
  if (missing.length > 0) throw new Error(`${path} uses strings it does not name: ${missing}`)
}

/** Named by its content, like all files that browsers may keep for ever. */
function dataFile(data: PageData): WrittenPage['data'] {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  return { name: `/assets/page-${hash}.json`, json }
}

/** Fields travel as data; a body is code, which loads when the part of the page that shows it comes alive. */
function documentsOf(page: PageToRender, frame: ShellDocuments) {
  const pageData: PageData['documents'] = {
    site: { ...frame.site },
    navigation: { ...frame.navigation },
  }
  for (const [namespace, strings] of Object.entries(page.strings)) {
    pageData[`ui/${namespace}`] = strings
  }
  for (const [path, document] of Object.entries(page.documents)) {
    pageData[path] = 'Body' in document ? { ...document, Body: true } : document
  }
  return pageData
}
