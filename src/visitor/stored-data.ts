import { removeLocalItem } from '../projects/local-storage.ts'
import {
  databaseNames,
  deleteToursRoomsAndStagings,
  findExistingDatabases,
  toursKey,
} from '../projects/places.ts'
import { logout, USER_KEY } from './account.tsx'
import { setTheme, THEME_KEY } from './theme.ts'

/** The prefix of the local storage keys of lessons. */
const lessonPrefix = 'lesson-'

const keys = [
  ...([USER_KEY, THEME_KEY, `${lessonPrefix}*`, toursKey] as const),
  ...([databaseNames.rooms, databaseNames.staging] as const),
] as const

/** The names of everything that this site stores in the browser; `*` stands for any lesson. */
export type StoredKey = (typeof keys)[number]

/** The names that local storage or a database has now. */
export async function findStoredKeys(): Promise<StoredKey[]> {
  const places = (await findExistingDatabases().catch(() => undefined)) ?? []
  const all = [...localKeys(), ...places.map((place) => databaseNames[place])]
  return keys.filter((key) => (key.endsWith('*') ? all.some(isLesson) : all.includes(key)))
}

const isLesson = (key: string): boolean => key.startsWith(lessonPrefix)

function localKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
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
  for (const key of [THEME_KEY, toursKey, ...localKeys().filter(isLesson)]) removeLocalItem(key)
  await deleteToursRoomsAndStagings()
}
