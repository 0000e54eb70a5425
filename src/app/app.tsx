import type { i18n } from 'i18next'
import { Suspense, use, useDeferredValue, useEffect, useRef } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router, useLocation } from 'wouter'
import { type Locale, localeBase, localePath } from '../site/locales.ts'
import { AuthProvider } from '../visitor/account.tsx'
import { followNavigation, type NavigationFollower } from './follow-navigation.ts'
import { fullTitle } from './head.ts'
import { Shell } from './layout/shell.tsx'
import type { PageCache } from './page-cache.ts'
import type { Frame, Prepared } from './prepare.ts'

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
  useNavigationEffects(path, locale, frame.site.brand, page)
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

/** Says on the root element that the page answers now, and answers to buttons that were pressed too early. */
function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset.pressed
      button.click()
    }
  }, [])
}

/**
 * What happens when the visitor arrives at another page: its head, its place, and the focus, so that a reader hears
 * where it is.
 * @param path  the address that is shown, without a prefix
 */
function useNavigationEffects(path: string, locale: Locale, brand: string, page: Prepared): void {
  const shown = useRef(path)
  const moves = useRef<NavigationFollower>(undefined)
  useEffect(() => {
    moves.current = followNavigation()
    return moves.current.stop
  }, [])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    document.title = fullTitle(page.head.title, brand)
    // Nobody waits for these, and few who arrive at a page go on to another: the code comes then. Without it they stay.
    import('./head.ts').then(
      ({ applySearchTags }) => applySearchTags(page.head, locale, page.path),
      () => {},
    )
    moves.current?.arrived(localePath(locale, path))
  }, [path, locale, brand, page])
}
