import { useEffect } from 'react'

/**
 * For pages whose parts load `later`: an address that names a place (`#tasks`), a dialog (`?show=`) or another choice is
 * a sign of life by itself, for whoever came by it waits for what it names.
 * @param names  of the choices that the page keeps in its address, besides `show`
 */
export function useDeepLink(...names: string[]): void {
  const all = ['show', ...names].join()
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const named = location.hash.length > 1 || all.split(',').some((name) => query.has(name))
    if (named) dispatchEvent(new Event('focusin'))
  }, [all])
}
