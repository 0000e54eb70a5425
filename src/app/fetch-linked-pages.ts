import { type Locale, splitPathname } from '../site/locales.ts'
import type { PageCache } from './page-cache.ts'

/** Fetches a page as soon as a pointer or a finger comes to a link to it. */
export function fetchLinkedPages(pages: PageCache, locale: Locale): void {
  const fetchLinked = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin) return
    const linked = splitPathname(link.pathname)
    if (linked.locale === locale) pages.fetchAhead(linked.path)
  }
  for (const type of ['pointerover', 'touchstart'])
    addEventListener(type, fetchLinked, { passive: true })
}
