/**
 * Reloads a tab once when a newer release has replaced its code. A tab with typed input is not reloaded, since that
 * would lose the input.
 */
export function reloadWhenOutdated(): void {
  let entered = false
  for (const type of ['input', 'drop']) {
    addEventListener(type, () => (entered = true), true)
  }
  /** Whether a field was filled in before the listeners above were there. */
  const isFilled = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=range]), textarea')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    )
  addEventListener('vite:preloadError', async () => {
    try {
      const answer = await fetch(location.href, { cache: 'no-store' })
      const script = document.querySelector('[src*="/index-"]')?.getAttribute('src') ?? ''
      const isOld = answer.ok && !(await answer.text()).includes(`"${script}"`)
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      // A reloaded document never reloads by itself, to avoid an endless loop.
      const wasReloaded = arrival?.type === 'reload'
      if (isOld && !entered && !isFilled() && !wasReloaded) location.reload()
    } catch {
      // Offline the page stays; the caller reports that the code cannot be fetched.
    }
  })
}
