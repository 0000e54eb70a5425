import { useRef } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

const nameInAddress = () => new URLSearchParams(location.search).get('show')

/** Whether the entry of the history was made by opening, so that Back closes. */
const wasOpened = (): boolean => history.state?.opened === true

/** Writes an entry and lets those who watch the address know, though not as a move to another page. */
function write(how: 'pushState' | 'replaceState', name: string | null): void {
  const url = new URL(location.href)
  if (name) url.searchParams.set('show', name)
  else url.searchParams.delete('show')
  const state = { ...history.state, opened: name !== null && how === 'pushState' }
  // The browser's own: the router's tells the page to scroll to its top.
  History.prototype[how].call(history, state, '', url)
  dispatchEvent(new Event('replaceState'))
}

/** Going back to an entry with a fragment, a browser may scroll there; what lay behind the dialog is to stay as it was. */
function standStillOnBack(): void {
  const top = scrollY
  const stay = () => requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
  addEventListener('popstate', stay, { once: true })
}

export interface Shown {
  /** What `?show=` names; nothing at first, as in the HTML that was made without an address. */
  name: string | null
  open(name: string): void
  close(): void
}

/** Which dialog is open, kept in the address as `?show=name`: it can be linked to, and Back closes it. */
export function useShown(): Shown {
  const name = useLocationProperty(nameInAddress, () => null)
  const closing = useRef(false)
  if (name === null) closing.current = false
  return {
    name,
    open(wanted) {
      write('pushState', wanted)
      standStillOnBack()
    },
    close() {
      if (closing.current || nameInAddress() === null) return
      if (!wasOpened()) return write('replaceState', null)
      closing.current = true
      history.back()
    },
  }
}
