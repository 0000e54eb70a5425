import { useEffect } from 'react'

/**
 * For pages whose parts load `later`: an address that names a place (`#tasks`) or a dialog (`?show=`) is a sign of life by
 * itself, for whoever came by it waits for what it names.
 */
export function useDeepLink(): void {
  useEffect(() => {
    const named = location.hash.length > 1 || new URLSearchParams(location.search).has('show')
    if (named) dispatchEvent(new Event('focusin'))
  }, [])
}
