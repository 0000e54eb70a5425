import { useRef } from 'react'
import { useQueryParameter } from './query.ts'

const nameInAddress = () => new URLSearchParams(location.search).get('show')

/** Whether opening the dialog created the history entry, so that Back closes it. */
const wasOpened = (): boolean => history.state?.opened === true

/** Writes a history entry and notifies listeners of the address, but not as a navigation. */
function write(how: 'pushState' | 'replaceState', name: string | null): void {
  const url = new URL(location.href)
  if (name) url.searchParams.set('show', name)
  else url.searchParams.delete('show')
  const state = { ...history.state, opened: name !== null && how === 'pushState' }
  // The browser's own method, since the router's makes the page scroll to its top.
  History.prototype[how].call(history, state, '', url)
  dispatchEvent(new Event('replaceState'))
}

/** On Back to an entry with a fragment a browser may scroll there; the page behind the dialog must not move. */
function standStillOnBack(): void {
  const stay = () => {
    // Where it is now: what came late may have made the page taller while the dialog was open.
    const top = scrollY
    requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
  }
  addEventListener('popstate', stay, { once: true })
}

/** Keeps the open dialog in the address as `?show=name`, so that it can be linked to and Back closes it. */
export function useDialogQuery() {
  const name = useQueryParameter('show')
  const closing = useRef(false)
  if (name === null) closing.current = false
  return {
    /** The value of `?show=`; null in the first render, as in the prerendered HTML. */
    name,
    open(wanted: string) {
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
