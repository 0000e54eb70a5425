import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { createI18n } from '../i18n/create.ts'
import { type Locale, localePath } from '../site/locales.ts'
import { App } from './app.tsx'
import { type Embedded, embed } from './embedded.ts'
import { headTags } from './head.ts'
import { PageCache } from './page-cache.ts'
import { fileOf, fontTags, type Manifest, preloadTags } from './preloads.ts'
import type { Frame, Prepared } from './prepare.ts'
import type { Route } from './routes.ts'

/** What is the same for every page that is written. */
export interface Site {
  /** The built `index.html`, with `<!--head-->` and `<!--app-->`. */
  template: string
  manifest: Manifest
  year: number
}

/** A page as written, and the path that it calls its own. */
export interface WrittenPage {
  html: string
  canonicalPath: string
}

/** @returns a function that gives the whole HTML of a page in that language */
export function createPageWriter(site: Site, locale: Locale, frame: Frame) {
  const i18n = createI18n(locale, frame.site.brand)
  const pages = new PageCache(locale, i18n)

  return async function pageHtml(route: Route, path: string): Promise<WrittenPage> {
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
    const { embedded, modules } = documentsOf(page, frame, locale)
    const sources = [`src/pages/${route.page}/page.tsx`, ...modules]
    const head = [
      headTags(page.head, frame, locale, page.path),
      `<script src="/${fileOf(site.manifest, 'src/app/theme-boot.ts')}"></script>`,
      fontTags(site.manifest, locale),
      preloadTags(site.manifest, sources, ['index.html']),
    ]
    // Functions as replacements: copy may hold `$&`, which a string replacement would read as a command.
    const html = site.template
      .replace('<html lang="en">', `<html lang="${locale}">`)
      .replace('<!--head-->', () => head.filter(Boolean).join('\n    '))
      .replace('<!--app-->', () => app)
      .replace('</body>', () => `  ${embed({ path, documents: embedded, year })}\n  </body>`)
    return { html, canonicalPath: page.path }
  }
}

/** Fields travel in the HTML; a body is code, so its module is preloaded. */
function documentsOf(page: Prepared, frame: Frame, locale: Locale) {
  const embedded: Embedded['documents'] = {
    site: { ...frame.site },
    navigation: { ...frame.navigation },
  }
  const modules: string[] = []
  for (const [namespace, strings] of Object.entries(page.strings)) {
    embedded[`ui/${namespace}`] = strings
  }
  for (const [path, document] of Object.entries(page.documents)) {
    embedded[path] = document
    if (!('Body' in document)) continue
    embedded[path] = { ...document, Body: true }
    modules.push(`virtual:body/${locale}/${path}`, `virtual:documents/${locale}`)
  }
  return { embedded, modules }
}
