/** Local storage that is refused, as in some private windows, is no reason to stop: the choice then lasts as long as the page. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing is lost that a reload would not lose anyway.
  }
}
