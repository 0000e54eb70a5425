import { useEffect, useEffectEvent, useState } from 'react'
import { clearLoadFailure } from './load-failure/store.ts'
import { showBusy } from './show-busy.ts'

/**
 * Code that loads when it is first wanted, and stays.
 * @param load  a module-level function, such as `() => import('./drawer.tsx')`
 * @param onError  what to do instead when it cannot be fetched; another one is no reason to fetch again
 * @returns the module, or `undefined` until it is there
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onError: (error: unknown) => void,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  const missing = wanted && module === undefined
  const refuse = useEffectEvent(onError)
  useEffect(() => {
    if (!missing) return
    let mounted = true
    const stopBusy = showBusy()
    load()
      .finally(stopBusy)
      .then(
        (loaded) => {
          if (!mounted) return
          clearLoadFailure()
          setModule(loaded)
        },
        (error: unknown) => mounted && refuse(error),
      )
    return () => {
      mounted = false
    }
  }, [missing, load])
  return module
}

/**
 * The same, where the place of what is missing says so.
 * @returns the module, whether it could not be fetched, and what tries again
 */
export function useLoadedOrFailed<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [failed, setFailed] = useState(false)
  const module = useLoaded(load, wanted && !failed, () => setFailed(true))
  return { module, failed, retry: () => setFailed(false) }
}
