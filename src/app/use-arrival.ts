import { useEffect, useRef } from 'react'
import { type Locale, localePath } from '../site/locales.ts'
import { followMoves, type Moves } from './follow-moves.ts'
import type { Prepared } from './prepare.ts'
import { fullTitle } from './title.ts'

/**
 * What happens when the visitor arrives at another page: its head, its place, and the focus, so that a reader hears
 * where it is.
 * @param path  the address that is shown, without a prefix
 */
export function useArrival(path: string, locale: Locale, brand: string, page: Prepared): void {
  const shown = useRef(path)
  const moves = useRef<Moves>(undefined)
  useEffect(() => {
    moves.current = followMoves()
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
