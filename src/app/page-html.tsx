import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { i18n } from 'i18next'
import { prerenderToNodeStream } from 'react-dom/static'
import { createI18n } from '../i18n/create.ts'
import { type Locale, localePath } from '../site/locales.ts'
import { App } from './app.tsx'
import { type Embedded, embed } from './embedded.ts'
import { headTags } from './head.ts'
import { PageCache } from './page-cache.ts'
import { fillTemplate, type PageTemplate } from './page-template.ts'
import { fileOf, fontTags, type Manifest, preloadTags } from './preloads.ts'
import type { Frame, Prepared } from './prepare.ts'
import type { Route } from './routes.ts'

/** What is the same for every page that is written. */
export interface Site {
  template: PageTemplate
  manifest: Manifest
  /** The names of the pictures for shared links. */
  openGraph: ReadonlySet<string>
  year: number
}

/** A page as written, the file with its data, and the path that it calls its own. */
export interface WrittenPage {
  html: string
  /** `name` is its path on the site, with a hash of what it holds. */
  data: { name: string; json: string }
  canonicalPath: string
}

/** @returns a function that gives the whole HTML of a page in that language */
export function createPageWriter(site: Site, locale: Locale, frame: Frame) {
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
    const sources = [`src/pages/${route.page}/page.tsx`]
    const { styles, scripts } = preloadTags(site.manifest, sources, ['index.html'])
    const html = fillTemplate(site.template, {
      lang: locale,
      head: [
        headTags(page.head, frame, locale, page.path, site.openGraph),
        `<script src="/${fileOf(site.manifest, 'src/app/theme-boot.ts')}"></script>`,
        ...fontTags(site.manifest, locale),
        ...styles,
      ],
      app,
      scripts: [embed(data.name), ...scripts],
      wake: fileOf(site.manifest, 'src/app/wake.ts'),
    })
    return { html, data, canonicalPath: page.path }
  }
}

/** @throws Error when something on the page uses strings that the page does not name */
function checkNamespaces(i18n: i18n, page: Prepared, path: string): void {
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? []
  const missing = used.filter((namespace) => !(namespace in page.strings))
  if (missing.length > 0) throw new Error(`${path} uses strings it does not name: ${missing}`)
}

/** Named by its content, like all files that browsers may keep for ever. */
function dataFile(data: Embedded): WrittenPage['data'] {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  return { name: `/assets/page-${hash}.json`, json }
}

/** Fields travel as data; a body is code, which loads when the part of the page that shows it comes alive. */
function documentsOf(page: Prepared, frame: Frame) {
  const embedded: Embedded['documents'] = {
    site: { ...frame.site },
    navigation: { ...frame.navigation },
  }
  for (const [namespace, strings] of Object.entries(page.strings)) {
    embedded[`ui/${namespace}`] = strings
  }
  for (const [path, document] of Object.entries(page.documents)) {
    embedded[path] = 'Body' in document ? { ...document, Body: true } : document
  }
  return embedded
}
