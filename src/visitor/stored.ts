import { logout, USER_KEY } from './account.ts'
import { store } from './storage.ts'
import { setTheme, THEME_KEY } from './theme.ts'

const keys = [USER_KEY, THEME_KEY] as const

/** The names under which this site keeps something in the browser. */
export type StoredKey = (typeof keys)[number]

let last: readonly StoredKey[] = []

/** Those of our keys that local storage holds now; the same array as long as nothing changes. */
export function storedKeys(): readonly StoredKey[] {
  const now = keys.filter(has)
  if (now.join() !== last.join()) last = now
  return last
}

function has(key: StoredKey): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const listeners = new Set<() => void>()

/**
 * Calls `onChange` after {@link forgetVisitor}, when the visitor comes back to the page, and when another tab has
 * changed something. @returns stops
 */
export function followStored(onChange: () => void): () => void {
  const stop = new AbortController()
  listeners.add(onChange)
  for (const type of ['storage', 'focus', 'click']) {
    addEventListener(type, onChange, { signal: stop.signal })
  }
  return () => {
    listeners.delete(onChange)
    stop.abort()
  }
}

/** Signs out, goes back to the default theme, and leaves nothing of ours in local storage. */
export function forgetVisitor(): void {
  logout()
  setTheme('light')
  store(THEME_KEY, null)
  for (const onChange of listeners) onChange()
}
