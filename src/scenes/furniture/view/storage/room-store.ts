import type { DBSchema } from 'idb'
import { projectDatabase } from '../../../../projects/database.ts'
import { fromSaved, type SavedDesign } from '../../model/room/saved-design.ts'

/** Photos lie apart, so that a step does not write many megabytes. */
interface Rooms extends DBSchema {
  designs: { key: string; value: { id: string; saved: SavedDesign } }
  photos: { key: string; value: Blob }
}

/** A room that is saved in this browser, as it is listed. */
export interface SavedRoom {
  id: string
  name: string
  /** milliseconds since 1970 */
  savedAt: number
  count: number
}

export const databaseName = 'realia-rooms'

const stores: ['designs', 'photos'] = ['designs', 'photos']
const { open, write } = projectDatabase<Rooms>(databaseName, (made) => {
  made.createObjectStore('designs', { keyPath: 'id' })
  made.createObjectStore('photos')
})

/** The rooms that are saved and can be read, the last one first; none where the browser saves nothing. */
export async function listRooms(): Promise<SavedRoom[]> {
  const rooms = await open()
    .then((database) => database.getAll('designs'))
    .catch(() => [])
  return rooms
    .flatMap(({ id, saved }) => {
      try {
        const { name, savedAt, items } = fromSaved(saved)
        return [{ id, name, savedAt, count: items.length }]
      } catch {
        return []
      }
    })
    .sort((a, b) => b.savedAt - a.savedAt)
}

/** As it was written: the reader judges it. @returns undefined where there is none under the id, any more */
export async function readRoom(
  id: string,
): Promise<{ saved: unknown; photo: Blob | null } | undefined> {
  const transaction = (await open()).transaction(stores)
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
export function writeRoom(id: string, saved: SavedDesign, photo: Blob | null): Promise<void> {
  return write(stores, async (transaction) => {
    const photos = transaction.objectStore('photos')
    // First, so that a photo there is no space for leaves no design without one.
    if (photo && (await photos.getKey(id)) === undefined) await photos.put(photo, id)
    await transaction.objectStore('designs').put({ id, saved })
  })
}

export function deleteRoom(id: string): Promise<void> {
  return write(stores, (transaction) =>
    Promise.all(stores.map((store) => transaction.objectStore(store).delete(id))),
  )
}
