import { readLocalItem, removeLocalItem } from '../projects/local-storage.ts'
import { databases, deleteAllProjects, foundDatabases, toursKey } from '../projects/places.ts'
import { logout, USER_KEY } from './account.tsx'
import { setTheme, THEME_KEY } from './theme.ts'

/** The prefix of the local storage keys of lessons. */
const lessonPrefix = 'lesson-'

const keys = [
  ...([USER_KEY, THEME_KEY, `${lessonPrefix}*`, toursKey] as const),
  ...([databases.rooms, databases.staging] as const),
] as const

/** The names of everything that this site stores in the browser; `*` stands for any lesson. */
export type StoredKey = (typeof keys)[number]

/** Whether the progress of a lesson is stored. */
export const hasLessonProgress = (id: string): boolean =>
  readLocalItem(`${lessonPrefix}${id}`) !== null

let last: readonly StoredKey[] = []
/** The databases found last, since the browser answers asynchronously. */
let found: readonly string[] = []

/** The names that local storage or a database has now; the same array as long as nothing changes. */
export function storedKeys(): readonly StoredKey[] {
  const all = [...allKeys(), ...found]
  const now = keys.filter((key) => (key.endsWith('*') ? all.some(isLesson) : all.includes(key)))
  if (now.join() !== last.join()) last = now
  return last
}

const isLesson = (key: string): boolean => key.startsWith(lessonPrefix)

function allKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

function tellAll(): void {
  for (const onChange of listeners) onChange()
}

async function lookForDatabases(): Promise<void> {
  const places = await foundDatabases().catch(() => undefined)
  found = places?.map((place) => databases[place]) ?? []
  tellAll()
}

/**
 * Calls `onChange` after {@link deleteVisitorData}, when the visitor comes back to the page, and when another tab has
 * changed something.
 * @returns stops
 */
export function subscribeToStoredKeys(onChange: () => void): () => void {
  const stop = new AbortController()
  const changed = () => {
    onChange()
    void lookForDatabases()
  }
  listeners.add(onChange)
  void lookForDatabases()
  for (const type of ['storage', 'focus', 'click']) {
    addEventListener(type, changed, { signal: stop.signal })
  }
  return () => {
    listeners.delete(onChange)
    stop.abort()
  }
}

/**
 * Signs out, resets the theme, and deletes all projects and progress, so that nothing of this site stays in the
 * browser.
 * @returns done when the databases are gone; local storage is cleared at once
 */
export async function deleteVisitorData(): Promise<void> {
  logout()
  setTheme('light')
  for (const key of [THEME_KEY, toursKey, ...allKeys().filter(isLesson)]) removeLocalItem(key)
  tellAll()
  await deleteAllProjects()
  await lookForDatabases()
}
