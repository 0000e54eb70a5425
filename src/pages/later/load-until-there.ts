import { clearLoadFailure, showLoadFailure } from '../../ui/load-failure/store.ts'
import { buttonAsleep, forgetPress, pressWaits } from './presses.ts'
import { signOfLife, signs } from './sign-of-life.ts'

/** The least time between two attempts, milliseconds. */
export const RETRY_AFTER = 2000
/** After so many failures signs of life are no longer a reason to try again. */
export const ATTEMPTS = 3

/**
 * Loads code at the first sign of life. Where it cannot be fetched, the HTML stays as it is, and the next attempt comes
 * with the connection or with a later sign. Some browsers remember that a module failed, so in the end a press loads
 * the whole document anew.
 * @param call  resolves when the code is wanted; at the first sign of life unless told
 */
export async function loadUntilThere<Loaded>(
  load: () => Promise<Loaded>,
  call: () => Promise<unknown> = signOfLife,
): Promise<Loaded> {
  await call()
  for (let failures = 1; ; failures += 1) {
    try {
      const loaded = await load()
      if (failures > 1) clearLoadFailure()
      return loaded
    } catch (error) {
      if (typeof document === 'undefined') throw error
      if (pressWaits()) showLoadFailure()
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
      if (failures < ATTEMPTS) listen(signs, take)
    }, RETRY_AFTER)
    listen(['online'], take)
    if (failures >= ATTEMPTS) listen(['click'], (event) => buttonAsleep(event) && loadAnew())
  })
}

/** Only where the document can be had: what can be read now must not give way to the browser's own error page. */
async function loadAnew(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (ok) return location.reload()
  } catch {
    // Said below.
  }
  showLoadFailure()
}
