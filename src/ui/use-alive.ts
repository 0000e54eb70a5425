import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the scripts have taken over the page: false in its HTML, and in the first render of what was prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
