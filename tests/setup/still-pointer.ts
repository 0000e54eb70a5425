/**
 * Keeps from the page what nobody did: the shell of Chromium holds a pointer over the corner of a new page, which would
 * count as pointing at the header. Runs in the page before its own code, and must
 * not refer to anything outside of itself.
 */
export function keepPointerStill(): void {
  const corner = document.createElement('div')
  corner.setAttribute('data-test-corner', '')
  Object.assign(corner.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '2147483647' })
  Object.assign(corner.style, { width: '1px', height: '1px' })
  const putCornerOverPage = () => document.documentElement?.append(corner)
  putCornerOverPage()
  addEventListener('DOMContentLoaded', putCornerOverPage, { once: true })

  const told = new AbortController()
  const drop = (event: Event) => {
    if (!(event instanceof MouseEvent) || !event.isTrusted) return
    if (event.clientX === 0 && event.clientY === 0) return event.stopImmediatePropagation()
    told.abort()
    corner.remove()
  }
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove']) {
    addEventListener(type, drop, { capture: true, signal: told.signal })
  }
}
