import { useEffect } from 'react'
import { mayFetchAhead } from './may-fetch-ahead.ts'
import { whenFirstViewIsThere } from './when-idle.ts'

/**
 * Fetches what a visitor will probably press next as soon as the first view is there and the page is idle.
 * @param load  a module-level function; what fails is fetched again at the press
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (mayFetchAhead())
      whenFirstViewIsThere()
        .then(load)
        .catch(() => {})
  }, [load])
}
