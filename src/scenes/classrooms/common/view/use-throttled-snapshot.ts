import { useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import { isTick } from '../model/session.ts'

/** ms from one look to the next at what time changes: figures that change more often cannot be read. */
const pause = 200

/** A lab as all that tells of it sees it. */
export interface ThrottledStore<Lab extends object> {
  /** @returns stops it */
  listen(changed: () => void): () => void
  read(): Lab
}

/**
 * The one look at a lab that all parts of a workspace share: what somebody changes is there at once, also while it
 * moves. What time changes, and that may be in each frame, is looked at a few times a second, so that what tells of it
 * takes no time from what is drawn.
 * @param moving  whether time changes it now
 */
export function createThrottledStore<Lab extends object>(
  lab: Lab,
  moving: (lab: Lab) => boolean,
): ThrottledStore<Lab> {
  const listeners = new Set<() => void>()
  let timer = 0
  let last = 0
  const look = () => {
    clearTimeout(timer)
    timer = 0
    last = performance.now()
    for (const changed of listeners) changed()
  }
  const follow = () => {
    // That it comes to rest is to be seen, as is all that somebody does: a slider must not slip from a hand.
    if (!isTick(lab) || !moving(lab)) look()
    // Not now, when it may be time already: a lab in the middle of its step is none that can be read.
    else if (timer === 0)
      timer = window.setTimeout(look, Math.max(0, last + pause - performance.now()))
  }
  let stop = () => {}
  return {
    listen(changed) {
      // At once: what somebody sets must stand there before the browser puts its control back.
      if (listeners.size === 0) stop = subscribe(lab, follow, true)
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size > 0) return
        stop()
        clearTimeout(timer)
        timer = 0
      }
    },
    read: () => snapshot(lab) as Lab,
  }
}

/** The lab as it was at the last look: the part of a workspace that calls it is rendered after each. */
export const useThrottledSnapshot = <Lab extends object>({
  listen,
  read,
}: ThrottledStore<Lab>): Lab => useSyncExternalStore(listen, read, read)
