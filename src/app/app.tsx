import type { i18n } from 'i18next'
import { Fragment, Suspense, use, useDeferredValue, useEffect, useRef } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router, useLocation } from 'wouter'
import { replayPress } from '../pages/islands/early-press.ts'
import { type Locale, localeBase, localePath } from '../site/locales.ts'
import { mayFetchAhead } from '../ui/may-fetch-ahead.ts'
import { showBusy } from '../ui/show-busy.ts'
import { AuthProvider } from '../visitor/account.tsx'
import { followNavigation } from './follow-navigation.ts'
import { fullTitle } from './head.ts'
import { Shell } from './layout/shell.tsx'
import type { PageCache } from './page-cache.ts'
import type { PageToRender, ShellDocuments } from './prepare.ts'

export interface AppProps {
  locale: Locale
  i18n: i18n
  frame: ShellDocuments
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
  // Deferred, so that the current page stays until the next one is ready.
  const path = useDeferredValue(location)
  const isComing = path !== location
  useEffect(() => (isComing ? showBusy() : undefined), [isComing])
  useEffect(() => {
    // Nothing that the first view waits for.
    if (mayFetchAhead())
      import('./fetch-linked-pages.ts').then(
        ({ fetchLinkedPages }) => fetchLinkedPages(pages, locale),
        () => {},
      )
  }, [pages, locale])
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
      {/* Another page enters anew; the same one with other words stays. */}
      <Fragment key={page.folder}>{page.content}</Fragment>
    </Shell>
  )
}

/** Says on the root element that the page answers now, and answers a button that was pressed too early. */
function useAlive(): void {
  useEffect(() => {
    const page = document.documentElement
    page.dataset.alive = ''
    replayPress(page)
  }, [])
}

/**
 * Updates head, scroll position and focus after a navigation, so that a screen reader announces the new page.
 * @param path  of the page that is shown, without a language prefix
 */
function useNavigationEffects(
  path: string,
  locale: Locale,
  brand: string,
  page: PageToRender,
): void {
  const shown = useRef(path)
  const moves = useRef<ReturnType<typeof followNavigation>>(undefined)
  useEffect(() => {
    moves.current = followNavigation()
    return moves.current.stop
  }, [])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    document.title = fullTitle(page.head.title, brand)
    // Loaded after the navigation, since most visitors see one page only; when that fails the old tags stay.
    import('./head.ts').then(
      ({ applySearchTags }) => applySearchTags(page.head, locale, page.path),
      () => {},
    )
    moves.current?.arrived(localePath(locale, path))
  }, [path, locale, brand, page])
}
