import { snapshot, subscribe } from 'valtio/vanilla'
import { isByTime } from '../model/session.ts'

/** ms from one look to the next at what time changes: figures that change more often cannot be read. */
const pause = 200

/** A lab as all that tells of it sees it. */
export interface Calm<Lab extends object> {
  /** @returns stops it */
  listen(changed: () => void): () => void
  read(): Lab
}

const known = new WeakMap<object, Calm<object>>()

/**
 * The one look at a lab that all parts of a desk share.
 * @param moving  whether time changes it now; the same function each time
 */
export function calmOf<Lab extends object>(lab: Lab, moving: (lab: Lab) => boolean): Calm<Lab> {
  const calm = known.get(lab) ?? createCalm(lab, moving)
  known.set(lab, calm)
  return calm as Calm<Lab>
}

function createCalm<Lab extends object>(lab: Lab, moving: (lab: Lab) => boolean): Calm<Lab> {
  const listeners = new Set<() => void>()
  const now = () => snapshot(lab) as Lab
  let seen = now()
  let timer = 0
  let last = 0
  const look = () => {
    clearTimeout(timer)
    timer = 0
    last = performance.now()
    seen = now()
    for (const changed of listeners) changed()
  }
  const follow = () => {
    // That it comes to rest is to be seen, as is all that somebody does: a slider must not slip from a hand.
    if (!isByTime(lab) || !moving(lab)) look()
    // Not now, when it may be time already: a lab in the middle of its step is none that can be read.
    else if (timer === 0)
      timer = window.setTimeout(look, Math.max(0, last + pause - performance.now()))
  }
  let stop = () => {}
  return {
    listen(changed) {
      if (listeners.size === 0) {
        seen = now()
        // At once: what somebody sets must stand there before the browser puts its control back.
        stop = subscribe(lab, follow, true)
      }
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size > 0) return
        stop()
        clearTimeout(timer)
        timer = 0
      }
    },
    // Where nobody listens nothing is known of it.
    read: () => (listeners.size > 0 ? seen : now()),
  }
}
