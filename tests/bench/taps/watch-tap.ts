import type { Tap } from './tap-list.ts'

/** Times in ms since the navigation began. */
export interface TapWatch {
  tappedAt: number
  /** after the first frame that shows an answer */
  answeredAt: number
  /** whether that was the control saying that it has been pressed, before what was asked for */
  isProgress: boolean
  /** what was hit instead of the control */
  missed: string
}

/** Where to tap, in CSS pixels, and when the page was first painted, ms of the world's clock. */
export interface TapPlace {
  x: number
  y: number
  paintedAt: number
}

declare global {
  interface Window {
    benchTap?: TapWatch
    /** Tells the bench, by a binding of the browser's, a `TapPlace` as JSON. */
    benchTapPlace?: (place: string) => void
  }
}

/**
 * Runs in the page, before its own scripts: tells where the control is from the first paint on, and after the tap looks in
 * each frame whether it was answered: another state or text of the control, a dialog, the text of the tap's place, or what
 * the tap asks for.
 */
export function watchTap({ control, place, answer }: Tap) {
  const none = Number.NaN
  const watch: TapWatch = { tappedAt: none, answeredAt: none, isProgress: false, missed: '' }
  window.benchTap = watch
  const find = () => document.querySelector<HTMLElement>(control)

  let told = ''
  const tell = (paintedAt: number) => {
    const found = find()
    let box = found?.getBoundingClientRect()
    if (!found || !box) return
    // Nobody taps what is not seen; fonts and pictures may have moved it.
    if (box.top < 0 || box.bottom > innerHeight) {
      found.scrollIntoView({ block: 'center', behavior: 'instant' })
      box = found.getBoundingClientRect()
    }
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const now = JSON.stringify({ ...middle, paintedAt } satisfies TapPlace)
    if (now !== told) window.benchTapPlace?.(now)
    told = now
  }
  new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (!paint) return
    observer.disconnect()
    const paintedAt = performance.timeOrigin + paint.startTime
    tell(paintedAt)
    const again = setInterval(() => tell(paintedAt), 100)
    addEventListener('pointerdown', () => clearInterval(again), { capture: true, once: true })
  }).observe({ type: 'paint', buffered: true })

  const stateOf = (element: HTMLElement) => {
    const states = element
      .getAttributeNames()
      .filter((name) => /^(aria-(?!controls|describedby|labelledby)|disabled$)/.test(name))
      .map((name) => `${name}=${element.getAttribute(name)}`)
    const field = element instanceof HTMLLabelElement ? element.control : null
    const isChecked = field instanceof HTMLInputElement && field.checked
    const isOpen = element.closest('details')?.open
    return [element.textContent, ...states, isChecked, isOpen].join()
  }
  const isPressed = (element: HTMLElement) => element.matches('[data-pressed], [aria-busy=true]')
  const lookAt = (element: HTMLElement) =>
    [
      stateOf(element),
      document.querySelectorAll('[role=dialog], dialog[open]').length,
      place && document.querySelector(place)?.textContent,
      answer && document.querySelector(answer) !== null,
    ].join('\n')

  const onTap = (event: Event) => {
    const target = event.target as Element
    const tapped = find()
    if (!tapped?.contains(target)) {
      watch.missed = target.outerHTML.slice(0, 100)
      return
    }
    watch.tappedAt = event.timeStamp
    const before = lookAt(tapped)
    const painted = new MessageChannel()
    painted.port1.onmessage = () => {
      watch.answeredAt = performance.now()
    }
    const look = () => {
      const isAnswered = lookAt(tapped) !== before
      watch.isProgress = isPressed(tapped) && !isAnswered
      // The message comes once this frame is painted.
      if (isAnswered || watch.isProgress) painted.port2.postMessage(0)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  addEventListener('pointerdown', onTap, { capture: true, once: true })
}
