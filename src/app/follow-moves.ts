import { beginEntry, isKnownEntry, rememberedPosition, rememberPosition } from './scroll-memory.ts'

type Way = 'on' | 'back'

export interface Moves {
  /** To be called when the page of the address is on the screen. */
  arrived(): void
  stop(): void
}

/**
 * Follows the visitor through the history and takes them, on each arrival, where they want to be: to the place that
 * the address names, to where an entry was left when they go back or forward, else to the top. The focus goes along.
 */
export function followMoves(): Moves {
  let shown = location.pathname
  // From a move until its page is shown, the scroll position belongs to neither.
  let way: Way | undefined
  if (!isKnownEntry()) beginEntry()

  const arrived = () => {
    const came = way ?? 'on'
    way = undefined
    shown = location.pathname
    if (came === 'on') beginEntry()
    goToPlace(came)
  }
  const onPush = () => {
    way = 'on'
    // A link to the page one is on brings no new page that could tell of its arrival.
    if (location.pathname === shown) arrived()
  }
  const onPop = () => {
    if (!isKnownEntry()) return beginEntry()
    way = 'back'
    if (location.pathname === shown) arrived()
  }
  const onScroll = () => {
    if (!way) rememberPosition()
  }
  const listeners = { pushState: onPush, popstate: onPop, scroll: onScroll }
  for (const [event, listener] of Object.entries(listeners)) {
    addEventListener(event, listener, { passive: true })
  }
  return {
    arrived,
    stop() {
      for (const [event, listener] of Object.entries(listeners))
        removeEventListener(event, listener)
    },
  }
}

function goToPlace(way: Way): void {
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
  if (way === 'back') scrollTo({ top: rememberedPosition(), behavior: 'instant' })
  else if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
  focusOn(target ?? document.getElementById('main'))
}

/** Moves the focus without a further scroll, also to what cannot have it by itself. */
function focusOn(place: HTMLElement | null): void {
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
