/**
 * Restores the scroll position after each navigation and moves the focus there: to the fragment of the address, to the
 * saved position on back and forward, else to the top.
 */
export function followNavigation() {
  let shown = location.pathname
  // Between a navigation and the render of its page the scroll position belongs to neither page.
  let moving = false
  let stopHolding = () => {}
  if (!isKnownEntry()) beginEntry()

  /**
   * To be called when a page is on the screen.
   * @param pathname  the page's own: the visitor may have gone on meanwhile
   */
  const arrived = (pathname: string) => {
    const isNew = pathname !== shown
    shown = pathname
    if (pathname !== location.pathname) return
    moving = false
    // Only an existing entry has a number, so this is back or forward.
    const isBack = isKnownEntry()
    if (!isBack) beginEntry()
    goToPlace(isBack)
    // A page that stayed, as when Back closes a dialog, has all its parts.
    if (isBack && isNew) stopHolding = holdScroll(rememberedPosition())
  }
  const move = () => {
    moving = true
    stopHolding()
    // No page is going to be rendered that could report it.
    if (location.pathname === shown) arrived(shown)
  }
  const onPop = () => {
    if (isKnownEntry()) move()
    else beginEntry()
  }
  const onScroll = () => {
    if (!moving) rememberPosition()
  }
  const listeners = { pushState: move, popstate: onPop, scroll: onScroll }
  for (const [event, listener] of Object.entries(listeners)) {
    addEventListener(event, listener, { passive: true })
  }
  return {
    arrived,
    stop() {
      stopHolding()
      for (const [event, listener] of Object.entries(listeners))
        removeEventListener(event, listener)
    },
  }
}

function goToPlace(isBack: boolean): void {
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
  if (isBack) scrollTo({ top: rememberedPosition(), behavior: 'instant' })
  else if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
  focusOn(target ?? document.getElementById('main'))
}

/**
 * Keeps the page at `top`, CSS pixels, while parts that load later make it taller: the browser would keep the part that
 * is in view instead. Ends with the visitor's first input, or after 3 s.
 */
function holdScroll(top: number): () => void {
  const growth = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }))
  growth.observe(document.body)
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const type of inputs) removeEventListener(type, stop, true)
  }
  const timer = setTimeout(stop, 3000)
  for (const type of inputs) addEventListener(type, stop, { capture: true, passive: true })
  return stop
}

/** Moves the focus without a further scroll, also to what cannot have it by itself. */
function focusOn(place: HTMLElement | null): void {
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Remembers how far each entry of the history was scrolled: a page's content comes after the browser's own try. */
const positions = new Map<number, number>()
let last = 0

const entryShown = (): number | undefined => history.state?.entry

/** Whether the entry is one of ours; a fragment that the browser followed by itself makes one that is not. */
const isKnownEntry = (): boolean => entryShown() !== undefined

/** Numbers the entry of the history that is new; at the start of a visit, the one that the page was opened with. */
function beginEntry(): void {
  last = Math.max(last, entryShown() ?? 0) + 1
  history.replaceState({ ...history.state, entry: last }, '')
}

/** Where the entry was left, CSS pixels from the top; 0 where it is new. */
const rememberedPosition = (): number => positions.get(entryShown() ?? 0) ?? 0

function rememberPosition(): void {
  positions.set(entryShown() ?? 0, scrollY)
}
