import { clearLoadFailure, showLoadFailure } from '../../ui/load-failure/store.ts'
import { firstInteraction, interactionEvents } from './first-interaction.ts'
import { forgetPress, isPressPending, unhydratedButton } from './presses.ts'

/** The least time between two attempts, milliseconds. */
export const RETRY_DELAY_MS = 2000
/** From so many failures on, a press reloads the document; before, any interaction tries again. */
export const FAILURES_BEFORE_RELOAD = 3

/**
 * Loads code at the first interaction. After a failure the HTML stays, and the next attempt comes when the connection
 * is back or at a later interaction. Some browsers cache the failure of a module, so in the end a press reloads the
 * document.
 * @param call  resolves when the code is wanted; by default at the first interaction
 */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  call: () => Promise<unknown> = firstInteraction,
): Promise<Loaded> {
  await call()
  for (let failures = 1; ; failures += 1) {
    try {
      const loaded = await load()
      if (failures > 1) clearLoadFailure()
      return loaded
    } catch (error) {
      if (typeof document === 'undefined') throw error
      if (isPressPending()) showLoadFailure()
      forgetPress()
      await nextChance(failures)
    }
  }
}

function nextChance(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const taken = new AbortController()
    const listen = (types: string[], listener: (event: Event) => void) => {
      const options = { capture: true, passive: true, signal: taken.signal }
      for (const type of types) addEventListener(type, listener, options)
    }
    const take = () => {
      clearTimeout(rest)
      taken.abort()
      resolve()
    }
    const rest = setTimeout(() => {
      if (failures < FAILURES_BEFORE_RELOAD) listen(interactionEvents, take)
    }, RETRY_DELAY_MS)
    listen(['online'], take)
    if (failures >= FAILURES_BEFORE_RELOAD)
      listen(['click'], (event) => unhydratedButton(event) && loadAnew())
  })
}

/** Only when the document can be fetched, since a readable page must not be replaced by the browser's error page. */
async function loadAnew(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (ok) return location.reload()
  } catch {
    // Reported below.
  }
  showLoadFailure()
}
