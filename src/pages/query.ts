import { useLocationProperty } from 'wouter/use-browser-location'

/** A query parameter of the address; null in the first render, as in the prerendered HTML. */
export function useQueryParameter(name: string): string | null {
  return useLocationProperty(
    () => new URLSearchParams(location.search).get(name),
    () => null,
  )
}

/**
 * Writes query parameters without adding to the history and without scrolling.
 * @param changes  by name; `null` removes a parameter
 */
export function writeQuery(changes: Record<string, string | null>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(history.state, '', url)
}
