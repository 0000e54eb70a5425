import { subscribe } from 'valtio/vanilla'
import { emptyProgress } from '../../model/progress/progress.ts'
import { isTick, keptText, type Session } from '../../model/session.ts'

import { forget, save } from './storage.ts'

/** What somebody does is written within so many ms; what time alone changes, seldom: writing takes time from what is drawn. */
export const writeEvery = 300
export const writeMovingEvery = 2000

export interface ProgressKeeper {
  /** Begins the lesson anew and removes what was kept of it. */
  forget: () => void
  /** Writes what is still to be written, and writes no more. */
  stop: () => void
}

/**
 * Writes progress down while it changes, and at once when the page is left.
 * @param told  is told after each write whether the browser keeps it
 */
export function keepProgress<Lab extends object>(
  session: Session<Lab>,
  told: (kept: boolean) => void,
): ProgressKeeper {
  const { model, lab, progress, shape } = session
  let timer = 0
  let due = 0
  const write = () => {
    if (timer === 0) return
    clearTimeout(timer)
    timer = 0
    const text = keptText(session as unknown as Session)
    // What was kept before is better than what the next visit could not read.
    told(text !== '' && save(model.id, text))
  }
  // A timer that runs is left to run: what moves changes in every frame and would put it off for ever.
  const later = () => {
    const wait = isTick(lab) ? writeMovingEvery : writeEvery
    const at = performance.now() + wait
    if (timer !== 0 && due <= at) return
    clearTimeout(timer)
    due = at
    timer = window.setTimeout(write, wait)
  }
  // At once, not in the next microtask: what forgetting changes must be known before the timer is stopped.
  const stops = [subscribe(progress, later, true), subscribe(lab, later, true)]
  addEventListener('pagehide', write)
  return {
    forget() {
      model.reset(lab)
      Object.assign(progress, emptyProgress(shape))
      clearTimeout(timer)
      timer = 0
      forget(model.id)
    },
    stop() {
      for (const stop of stops) stop()
      removeEventListener('pagehide', write)
      write()
    },
  }
}
