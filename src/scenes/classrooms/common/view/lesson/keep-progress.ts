import { subscribe } from 'valtio/vanilla'
import { emptyProgress } from '../../model/progress/progress.ts'
import { keptText, type Session } from '../../model/session.ts'
import { forget, save } from './storage.ts'

/** Progress is written at most so often, in ms. */
export const writeEvery = 300

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
    if (timer === 0) timer = window.setTimeout(write, writeEvery)
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
