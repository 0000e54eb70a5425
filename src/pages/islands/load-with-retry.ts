import { clearLoadFailure, showLoadFailure } from '../../ui/load-failure/store.ts'
import { dropPress, isEarlyPress } from './early-press.ts'

/** The time before the second and the third attempt, milliseconds. */
export const retryDelaysMs = [2000, 4000]

/**
 * Loads code. After a failure the HTML stays, and the next attempt comes after a while or when the connection is back.
 * Some browsers cache the failure of a module, so after the last attempt a press on a button loads the document anew.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let failures = 0; ; failures += 1) {
    try {
      const loaded = await load()
      if (failures > 0) clearLoadFailure()
      return loaded
    } catch (error) {
      if (typeof document === 'undefined') throw error
      if (dropPress()) showLoadFailure()
      await nextChance(retryDelaysMs[failures])
    }
  }
}

function nextChance(delayMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const taken = new AbortController()
    const { signal } = taken
    const take = () => {
      clearTimeout(timer)
      taken.abort()
      resolve()
    }
    const timer = delayMs === undefined ? undefined : setTimeout(take, delayMs)
    addEventListener('online', take, { signal })
    if (delayMs === undefined)
      addEventListener('click', (event) => isEarlyPress(event) && reload(), {
        capture: true,
        signal,
      })
  })
}

/** Only when the document can be fetched, since a readable page must not be replaced by the browser's error page. */
async function reload(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (ok) return location.reload()
  } catch {
    // Reported below.
  }
  dropPress()
  showLoadFailure()
}
