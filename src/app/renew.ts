/**
 * After a release a tab that was opened before it cannot fetch any more of its code: then it loads itself anew, once, and
 * only where nothing was entered that would be lost.
 */
export function renewWhenOld(): void {
  let entered = false
  for (const type of ['input', 'drop']) {
    addEventListener(type, () => (entered = true), true)
  }
  /** What was typed before this code could hear it. */
  const isFilled = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=range]), textarea')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    )
  addEventListener('vite:preloadError', async () => {
    try {
      const answer = await fetch(location.href, { cache: 'no-store' })
      const script = document.querySelector('[src*="/index-"]')?.getAttribute('src') ?? ''
      const isOld = answer.ok && !(await answer.text()).includes(`"${script}"`)
      const [arrival] = performance.getEntriesByType('navigation')
      // A document that came by a reload never reloads by itself, so that it cannot go round in circles.
      const cameAnew = (arrival as PerformanceNavigationTiming | undefined)?.type === 'reload'
      if (isOld && !entered && !isFilled() && !cameAnew) location.reload()
    } catch {
      // Without a connection the page stays: whoever asked for the code says that it cannot be fetched.
    }
  })
}
