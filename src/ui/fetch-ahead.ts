import { useEffect } from 'react'
import { mayFetchAhead } from './may-fetch-ahead.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Fetches what a visitor will probably press next as soon as the page is idle.
 * @param load  a module-level function; what fails is fetched again at the press
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (mayFetchAhead())
      whenIdle()
        .then(load)
        .catch(() => {})
  }, [load])
}
