import type { i18n } from 'i18next'
import { Suspense, use, useDeferredValue } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router, useLocation } from 'wouter'
import { type Locale, localeBase } from '../site/locales.ts'
import { AuthProvider } from '../visitor/user.tsx'
import { Shell } from './layout/shell.tsx'
import type { PageCache } from './page-cache.ts'
import type { Frame } from './prepare.ts'
import { useAlive } from './use-alive.ts'
import { useArrival } from './use-arrival.ts'

export interface AppProps {
  locale: Locale
  i18n: i18n
  frame: Frame
  pages: PageCache
  /** The year in the copyright line, as the HTML was made with. */
  year: number
  /** The address on the server, with its prefix; in the browser it is `location`. */
  ssrPath?: string
}

export function App({ locale, i18n, frame, pages, year, ssrPath }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Router base={localeBase(locale)} ssrPath={ssrPath}>
        <AuthProvider>
          <Suspense>
            <CurrentPage {...{ frame, pages, locale, year }} />
          </Suspense>
        </AuthProvider>
      </Router>
    </I18nextProvider>
  )
}

type CurrentPageProps = Pick<AppProps, 'frame' | 'pages' | 'locale' | 'year'>

function CurrentPage({ frame, pages, locale, year }: CurrentPageProps) {
  const [location] = useLocation()
  // Deferred: the page one leaves stays until the next is ready.
  const path = useDeferredValue(location)
  const page = use(pages.get(path))
  useAlive()
  useArrival(path, locale, frame.site.brand, page)
  return (
    <Shell
      navigation={frame.navigation}
      site={frame.site}
      locale={locale}
      path={page.path}
      year={year}
    >
      {page.content}
    </Shell>
  )
}
