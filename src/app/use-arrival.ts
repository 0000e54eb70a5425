import { useEffect, useRef } from 'react'
import type { Locale } from '../site/locales.ts'
import { applyHead } from './head.ts'
import type { Prepared } from './prepare.ts'

/**
 * What happens when the visitor arrives at another page: its head, the top of the page or the place that the
 * address names, and the focus, so that a reader hears where it is.
 */
export function useArrival(path: string, locale: Locale, brand: string, page: Prepared): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    applyHead(page.head, brand, locale, page.path)
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, locale, brand, page])
}
