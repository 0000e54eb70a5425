import { readLocalItem, removeLocalItem, writeLocalItem } from './local-storage.ts'

/** The databases of all saved projects. Tours are in the browser's file system instead, when it has one. */
export const databaseNames = {
  tours: 'realia-tours',
  rooms: 'realia-rooms',
  staging: 'realia-staging',
} as const

type Place = keyof typeof databaseNames

/** The name of that folder. */
export const toursFolder: Place = 'tours'

/**
 * The local storage key that says that this browser has tours in either storage, so that a page without any need not
 * load the list of them.
 */
export const toursKey = 'tours'

export const hasTours = (): boolean => readLocalItem(toursKey) !== null

/** When local storage fails, the list shows once a tool is opened. */
export function setHasTours(are: boolean): void {
  if (are) writeLocalItem(toursKey, '1')
  else removeLocalItem(toursKey)
}

/**
 * The databases that exist, without opening one, so that a page loads nothing for a visitor without projects.
 * @returns undefined where the browser does not tell: Firefox does since version 126
 * @throws DOMException where the browser keeps nothing
 */
export async function findExistingDatabases(): Promise<Place[] | undefined> {
  const found = await indexedDB.databases?.()
  const names = Object.keys(databaseNames) as Place[]
  return found && names.filter((place) => found.some(({ name }) => name === databaseNames[place]))
}

/** Deletes all saved projects except the progress of lessons. A missing or unreachable storage is no error. */
export async function deleteToursRoomsAndStagings(): Promise<void> {
  await Promise.allSettled([
    ...Object.values(databaseNames).map(deleteDatabase),
    deleteToursFolder(),
  ])
}

/** Another tab that has the database open closes it on request. */
const deleteDatabase = (name: string) =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.onsuccess = resolve
    deleting.onerror = reject
  })

async function deleteToursFolder(): Promise<void> {
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(toursFolder, { recursive: true })
}
