import { useLocationProperty } from 'wouter/use-browser-location'

/** The fragment of the address without its `#`; empty in the first render, as in the prerendered HTML. */
export function useFragment(): string {
  return useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  )
}
