import { useEffect, useRef } from 'react'
import type { Locale } from '../site/locales.ts'
import { followMoves, type Moves } from './follow-moves.ts'
import { applyHead } from './head.ts'
import type { Prepared } from './prepare.ts'

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
    applyHead(page.head, brand, locale, page.path)
    moves.current?.arrived()
  }, [path, locale, brand, page])
}
