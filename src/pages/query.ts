import { useLocationProperty } from 'wouter/use-browser-location'

/** What the address says of `name` (`?name=value`); nothing at first, as in the HTML that was made without an address. */
export function useQuery(name: string): string | null {
  return useLocationProperty(
    () => new URLSearchParams(location.search).get(name),
    () => null,
  )
}

/**
 * Writes a choice into the address, so that it can be linked to. It adds nothing to the history, and moves nothing.
 * @param changes  by name; `null` takes a name out
 */
export function writeQuery(changes: Record<string, string | null>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(history.state, '', url)
}
