import { logout, USER_KEY } from './account.tsx'
import { LESSON_PREFIX, TOURS_KEY, writeStorage } from './storage.ts'

import { setTheme, THEME_KEY } from './theme.ts'

const keys = [USER_KEY, THEME_KEY, `${LESSON_PREFIX}*`, TOURS_KEY] as const

/** The names under which this site keeps something in the browser; a star stands for any lesson. */
export type StoredKey = (typeof keys)[number]

let last: readonly StoredKey[] = []

/** Those of our keys that local storage holds now; the same array as long as nothing changes. */
export function storedKeys(): readonly StoredKey[] {
  const all = allKeys()
  const now = keys.filter((key) => (key.endsWith('*') ? all.some(isLesson) : all.includes(key)))
  if (now.join() !== last.join()) last = now
  return last
}

const isLesson = (key: string): boolean => key.startsWith(LESSON_PREFIX)

function allKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

/**
 * Calls `onChange` after {@link forgetVisitor}, when the visitor comes back to the page, and when another tab has
 * changed something. @returns stops
 */
export function subscribeToStoredKeys(onChange: () => void): () => void {
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

/** Signs out, goes back to the default theme, forgets what was learned, and leaves nothing of ours in local storage. */
export function forgetVisitor(): void {
  logout()
  setTheme('light')
  for (const key of [THEME_KEY, TOURS_KEY, ...allKeys().filter(isLesson)]) writeStorage(key, null)
  void forgetTours()
  for (const onChange of listeners) onChange()
}

/** Where the tours lie; `src/projects/project-store.ts` writes there. */
const toursFolder = 'tours'
const toursDatabase = 'realia-tours'

/** Takes away all tours that are kept here. What is not there, or not to be had, is no fault. */
async function forgetTours(): Promise<void> {
  globalThis.indexedDB?.deleteDatabase(toursDatabase)
  const root = await navigator.storage?.getDirectory?.().catch(() => undefined)
  await root?.removeEntry(toursFolder, { recursive: true }).catch(() => {})
}
