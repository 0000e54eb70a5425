/**
 * Writes once nothing has changed for a while, and at once when the page is hidden or left. One after the other, so that
 * an older state never overwrites a newer one.
 * @param write  never rejects
 * @param rest  ms
 * @param most  ms that a change waits at most, however many follow it
 */
export function writeAfterRest(
  write: () => Promise<void>,
  rest: number,
  most = Number.POSITIVE_INFINITY,
) {
  const stop = new AbortController()
  let timer = 0
  /** when the oldest change that is not written yet came, ms; of the page's own clock */
  let since = 0
  let chain = Promise.resolve()
  const soon = () => {
    clearTimeout(timer)
    timer = 0
    chain = chain.then(write)
  }
  const hidden = () => {
    if (timer) soon()
  }
  document.addEventListener('visibilitychange', hidden, { signal: stop.signal })
  addEventListener('pagehide', hidden, { signal: stop.signal })
  return {
    changed() {
      const now = performance.now()
      if (!timer) since = now
      clearTimeout(timer)
      timer = window.setTimeout(soon, Math.max(0, Math.min(rest, since + most - now)))
    },
    /** Ends it, with what was left to write. @returns done when that is written */
    end(): Promise<void> {
      stop.abort()
      hidden()
      return chain
    },
  }
}
