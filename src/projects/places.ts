import { readItem, removeItem, writeItem } from './local-storage.ts'

/** The databases of what visitors keep. Tours lie in a folder of the browser's file system instead, where it has one. */
export const databases = {
  tours: 'realia-tours',
  rooms: 'realia-rooms',
  staging: 'realia-staging',
} as const

type Place = keyof typeof databases

/** That folder's name. */
export const toursFolder: Place = 'tours'

/**
 * Says in local storage that this browser keeps tours, in whichever of the two, so that a page without any need not load
 * what lists them.
 */
export const toursKey = 'tours'

export const hasTours = (): boolean => readItem(toursKey) !== null

/** Where nothing can be noted, the list comes once something is opened. */
export function noteTours(are: boolean): void {
  if (are) writeItem(toursKey, '1')
  else removeItem(toursKey)
}

/**
 * Which of the databases there are, without opening one: a page whose visitor keeps nothing loads nothing for it.
 * @returns undefined where the browser does not tell: Firefox does since version 126
 * @throws DOMException where the browser keeps nothing
 */
export async function foundDatabases(): Promise<Place[] | undefined> {
  const found = await indexedDB.databases?.()
  const names = Object.keys(databases) as Place[]
  return found && names.filter((place) => found.some(({ name }) => name === databases[place]))
}

/** Takes away all that visitors keep but the progress of lessons. What is not there, or not to be had, is no fault. */
export async function deleteAllProjects(): Promise<void> {
  await Promise.allSettled([...Object.values(databases).map(deleteDatabase), deleteToursFolder()])
}

/** Whoever has it open closes it when it is asked for. */
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
