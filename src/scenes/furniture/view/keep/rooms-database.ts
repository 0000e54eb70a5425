import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedDesign } from '../../model/room/saved-design.ts'

/** Photos lie apart, so that a step does not write many megabytes. */
interface Rooms extends DBSchema {
  designs: { key: string; value: { id: string; saved: SavedDesign } }
  photos: { key: string; value: Blob }
}

export const databaseName = 'realia-rooms'

let opened: Promise<IDBPDatabase<Rooms>> | undefined

/** @throws DOMException where the browser keeps nothing, as in some private windows */
async function database(): Promise<IDBPDatabase<Rooms>> {
  const forget = () => {
    opened = undefined
  }
  opened ??= openDB<Rooms>(databaseName, 1, {
    upgrade(made) {
      made.createObjectStore('designs', { keyPath: 'id' })
      made.createObjectStore('photos')
    },
    // Another tab brings a newer version, or the browser has taken the storage away.
    blocking: (_now, _next, { target }) => {
      forget()
      ;(target as IDBDatabase).close()
    },
    terminated: forget,
  })
  opened.catch(forget)
  return opened
}

/** What is kept under each id, as it was written: the reader judges it. */
export async function allRooms(): Promise<{ id: string; saved: unknown }[]> {
  return (await database()).getAll('designs')
}

/** @returns undefined where there is none under the id, any more */
export async function readRoom(
  id: string,
): Promise<{ saved: unknown; photo: Blob | null } | undefined> {
  const transaction = (await database()).transaction(['designs', 'photos'])
  const [room, photo] = await Promise.all([
    transaction.objectStore('designs').get(id),
    transaction.objectStore('photos').get(id),
  ])
  return room && { saved: room.saved, photo: photo ?? null }
}

/**
 * Writes a design, and its photo with it where there is none yet, or none any more since another tab has deleted the
 * room: both or neither.
 * @throws DOMException `QuotaExceededError` when the disk is full
 */
export async function writeRoom(id: string, saved: SavedDesign, photo: Blob | null): Promise<void> {
  const transaction = (await database()).transaction(['designs', 'photos'], 'readwrite')
  const write = async () => {
    const photos = transaction.objectStore('photos')
    // First, so that a photo there is no space for leaves no design without one.
    if (photo && (await photos.getKey(id)) === undefined) await photos.put(photo, id)
    await transaction.objectStore('designs').put({ id, saved })
  }
  await Promise.all([write(), transaction.done])
}

export async function deleteRoom(id: string): Promise<void> {
  const transaction = (await database()).transaction(['designs', 'photos'], 'readwrite')
  await Promise.all([
    transaction.objectStore('designs').delete(id),
    transaction.objectStore('photos').delete(id),
    transaction.done,
  ])
}
