/** Milliseconds that a page may take to be as long as it was. */
const timeoutMs = 4_000

/**
 * Keeps a framed page where it is scrolled to when it is loaded anew.
 * @param onReady  the page is drawn, for the first time or again
 * @returns a function that ends it
 */
export function keepScroll(frame: HTMLIFrameElement, onReady: () => void): () => void {
  let top = 0
  let waiting = 0
  const remember = () => {
    top = frame.contentWindow?.scrollY ?? 0
  }
  const restore = (since: number) => {
    const view = frame.contentWindow
    const page = frame.contentDocument
    // Written by scripts in development: an empty page is not there yet.
    const isLong =
      page?.querySelector('main') && page.documentElement.scrollHeight >= top + frame.clientHeight
    if (isLong || performance.now() - since > timeoutMs) {
      view?.scrollTo({ top, behavior: 'instant' })
      view?.addEventListener('pagehide', remember)
      onReady()
    } else waiting = requestAnimationFrame(() => restore(since))
  }
  const onLoad = () => {
    cancelAnimationFrame(waiting)
    restore(performance.now())
  }
  frame.addEventListener('load', onLoad)
  return () => {
    cancelAnimationFrame(waiting)
    frame.removeEventListener('load', onLoad)
  }
}
