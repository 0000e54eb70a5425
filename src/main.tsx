import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, type AppProps } from './app/app.tsx'
import { PageCache } from './app/page-cache.ts'
import { readPageData } from './app/page-data.ts'
import { loadShellDocuments } from './app/prepare.ts'
import { reloadWhenOutdated } from './app/reload-when-outdated.ts'
import { startOfflineCache } from './app/start-offline-cache.ts'
import { seedDocuments } from './documents/load.ts'
import { createI18n } from './i18n/create.ts'
import { localePath, splitPathname } from './site/locales.ts'
import './ui/styles.css'

reloadWhenOutdated()
void start()

/** A function, since with an `await` at the top level of an entry the bundler merges no files. */
async function start() {
  const { locale, path } = splitPathname(location.pathname)
  const pageData = await readPageData(document)
  if (pageData) seedDocuments(locale, pageData.documents)

  const frame = await loadShellDocuments(locale)
  const i18n = createI18n(locale, frame.site.brand)
  const pages = new PageCache(locale, i18n)
  await pages.adopt(path, pageData?.path ?? path)
  pages.recoverBy((next) => location.assign(localePath(locale, next)))

  import('./ui/fonts-late.css')
  if (locale === 'hi')
    addEventListener('focusin', () => import('./ui/fonts-devanagari.css'), { once: true })

  const year = pageData?.year ?? new Date().getFullYear()
  const props: AppProps = { locale, i18n, frame, pages, year }
  const root = document.getElementById('root') as HTMLElement
  if (pageData) {
    // As a transition, so that React leaves the main thread to a press in between.
    startTransition(() => {
      hydrateRoot(root, <App {...props} />)
    })
    void startOfflineCache()
  } else {
    // Only in development: there the page is not prerendered.
    document.documentElement.lang = locale
    createRoot(root).render(<App {...props} />)
  }
}
