import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, type AppProps } from './app/app.tsx'
import { keepOffline } from './app/keep-offline.ts'
import { PageCache } from './app/page-cache.ts'
import { readEmbedded } from './app/page-data.ts'
import { prepareFrame } from './app/prepare.ts'
import { renewWhenOld } from './app/reload-when-outdated.ts'
import { seedDocuments } from './documents/load.ts'
import { createI18n } from './i18n/create.ts'
import { localePath, splitPathname } from './site/locales.ts'
import './ui/styles.css'

renewWhenOld()
const { locale, path } = splitPathname(location.pathname)
const embedded = await readEmbedded(document)
if (embedded) seedDocuments(locale, embedded.documents)

const frame = await prepareFrame(locale)
const i18n = createI18n(locale, frame.site.brand)
const pages = new PageCache(locale, i18n)
await pages.adopt(path, embedded?.path ?? path)
pages.recoverBy((next) => location.assign(localePath(locale, next)))

import('./ui/fonts-late.css')

const year = embedded?.year ?? new Date().getFullYear()
const props: AppProps = { locale, i18n, frame, pages, year }
const root = document.getElementById('root') as HTMLElement
if (embedded) {
  hydrateRoot(root, <App {...props} />)
  void keepOffline()
} else {
  // Only in development: there the page is not prerendered.
  document.documentElement.lang = locale
  createRoot(root).render(<App {...props} />)
}
