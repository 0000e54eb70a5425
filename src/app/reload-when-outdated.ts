/**
 * Reloads a tab once when its code is gone because a newer release has replaced it. It stays as it is where something was
 * entered, which a reload would lose.
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
      // A document that came by a reload never reloads by itself, so that it cannot go round in circles.
      const wasReloaded = arrival?.type === 'reload'
      if (isOld && !entered && !isFilled() && !wasReloaded) location.reload()
    } catch {
      // Without a connection the page stays: whoever asked for the code says that it cannot be fetched.
    }
  })
}
